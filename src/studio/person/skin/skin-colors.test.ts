import { expect, test } from 'vitest'
import { humanForm } from '../../../../scripts/form/form-data.ts'
import { subdivisionOf } from '../../body/subdivide.ts'
import { aCharacter } from '../../testing/a-character.ts'
import { paintSkin } from './skin-colors.ts'
import { type SkinRegion, skinRegions } from './skin-regions.ts'

const form = humanForm()
const finer = subdivisionOf(form.quads.get('skin') ?? new Uint16Array(), form.skinCount)
const DARK = { base: [0.36, 0.23, 0.17], blush: [0.5, 0.2, 0.18], blushStrength: 0.35, freckles: 0 } as const
const BLUE = { base: [0.3, 0.45, 0.75], blush: [0.4, 0.3, 0.7], blushStrength: 0.35, freckles: 0 } as const

/** Mean colour of where a region is whole. */
function colorOf(colors: Float32Array, region: SkinRegion): number[] {
  const mask = skinRegions(form, finer)[region]
  const sum = [0, 0, 0]
  let count = 0
  mask.forEach((share, vertex) => {
    if (share < 0.8) return
    count += 1
    for (const channel of [0, 1, 2]) sum[channel]! += colors[vertex * 3 + channel]!
  })
  return sum.map((value) => value / count)
}
const redness = ([red, green]: number[]) => red! / green!
const lightness = (color: number[]) => color.reduce((sum, value) => sum + value, 0)

test('the same sheet is painted in the same bytes', () => {
  expect(paintSkin(form, finer, aCharacter()).colors).toEqual(paintSkin(form, finer, aCharacter()).colors)
})

test('lips are redder than cheeks, and cheeks redder than the forehead, of fair and of dark people', () => {
  const hair = { ...aCharacter().hair, kind: 'bald' } as const
  for (const sheet of [aCharacter({ hair }), aCharacter({ hair, skin: DARK })]) {
    const { colors } = paintSkin(form, finer, sheet)
    expect(redness(colorOf(colors, 'lips'))).toBeGreaterThan(redness(colorOf(colors, 'cheeks')) * 1.1)
    expect(redness(colorOf(colors, 'cheeks'))).toBeGreaterThan(redness(colorOf(colors, 'forehead')))
  }
})

test('the palms of dark hands are paler than the hands, those of fair ones hardly', () => {
  const step = (sheet: ReturnType<typeof aCharacter>) => {
    const { colors } = paintSkin(form, finer, sheet)
    return lightness(colorOf(colors, 'palms')) / lightness(colorOf(colors, 'neck'))
  }
  expect(step(aCharacter({ skin: DARK }))).toBeGreaterThan(1.25)
  expect(step(aCharacter())).toBeLessThan(1.1)
})

test('blue skin is blue all over, its lips too', () => {
  const { colors } = paintSkin(form, finer, aCharacter({ skin: BLUE }))
  for (const region of ['lips', 'cheeks', 'forehead', 'neck', 'palms'] as const) {
    const [red, , blue] = colorOf(colors, region)
    expect(blue, region).toBeGreaterThan(red! * 1.3)
  }
})

test('lipstick has the colour that was said', () => {
  const mark = { kind: 'lipstick', place: 'face', color: [0.2, 0.1, 0.6] } as const
  const [red, , blue] = colorOf(paintSkin(form, finer, aCharacter({ marks: [mark] })).colors, 'lips')
  expect(blue).toBeGreaterThan(red! * 1.3)
})

test('grown men have a shade where a beard would grow, women and boys none', () => {
  const jaw = (over: Parameters<typeof aCharacter>[0]) => {
    const sheet = aCharacter({ hair: { ...aCharacter().hair, kind: 'bald', color: [0.1, 0.08, 0.06] }, ...over })
    return lightness(colorOf(paintSkin(form, finer, sheet).colors, 'beard'))
  }
  const [man, woman, boy] = [
    jaw({ masculinity: 1, ageYears: 35 }),
    jaw({ masculinity: 0, ageYears: 35 }),
    jaw({ masculinity: 1, ageYears: 8 }),
  ]
  expect(man).toBeLessThan(woman * 0.97)
  expect(boy).toBeGreaterThan(woman * 0.985)
})

test('white make-up covers a dark face from the forehead to the chin, and neither its lips nor the neck', () => {
  const white = { kind: 'clown make-up', place: 'face', color: [0.94, 0.93, 0.91] } as const
  const sheet = aCharacter({ hair: { ...aCharacter().hair, kind: 'bald' }, skin: DARK, marks: [white] })
  const { colors } = paintSkin(form, finer, sheet)
  for (const region of ['cheeks', 'underEyes'] as const) expect(lightness(colorOf(colors, region)), region).toBeGreaterThan(2.4)
  expect(redness(colorOf(colors, 'lips'))).toBeGreaterThan(1.2)
  expect(lightness(colorOf(colors, 'palms'))).toBeLessThan(2)
  expect(lightness(colorOf(colors, 'neck'))).toBeLessThan(1.2)
})

test('only the rim of the upper lid is dark, not the lid that shows when the eye is shut', () => {
  const region = skinRegions(form, finer).lashLine
  const { rest } = paintSkin(form, finer, aCharacter())
  const meanAt = (from: number, to: number) => {
    const lid = Array.from(region.keys()).filter((vertex) => {
      const [x, y, z] = [rest[vertex * 3]!, rest[vertex * 3 + 1]!, rest[vertex * 3 + 2]!]
      return x > 0.27 && x < 0.36 && y > from && y < to && z > 1.4
    })
    return lid.reduce((sum, vertex) => sum + region[vertex]!, 0) / lid.length
  }
  expect(meanAt(7.326, 7.335)).toBeGreaterThan(0.3)
  expect(meanAt(7.34, 7.37)).toBeLessThan(0.1)
})
