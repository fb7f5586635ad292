import { describe, expect, test } from 'vitest'
import type { Rgb } from '../color.ts'
import { BACKDROPS, type Light, type SceneSheet } from '../sheet/scene-sheet.ts'
import { lightFor } from './light.ts'

const TIMES = [
  'dawn',
  'morning',
  'noon',
  'afternoon',
  'golden hour',
  'dusk',
  'night',
] as const satisfies SceneSheet['timeOfDay'][]
const WEATHERS = ['clear', 'cloudy', 'rain', 'storm', 'snow', 'fog', 'wind'] as const satisfies SceneSheet['weather'][]

const everyLight = BACKDROPS.flatMap((backdrop) =>
  TIMES.flatMap((time) =>
    WEATHERS.map((weather) => ({ name: `${backdrop}, ${time}, ${weather}`, light: lightFor(backdrop, time, weather) })),
  ),
)

const COLORS: Readonly<Record<string, Rgb>> = {
  white: [0.96, 0.95, 0.93],
  black: [0.1, 0.1, 0.11],
  red: [0.8, 0.12, 0.14],
  orange: [0.9, 0.48, 0.1],
  yellow: [0.93, 0.8, 0.16],
  green: [0.16, 0.56, 0.24],
  blue: [0.14, 0.3, 0.76],
  purple: [0.46, 0.2, 0.62],
  pink: [0.95, 0.55, 0.68],
  brown: [0.42, 0.26, 0.16],
}

const lit = (color: Rgb, key: Rgb): Rgb => [
  Math.min(1, color[0] * key[0]),
  Math.min(1, color[1] * key[1]),
  Math.min(1, color[2] * key[2]),
]

function nameOf(color: Rgb): string {
  const away = ([r, g, b]: Rgb) => (r - color[0]) ** 2 + (g - color[1]) ** 2 + (b - color[2]) ** 2
  return Object.keys(COLORS).reduce((best, name) => (away(COLORS[name]!) < away(COLORS[best]!) ? name : best), 'white')
}

describe('light', () => {
  test('leaves every stated colour that colour, at any place, hour and weather', () => {
    const mistaken = everyLight.flatMap(({ name, light }) =>
      Object.entries(COLORS)
        .filter(([color, rgb]) => nameOf(lit(rgb, light.key)) !== color)
        .map(([color]) => `${color} at ${name}`),
    )
    expect(mistaken).toEqual([])
  })

  test('never turns white cloth into skin', () => {
    const tooStrong = everyLight.filter(({ light }) => light.key[0] / light.key[2] >= 1.6 || Math.min(...light.key) <= 0.7)
    expect(tooStrong.map(({ name }) => name)).toEqual([])
  })

  test('has shadows with a hue of their own, darker than the light', () => {
    const grey = everyLight.filter(({ light: { ambient, key } }) => {
      const brightest = Math.max(...ambient)
      return brightest >= Math.max(...key) || brightest - Math.min(...ambient) <= 0.02
    })
    expect(grey.map(({ name }) => name)).toEqual([])
  })

  test('comes from the other side when asked', () => {
    const left = lightFor('neon city', 'night', 'clear')
    const right = lightFor('neon city', 'night', 'clear', { side: 'right' })
    expect(right.keyDirection[0]).toBe(-left.keyDirection[0])
    expect(right.rim2?.direction[0]).toBe(-(left.rim2?.direction[0] ?? 0))
    expect(right.key).toEqual(left.key)
  })

  test('of a low sun stands behind people too, and clouds leave it its colour', () => {
    const warmth = ({ key }: Light) => key[0] / key[2]
    const [clear, cloudy, noon] = [
      lightFor('sea', 'golden hour', 'clear'),
      lightFor('sea', 'golden hour', 'cloudy'),
      lightFor('sea', 'noon', 'cloudy'),
    ] as const
    expect(clear.rim2).toBeDefined()
    expect(noon.rim2).toBeUndefined()
    expect(warmth(cloudy)).toBeGreaterThan(1 + (warmth(clear) - 1) * 0.7)
  })

  test('of lamps is warm where people live, and the night elsewhere is cool', () => {
    const [street, sea] = [lightFor('city street', 'night', 'clear'), lightFor('sea', 'night', 'clear')]
    expect(street.key[0]).toBeGreaterThan(street.key[2])
    expect(sea.key[0]).toBeLessThan(sea.key[2])
  })

  test('changes with the hour outdoors', () => {
    expect(lightFor('sea', 'noon', 'clear').key).not.toEqual(lightFor('sea', 'night', 'clear').key)
    expect(lightFor('sea', 'noon', 'fog').fog).toBeGreaterThan(lightFor('sea', 'noon', 'clear').fog)
  })
})
