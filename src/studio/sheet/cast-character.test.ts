import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readOrders } from '../../../scripts/corpus.ts'
import { wardrobeOf } from '../form/garments/wardrobe.ts'
import { GARMENT_ZONES } from '../words/lexicon/garments.ts'
import { readDescription } from '../words/read-description.ts'
import { castCharacter } from './cast-character.ts'

const cast = (text: string, { seed = 'job', candidate = 1 } = {}) =>
  castCharacter(readDescription(text).reading, { seed, candidate, style: 'photoreal' })
const three = (text: string, seed = 'job') => [1, 2, 3].map((candidate) => cast(text, { seed, candidate }))

/** Paths of all values that differ between two plain objects. */
function differences(a: unknown, b: unknown, path = ''): string[] {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return Object.is(a, b) ? [] : [path]
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  const at = (value: object, key: string) => (value as Record<string, unknown>)[key]
  return [...keys].flatMap((key) => differences(at(a, key), at(b, key), path ? `${path}.${key}` : key))
}

const changed = (a: string, b: string, seed: string, candidate: number) => [
  ...new Set(
    differences(cast(a, { seed, candidate }), cast(b, { seed, candidate })).map((path) =>
      path.replace(/\.\d+(\.|$).*/, '').replace(/\.$/, ''),
    ),
  ),
]

describe('changing one word changes only what that word says', () => {
  const seeds = fc.record({ seed: fc.uuid(), candidate: fc.integer({ min: 1, max: 3 }) })
  const check = (a: string, b: string, allowed: readonly string[]) =>
    fc.assert(
      fc.property(seeds, ({ seed, candidate }) => {
        expect(changed(a, b, seed, candidate).filter((path) => !allowed.includes(path))).toEqual([])
      }),
      { numRuns: 25 },
    )

  test('the colour of hair', () =>
    check('a woman with brown hair in a blue coat', 'a woman with black hair in a blue coat', [
      'character.hair.color',
      'character.brows.color',
    ]))
  test('the colour of eyes', () =>
    check('a man with green eyes', 'a man with brown eyes', ['character.eyes.left', 'character.eyes.right']))
  test('the colour of a garment', () => check('a woman in a red coat', 'a woman in a teal coat', ['character.garments']))
  test('the expression', () => check('a smiling elf', 'a sad elf', ['scene.expression']))
  test('the hour', () =>
    check('a man in a forest at dawn', 'a man in a forest at night', [
      'scene.timeOfDay',
      ...['key', 'ambient', 'rim', 'rim2', 'air', 'keyDirection'].map((part) => `scene.light.${part}`),
    ]))
  test('an added hat', () =>
    check('a woman with green eyes', 'a woman with green eyes and a red beret', [
      'character.headwear.kind',
      'character.headwear.color',
      'character.headwear.trim',
      'character.headwear',
    ]))
})

test('OP-60 what the text states is the same in all three candidates', () => {
  const [one, two, three_] = three(
    'an old woman with long red hair, green eyes, dark skin, a plum coat and a top hat, smiling in a library at night',
  )
  for (const other of [two!, three_!]) {
    const { character, scene } = other
    expect(character.hair.color).toEqual(one!.character.hair.color)
    expect(character.hair.kind).toBe('long')
    expect(character.eyes.left).toEqual(one!.character.eyes.left)
    expect(character.skin.base).toEqual(one!.character.skin.base)
    expect(character.headwear?.kind).toBe('top hat')
    expect(character.garments.find(({ kind }) => kind === 'coat')?.color).toEqual(
      one!.character.garments.find(({ kind }) => kind === 'coat')?.color,
    )
    expect([scene.expression, scene.backdrop, scene.timeOfDay, character.ageYears]).toEqual(['smile', 'library', 'night', 72])
  }
})

test('OP-60 what the text leaves open differs between the three candidates', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const casts = three('a woman', seed)
    const distinct = (value: (each: (typeof casts)[number]) => unknown) =>
      new Set(casts.map((each) => JSON.stringify(value(each)))).size
    expect(distinct(({ character }) => character.hair.kind)).toBe(3)
    expect(distinct(({ character }) => character.face.kind)).toBe(3)
    expect(distinct(({ scene }) => scene.pose)).toBe(3)
    expect(distinct(({ scene }) => scene.expression)).toBe(3)
    expect(distinct(({ scene }) => scene.backdrop)).toBe(3)
    expect(distinct(({ scene }) => scene.light)).toBe(3)
    expect(distinct(({ scene }) => scene.camera)).toBe(3)
    expect(distinct(({ character }) => character.garments)).toBe(3)
  }
})

