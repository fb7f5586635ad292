import { describe, expect, test } from 'vitest'
import { sentencesOf } from '../../warning.ts'
import { readDescription } from '../../words/read-description.ts'
import { castCharacter } from '../cast-character.ts'
import type { CharacterSheet } from '../character-sheet.ts'

const readingOf = (text: string) => readDescription(text).reading
const cast = (text: string, candidate = 1): CharacterSheet =>
  castCharacter(readingOf(text), { seed: 'heads', candidate, style: 'photoreal' }).character

describe('a cut that is said is the cut that is drawn', () => {
  test.each([
    ['a teenage girl with pink space buns', 'space buns'],
    ['a girl with two afro puffs', 'space buns'],
    ['a samurai with a topknot', 'topknot'],
    ['a man with a man bun', 'topknot'],
    ['a girl with blonde pigtails', 'pigtails'],
    ['a girl with twin tails', 'twin tails'],
    ['a woman with cornrows', 'cornrows'],
    ['a woman with box braids', 'box braids'],
    ['a man with dreadlocks', 'dreadlocks'],
    ['a man with a pompadour', 'quiff'],
    ['a man with a mullet', 'mullet'],
    ['a woman with a low ponytail', 'side tail'],
    ['a woman with a high ponytail', 'pony tail'],
    ['a woman with her hair in a half bun', 'half up'],
    ['a man with slicked-back hair', 'slicked back'],
    ['a punk with a green mohawk', 'mohawk'],
    ['a man with an undercut', 'undercut'],
  ])('%s', (text, kind) => {
    for (const candidate of [1, 2, 3]) expect(cast(text, candidate).hair.kind).toBe(kind)
  })

  test('curls hang free, whatever else is open', () => {
    for (const candidate of [1, 2, 3]) {
      const { hair } = cast('a girl with brown curls', candidate)
      expect(hair.texture).toBe('curly')
      expect(['curly', 'long', 'shoulder', 'short', 'bob']).toContain(hair.kind)
    }
  })
})

describe('colours of one head of hair', () => {
  test('half and half', () => {
    const { hair } = cast('a girl with split dyed pink and blue hair')
    expect(hair.sideColor).toBeDefined()
    expect(hair.streakColor).toBeUndefined()
  })
  test('roots that have grown out stay dark under what was named first', () => {
    const { hair } = cast('a woman with blonde hair and dark roots')
    expect(hair.rootColor![0]).toBeLessThan(hair.color[0] - 0.3)
  })
  test('tips and streaks', () => {
    expect(cast('a woman with black hair with blue tips').hair.tipColor).toBeDefined()
    expect(cast('a woman with purple hair with silver streaks').hair.streakColor).toBeDefined()
  })
  test('dyed hair does not dye the beard of whom no beard was said', () => {
    for (const candidate of [1, 2, 3]) {
      const { facialHair } = cast('a 30-year-old man with green hair', candidate)
      if (facialHair) expect(facialHair.color[1]).toBeLessThanOrEqual(facialHair.color[0])
    }
  })
})

describe('what words say of a face is drawn', () => {
  const plain = cast('a man')
  test.each([
    ['a man with a hooked nose', ({ face }: CharacterSheet) => face.noseHump ?? 0],
    ['a boxer with a broken nose', ({ face }: CharacterSheet) => face.noseBend ?? 0],
    ['a man with a big nose', ({ face }: CharacterSheet) => face.noseLength],
    ['a man with full lips', ({ face }: CharacterSheet) => face.lipFullness],
    ['a man with high cheekbones', ({ face }: CharacterSheet) => face.cheeks],
    ['a man with big ears', ({ face }: CharacterSheet) => face.earSize ?? 1],
    ['a man with bushy eyebrows', ({ brows }: CharacterSheet) => brows.thickness],
    ['a man with long eyelashes', ({ eyes }: CharacterSheet) => eyes.lashes],
  ])('%s', (text, measure) => {
    expect(measure(cast(text))).toBeGreaterThan(measure(plain) * 1.1)
  })
  test('a strong jaw is square, a heart-shaped face narrow', () => {
    expect(cast('a man with a strong jaw').face.kind).toBe('square')
    expect(cast('a man with a heart shaped face').face.kind).toBe('heart')
  })
  test.each([
    ['a woman with vitiligo', 'vitiligo'],
    ['a woman with dimples', 'dimples'],
    ['a firefighter with soot on her face', 'soot'],
    ['a clown', 'clown make-up'],
    ['a woman with sugar skull makeup', 'skull make-up'],
    ['a nurse with a surgical mask', 'medical mask'],
    ['a ninja with a mask', 'cloth mask'],
    ['a lady with a venetian mask', 'carnival mask'],
    ['a soldier with a gas mask', 'gas mask'],
    ['a plague doctor with a beak mask', 'plague mask'],
    ['a woman with dark circles under her eyes', 'eye bags'],
    ['a girl with a gap-toothed smile', 'gap tooth'],
    ['a boy missing a front tooth', 'missing tooth'],
    ['a boxer, cornrows, black eye', 'bruise'],
  ])('%s', (text, kind) => {
    expect(cast(text).marks.map((mark) => mark.kind)).toContain(kind)
  })
  test.each([
    ['a dwarf with a braided beard', 'braided beard'],
    ['a man with a handlebar moustache', 'handlebar moustache'],
    ['a man with a walrus moustache', 'drooping moustache'],
    ['a man with mutton chops', 'mutton chops'],
  ])('%s', (text, kind) => {
    expect(cast(text).facialHair?.kind).toBe(kind)
  })
})

test('what can not be drawn on a face is said, what can is not', () => {
  expect(sentencesOf(readingOf('a man with a retainer').warnings)).toEqual(['The studio can not draw “retainer” yet.'])
  expect(readingOf('a girl with braces').warnings).toEqual([])
  expect(readingOf('a man with a hooked nose and bushy eyebrows').warnings).toEqual([])
  expect(readingOf('a nurse with a surgical mask').warnings).toEqual([])
})

test('cat people have faces, not masks of dark fur', () => {
  for (const candidate of [1, 2, 3]) {
    const [red, green, blue] = cast('a cat girl with orange hair', candidate).skin.base
    expect(red * 0.3 + green * 0.59 + blue * 0.11).toBeGreaterThan(0.5)
  }
})
