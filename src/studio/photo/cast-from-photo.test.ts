import { expect, test } from 'vitest'
import { readDescription } from '../words/read-description.ts'
import { castFromPhoto } from './cast-from-photo.ts'
import type { PhotoHints } from './photo-hints.ts'
import { photoHints } from './photo-hints.ts'

const OPTIONS = { seed: 'cast', style: 'anime', candidate: 1 } as const
const CANDIDATES = [1, 2, 3]

/** Hints of a photo; name only what matters. */
function hintsOf(over: Partial<PhotoHints> = {}): PhotoHints {
  return {
    hasFace: true,
    skin: [0.5, 0.35, 0.25],
    hair: { kinds: ['short', 'crop'], color: [0.1, 0.1, 0.1], volume: 0.1 },
    masculinity: 0.7,
    garments: [{ kinds: ['sweater', 'shirt'], color: [0.2, 0.4, 0.7] }],
    colors: [
      [0.2, 0.4, 0.7],
      [0.8, 0.6, 0.4],
    ],
    ...over,
  }
}

test('all candidates of a photo have its skin, hair colour and clothes, and one gender', () => {
  const people = CANDIDATES.map((candidate) => castFromPhoto(hintsOf(), { ...OPTIONS, candidate }).character)
  for (const { skin, hair, masculinity, facialHair, garments } of people) {
    expect(skin.base).toEqual([0.5, 0.35, 0.25])
    expect(hair.color).toEqual([0.1, 0.1, 0.1])
    expect(masculinity).toBe(0.7)
    expect(facialHair).toBeUndefined()
    expect(garments.at(-1)).toMatchObject({ color: [0.2, 0.4, 0.7] })
  }
  expect(new Set(people.map(({ hair }) => hair.kind))).toEqual(new Set(['short', 'crop']))
})

test('hair curls as the photo shows, and by no chance where it does not tell', () => {
  const textureOf = (seed: string, texture?: 'coily') => {
    const hair = { kinds: ['short'] as const, volume: 0.1, ...(texture && { texture }) }
    return castFromPhoto(hintsOf({ hair }), { ...OPTIONS, seed }).character.hair.texture
  }
  const seeds = Array.from({ length: 12 }, (_, index) => `seed ${index}`)
  expect(new Set(seeds.map((seed) => textureOf(seed)))).toEqual(new Set(['wavy']))
  expect(new Set(seeds.map((seed) => textureOf(seed, 'coily')))).toEqual(new Set(['coily']))
})

test('what a text beside the photo says wins over the photo', () => {
  const { reading } = readDescription('a woman with long green hair and a red coat')
  const { character } = castFromPhoto(hintsOf(), { ...OPTIONS, reading })
  expect(character.hair.kind).toBe('long')
  expect(character.hair.color[1]).toBeGreaterThan(character.hair.color[0])
  expect(character.garments.map(({ kind }) => kind)).toContain('coat')
  expect(character.masculinity).toBeLessThan(0.3)
  expect(character.skin.base).toEqual([0.5, 0.35, 0.25])
})

test('a photo’s face has the archetypes that it shows in all candidates, and what a text says wins', () => {
  const { face } = castFromPhoto(hintsOf(), OPTIONS).character
  const hints = hintsOf({ face: { ...face, kinds: { eyes: 'narrow', nose: 'broad' } } })
  for (const candidate of CANDIDATES)
    expect(castFromPhoto(hints, { ...OPTIONS, candidate }).character.face.kinds).toEqual({ eyes: 'narrow', nose: 'broad' })
  const { reading } = readDescription('a woman with hooded eyes')
  expect(castFromPhoto(hints, { ...OPTIONS, reading }).character.face.kinds).toEqual({ eyes: 'hooded', nose: 'broad' })
})

test('stripes that the photo shows are sewn in their two colours', () => {
  const garments = [{ kinds: ['t-shirt'], color: [0.9, 0.3, 0.5], stripe: [0.1, 0.3, 0.8] }] as const
  expect(castFromPhoto(hintsOf({ garments }), OPTIONS).character.garments.at(-1)).toMatchObject({
    kind: 't-shirt',
    pattern: 'striped',
    color: [0.9, 0.3, 0.5],
    trim: [0.1, 0.3, 0.8],
  })
})

test('an open jacket lies over what is worn below it', () => {
  const garments: PhotoHints['garments'] = [
    { kinds: ['jacket'], color: [0.1, 0.1, 0.1] },
    { kinds: ['shirt'], color: [0.9, 0.9, 0.9] },
  ]
  const { character } = castFromPhoto(hintsOf({ garments }), OPTIONS)
  expect(character.garments.slice(-2).map(({ kind }) => kind)).toEqual(['shirt', 'jacket'])
})

test('the head turns to the side that the photo shows', () => {
  for (const headYaw of [-0.4, 0.4]) {
    const { scene } = castFromPhoto(hintsOf({ headYaw }), OPTIONS)
    expect(Math.sign(scene.camera.headYaw)).toBe(Math.sign(headYaw))
  }
})

test('a picture of nobody gives somebody in its colours', () => {
  const size = { width: 40, height: 30 }
  const data = new Uint8ClampedArray(40 * 30 * 4).map((_, at) => [30, 120, 60, 255][at % 4]!)
  const none = new Uint8Array(4)
  const masks = { hair: none, bodySkin: none, faceSkin: none, clothes: none, other: none, background: none.map(() => 255) }
  const reading = { widthPx: 40, heightPx: 30, faceCount: 0, masks: { widthPx: 2, heightPx: 2, ...masks } }
  const hints = photoHints(reading, { ...size, data })
  expect(hints).toMatchObject({ hasFace: false, garments: [] })
  const { character } = castFromPhoto(hints, OPTIONS)
  const [red, green, blue] = character.garments.find(({ kind }) => !/jeans|trousers|boots|shoes/.test(kind))!.color
  expect(green).toBeGreaterThan(Math.max(red, blue))
})