test('the same reading, seed and candidate give the same sheets', () => {
  expect(cast('a pirate in a storm')).toEqual(cast('a pirate in a storm'))
})

test('every golden description is cast: dressed from top to toe, never facing straight on, within its ranges', () => {
  const isShare = (value: number) => value >= 0 && value <= 1
  for (const description of readOrders('golden')) {
    for (const { character, scene } of three(description)) {
      const { build, skin, hair, garments } = character
      const zones = new Set(garments.flatMap(({ kind }) => GARMENT_ZONES[kind]))
      const colors = [skin.base, skin.blush, hair.color, ...garments.map(({ color }) => color)].flat()
      expect({
        description,
        isDressed: (zones.has('top') || zones.has('outer')) && zones.has('legs') && zones.has('feet'),
        isTurned: Math.abs(scene.camera.headYaw) > 0.09,
        hasBuild: [build.height, build.breadth].every((factor) => factor >= 0.85 && factor <= 1.15),
        hasShares: [build.muscle, build.weight, ...colors].every(isShare),
      }).toEqual({ description, isDressed: true, isTurned: true, hasBuild: true, hasShares: true })
    }
  }
}, 180_000)

test('nobody wears boots to a swimsuit or a suit that were not asked for', () => {
  const feet = (text: string) =>
    ['a', 'b', 'c'].flatMap((seed) =>
      three(text, seed).flatMap(({ character }) =>
        character.garments.filter(({ kind }) => GARMENT_ZONES[kind].includes('feet')).map(({ kind, cut }) => cut ?? kind),
      ),
    )
  expect(new Set(feet('a woman in a black swimsuit by a pool'))).toEqual(new Set(['bare feet']))
  expect(new Set(feet('a man in a grey suit'))).toEqual(new Set(['shoes']))
  expect(new Set(feet('a man in a suit and black boots'))).toEqual(new Set(['boots']))
})

test('what is denied is in no candidate', () => {
  for (const { character } of three('a man without a beard, no glasses, no hat')) {
    expect([character.facialHair, character.eyewear, character.headwear]).toEqual([undefined, undefined, undefined])
  }
})

test('two colours of eyes and dyed tips are cast as said', () => {
  const { character } = cast('a woman with one blue eye and one green, black hair with pink tips')
  expect(character.eyes.left).not.toEqual(character.eyes.right)
  expect(character.hair.tipColor).toBeDefined()
})

test('species bring their own bodies', () => {
  expect(cast('an elf').character.ears).toBe('long pointed')
  expect(cast('an angel').character).toMatchObject({ halo: true, wings: { kind: 'feathered' } })
  expect(cast('a vampire').character.fangs).toBe(true)
  expect(cast('a cat girl').character).toMatchObject({ ears: 'cat', tail: { kind: 'cat' }, eyes: { pupil: 'slit' } })
  expect(cast('a boy with ram horns').character.horns?.kind).toBe('ram')
})

describe('what the words mean for the sheet', () => {
  const skinLights = (text: string) =>
    three(text).map(({ character }) => character.skin.base.reduce((sum, channel) => sum + channel) / 3)

  test('an origin suggests skin and hair, and gives way to what is stated', () => {
    expect(Math.min(...skinLights('a blonde Swedish girl with blue eyes'))).toBeGreaterThan(0.65)
    expect(Math.max(...skinLights('a Nigerian man'))).toBeLessThan(0.45)
    expect(Math.min(...skinLights('a pale Nigerian man'))).toBeGreaterThan(0.7)
  })

  test('fair hair with nothing else said suggests fair skin', () => {
    expect(Math.min(...skinLights('a blonde woman'))).toBeGreaterThan(0.65)
  })

  test('somebody in a wheelchair sits in it, in its colour', () => {
    const { character, scene } = cast('a woman in a red wheelchair')
    expect(scene.pose).toBe('sitting')
    expect(character.seat?.kind).toBe('wheelchair')
    expect(character.seat!.color[0]).toBeGreaterThan(character.seat!.color[1] * 2)
  })

  test('of two tops the thicker one is worn above', () => {
    const kinds = cast('a woman in a lilac cardigan over a floral blouse').character.garments.map(({ kind }) => kind)
    expect(kinds.indexOf('sweater')).toBeGreaterThan(kinds.indexOf('blouse'))
  })

  test('make-up, a bindi and a hearing aid are marks with their colours', () => {
    const { marks } = cast('a woman with green lipstick, a red bindi and a blue hearing aid').character
    expect(marks.map(({ kind }) => kind).toSorted()).toEqual(['bindi', 'hearing aid', 'lipstick'])
    expect(marks.find(({ kind }) => kind === 'lipstick')!.color[1]).toBeGreaterThan(0.4)
  })
})

