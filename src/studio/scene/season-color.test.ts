import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { CreateCanvas } from '../canvas.ts'
import { aScene } from '../testing/a-character.ts'
import { seasonColor } from './season-color.ts'
import { createStage } from './stage.ts'

const LEAF = [0.45, 0.7, 0.3] as const
const BARK = [0.5, 0.4, 0.3] as const

test('grass and leaves lie under snow, needles show through it, and bark stays', () => {
  const [red, green, blue] = seasonColor(LEAF, 'snow')
  expect(Math.min(red, green, blue)).toBeGreaterThan(0.85)
  expect(seasonColor([0.15, 0.3, 0.2], 'snow')[1]).toBeLessThan(0.65)
  expect(seasonColor(BARK, 'snow')).toEqual(BARK)
  expect(seasonColor(LEAF, undefined)).toEqual(LEAF)
})

test('it snows on what is out of doors alone', () => {
  const inkOf = (over: Parameters<typeof aScene>[0]) =>
    createStage(aScene(over), { widthPx: 64, heightPx: 64, createCanvas: createCanvas as unknown as CreateCanvas }).stage.ink(
      '#76ad4a',
    )
  expect(inkOf({ backdrop: 'park', weather: 'snow' })).not.toBe(inkOf({ backdrop: 'park', weather: 'cloudy' }))
  expect(inkOf({ backdrop: 'office', weather: 'snow' })).toBe(inkOf({ backdrop: 'office', weather: 'cloudy' }))
})