test('whoever says that the sun shines gets daylight, as long as no other hour is said', () => {
  const hours = Array.from(
    { length: 12 },
    (_, seed) => cast('a woman in a sunny meadow', { seed: String(seed) }).scene.timeOfDay,
  )
  expect(new Set(hours).difference(new Set(['morning', 'noon', 'afternoon']))).toEqual(new Set())
  expect(cast('a woman in a sunny meadow at dusk').scene.timeOfDay).toBe('dusk')
})

test('who is only said to wear a dress is drawn as a woman, a man in a dress as a man', () => {
  for (const { character } of three('a red dress, green eyes')) expect(character.masculinity).toBeLessThan(0.3)
  for (const { character } of three('a man in a red dress')) expect(character.masculinity).toBeGreaterThan(0.7)
})

test('nobody swims in shoes, unless they say so or wear a coat over it', () => {
  const shod = (text: string) =>
    three(text).map(
      ({ character }) =>
        character.garments.find(({ kind, cut }) => GARMENT_ZONES[kind].includes('feet') && cut !== 'bare feet') !== undefined,
    )
  expect(shod('a woman in a swimsuit')).toEqual([false, false, false])
  expect(shod('a man in swim trunks')).toEqual([false, false, false])
  expect(shod('a woman in a bikini and sandals')).toEqual([true, true, true])
  expect(shod('a woman in a swimsuit and a long coat')).toEqual([true, true, true])
})

test('hands are where what is said of them can be seen', () => {
  const poses = (text: string) => three(text).map(({ scene }) => scene.pose)
  expect(new Set(poses('a boxer with red boxing gloves'))).toEqual(new Set(['fighting']))
  expect(poses('a surgeon with blue gloves').every((pose) => /together|crossed/.test(pose))).toBe(true)
  expect(new Set(poses('a penguin carrying an umbrella'))).toEqual(new Set(['holding']))
})

test('coily hair shows its coils, and its parting where one is said', () => {
  const cuts = (text: string) =>
    ['a', 'b', 'c'].flatMap((seed) => three(text, seed).map(({ character }) => character.hair.kind))
  expect(cuts('a woman with coily hair').filter((kind) => !/afro|curly|shoulder/.test(kind))).toEqual([])
  expect(cuts('a woman with coily hair parted in the middle').filter((kind) => !/shoulder|long|bob/.test(kind))).toEqual([])
})

test('natural hair has a colour that grows, not the beige of natural cloth', () => {
  const colors = (text: string) => ['a', 'b'].flatMap((seed) => three(text, seed).map(({ character }) => character.hair.color))
  expect(colors('a woman with natural hair')).toEqual(colors('a woman with coily hair'))
})

test('a man whose chest is bare has no shirt in any way it can be said; a woman keeps one', () => {
  const tops = (text: string) => {
    const { character } = castCharacter(readDescription(text).reading, { seed: 'bare', candidate: 1, style: 'anime' })
    return wardrobeOf(character).filter(({ kind }) => GARMENT_ZONES[kind].includes('top'))
  }
  for (const text of ['a shirtless man in jeans', 'a bare-chested boxer', 'a man without a shirt'])
    expect(tops(text)).toEqual([])
  expect(tops('a shirtless woman in jeans')).not.toEqual([])
})

test('a ballgown is worn by a woman where nobody says who wears it', () => {
  const genders = ['1', '2', '3', '4'].map(
    (seed) =>
      castCharacter(readDescription('an opera singer in a green ballgown').reading, { seed, candidate: 1, style: 'anime' })
        .character.masculinity,
  )
  expect(Math.max(...genders)).toBeLessThan(0.5)
})
