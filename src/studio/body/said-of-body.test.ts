import { describe, expect, test } from 'vitest'
import { humanForm } from '../../../scripts/form/form-data.ts'
import { knownOfWords } from './body-of-sheet.ts'
import { BODY_VALUES } from './body-value-table.ts'
import { FACE_WORDS, WHOLE_WORDS } from './body-words.ts'
import { buildBody } from './build-body.ts'
import { castBody } from './cast-body.ts'
import { FACE_VALUES } from './face-value-table.ts'
import { type Landmark, landmarkOf } from './landmarks.ts'
import { jointsOf } from './pose-body.ts'
import { saidOfBody } from './said-of-body.ts'

const form = humanForm()
const ORDINARY = { ageYears: 32, masculinity: 0.5, weight: 0.5, height: 0.5, muscle: 0.5, bust: 0.5 }
const bodyOf = (words: string, shape: Partial<typeof ORDINARY> = {}) => {
  const known = knownOfWords([words])
  return buildBody(form, castBody('kim', { ...known, shape: { ...ORDINARY, ...shape, ...known.shape } }))
}
const at = (body: Float32Array, name: Landmark) => landmarkOf(form, body, name)
const height = (body: Float32Array) => at(body, 'crown')[1]
const head = (body: Float32Array) => height(body) - at(body, 'chinBottom')[1]
/** How far out of the middle, in heads. */
const breadth = (name: Landmark) => (body: Float32Array) => at(body, name)[0] / head(body)
const down = (from: Landmark, to: Landmark) => (body: Float32Array) => (at(body, from)[1] - at(body, to)[1]) / head(body)
const forward = (of: Landmark, from: Landmark) => (body: Float32Array) => (at(body, of)[2] - at(body, from)[2]) / head(body)

/** Of the ears' rims, how far out the farthest is. */
const earsOut = (body: Float32Array) => {
  let farthest = 0
  for (let vertex = 0; vertex < form.skinCount; vertex += 1) {
    const y = form.base[vertex * 3 + 1]!
    if (y > 6.5 && y < 7.8) farthest = Math.max(farthest, body[vertex * 3]!)
  }
  return farthest / head(body)
}

const jointOf = (body: Float32Array, name: string) =>
  jointsOf(form, body)[form.header.bones.findIndex((bone) => bone.name === name)]!.head
const bones =
  (...names: string[]) =>
  (body: Float32Array) =>
    names.slice(1).reduce((sum, name, index) => {
      const [from, to] = [jointOf(body, names[index]!), jointOf(body, name)]
      return sum + Math.hypot(...from.map((value, axis) => value - to[axis]!))
    }, 0)
const leg = bones('upperleg01.L', 'lowerleg01.L', 'foot.L')
const arm = bones('upperarm01.L', 'lowerarm01.L', 'wrist.L')
const shoulders = bones('upperarm01.L', 'upperarm01.R')
const trunk = (body: Float32Array) => at(body, 'chinBottom')[1] - jointOf(body, 'upperleg01.L')[1]!
/** How deep the trunk is across the belly. */
const belly = (body: Float32Array) => {
  let [front, back] = [0, 0]
  for (let vertex = 0; vertex < form.skinCount; vertex += 1) {
    const [x, y] = [form.base[vertex * 3]!, form.base[vertex * 3 + 1]!]
    if (y < 0.8 || y > 2 || Math.abs(x) > 1.2) continue
    front = Math.max(front, body[vertex * 3 + 2]!)
    back = Math.min(back, body[vertex * 3 + 2]!)
  }
  return front - back
}

test.each([
  ['an aquiline nose', 'a snub nose', forward('noseBridge', 'innerEye')],
  ['a long nose', 'a button nose', down('noseRoot', 'noseTip')],
  ['a broad nose', 'a narrow nose', breadth('nostrilWing')],
  ['a big nose', 'a flat nose', forward('noseTip', 'cheekbone')],
  ['a drooping nose', 'an upturned nose', down('noseRoot', 'noseTip')],
  ['a square jaw', 'a narrow jaw', breadth('jawCorner')],
  ['a strong chin', 'a weak chin', forward('chinFront', 'lowerLip')],
  ['wide-set eyes', 'close-set eyes', breadth('innerEye')],
  ['round eyes', 'narrow eyes', down('upperLid', 'lowerLid')],
  ['round eyes', 'hooded eyes', down('upperLid', 'lowerLid')],
  ['droopy eyes', 'almond eyes', down('innerEye', 'outerEye')],
  ['a heavy brow', 'bulging eyes', forward('brow', 'upperLid')],
  ['chubby cheeks', 'hollow cheeks', breadth('cheek')],
  ['high cheekbones', 'flat cheekbones', breadth('cheekbone')],
  ['full lips', 'thin lips', down('upperLip', 'lowerLip')],
  ['a wide mouth', 'a small mouth', breadth('mouthCorner')],
  ['big ears', 'small ears', down('earTop', 'earLobe')],
  ['protruding ears', 'ears', earsOut],
  ['a thick neck', 'a slender neck', breadth('neckSide')],
  ['a long neck', 'a short neck', down('chinBottom', 'throat')],
  ['a high forehead', 'a low forehead', down('crown', 'browMiddle')],
  ['a broad face', 'a narrow face', breadth('cheekbone')],
  ['a rotund person', 'a gaunt person', belly],
  ['plump', 'skinny', belly],
  ['a pot belly', 'a flat stomach', belly],
  ['nine months pregnant', 'five months pregnant', belly],
  ['five months pregnant', 'newly pregnant', belly],
  ['broad-shouldered', 'narrow-shouldered', shoulders],
  ['stocky', 'petite', shoulders],
  ['long legs', 'short legs', leg],
  ['lanky', 'stocky', (body: Float32Array) => leg(body) / belly(body)],
  ['long arms', 'short arms', arm],
  ['tall', 'short', height],
  ['towering', 'tall', height],
  ['a very strong jaw', 'a slightly strong jaw', breadth('jawCorner')],
] as const)('%s is told from %s by the body', (more, less, measure) => {
  expect(measure(bodyOf(more))).toBeGreaterThan(measure(bodyOf(less)))
})

describe('people much smaller and taller than others', () => {
  for (const masculinity of [0.06, 0.94]) {
    const ordinary = bodyOf('', { masculinity })
    test(`of dwarfism limbs are short and the trunk is as long as everybody's (${masculinity})`, () => {
      const body = bodyOf('a person with dwarfism', { masculinity })
      expect(trunk(body) / trunk(ordinary)).toBeGreaterThan(0.94)
      expect(trunk(body) / trunk(ordinary)).toBeLessThan(1.04)
      expect(leg(body) / leg(ordinary)).toBeLessThan(0.65)
      expect(arm(body) / arm(ordinary)).toBeLessThan(0.65)
      expect(head(body) / head(ordinary)).toBeGreaterThan(0.97)
      expect(height(body)).toBeGreaterThan(11.5)
      expect(height(body)).toBeLessThan(13.8)
    })
    test(`a giant is far taller, of more heads, with broader bones (${masculinity})`, () => {
      const body = bodyOf('a giant', { masculinity })
      expect(height(body)).toBeGreaterThan(21)
      expect(height(body) / head(body)).toBeGreaterThan((height(ordinary) / head(ordinary)) * 1.08)
      expect(shoulders(body) / height(body)).toBeGreaterThan(shoulders(ordinary) / height(ordinary))
      expect(breadth('jawCorner')(body)).toBeGreaterThan(breadth('jawCorner')(ordinary))
    })
  }
})

test('every word of the tables names values of the form and moves something', () => {
  const ofFaces = Object.entries(FACE_WORDS).flatMap(([part, words]) =>
    Object.entries(words).map(([word, entry]) => [`${word} ${part}`, entry] as const),
  )
  expect(ofFaces.length).toBeGreaterThan(150)
  for (const [word, { face = {}, build = {}, shape = {}, stature }] of [...Object.entries(WHOLE_WORDS), ...ofFaces]) {
    for (const value of Object.keys(face)) expect(FACE_VALUES, word).toHaveProperty(value)
    for (const value of Object.keys(build)) expect(BODY_VALUES, word).toHaveProperty(value)
    const moved = [...Object.values(face), ...Object.values(build), ...Object.values(shape), stature ?? 0]
    expect(
      moved.some((by) => by !== 0),
      word,
    ).toBe(true)
  }
})

test('every entry of the tables is found when it is said', () => {
  for (const [words, entry] of Object.entries(WHOLE_WORDS)) {
    expect(saidOfBody([words]), words).toMatchObject({
      face: entry.face ?? {},
      build: entry.build ?? {},
      shape: entry.shape ?? {},
    })
  }
  for (const [part, words] of Object.entries(FACE_WORDS)) {
    for (const [word, { face }] of Object.entries(words)) {
      expect(saidOfBody([`a ${word} ${part}`]).face, word).toEqual(face)
    }
  }
})

test('an adjective belongs to the noun that it stands before', () => {
  expect(saidOfBody(['a tall woman with a thin, straight nose and wide-set, deep set eyes'])).toEqual({
    face: expect.objectContaining({ noseWidth: -0.7, eyeSpacing: 1, lidFullness: -0.7 }),
    build: {},
    shape: { height: 0.22 },
    marks: [],
  })
  expect(saidOfBody(['heart-shaped face']).face).toMatchObject({ heartFace: 0.9 })
  expect(saidOfBody(['heavily pregnant']).build).toEqual({ pregnant: 1.1 })
  expect(saidOfBody(['a full moon over red lips of neon']).face).toEqual({})
  expect(saidOfBody(['toString, constructor'])).toEqual(NOTHING)
})

const NOTHING = { face: {}, build: {}, shape: {}, marks: [] }

test.each([
  ['thin red lips', 'thin lips'],
  ['her full, dark red lips', 'full lips'],
  ['long elegant legs in jeans', 'long legs'],
  ['big strong hands', 'big hands'],
  ['bags under his eyes', 'bags under eyes'],
  ['a tall dark haired woman', 'tall'],
  ['a tall and elegant man', 'tall'],
  ['constructor, tall', 'tall'],
  ['constructor tall', 'tall'],
  ['he is tall for his age', 'tall'],
  ['a slim figure', 'slim'],
  ['round glasses and hooded eyes', 'hooded eyes'],
  ['a pregnant nurse', 'pregnant'],
  ['not fat, but muscular', 'muscular'],
  ['without wrinkles, dimples', 'dimples'],
  ['tall, tall, very, a tall man', 'tall'],
])('%s says as much as %s', (words, plain) => {
  expect(saidOfBody([plain])).not.toEqual(NOTHING)
  expect(saidOfBody([words])).toEqual(saidOfBody([plain]))
})

test.each([
  'short hair',
  'a short skirt',
  'short haired woman',
  'thin eyebrows',
  'a giant sword',
  'a tiny dog',
  'thin legs',
  'round glasses and brown eyes',
  'a big hat, green eyes',
  'not pregnant',
  'she is not very tall',
  "he isn't fat",
  'no dimples',
  'without a double chin',
  'toString, constructor',
])('%s says nothing of the body', (words) => {
  expect(saidOfBody([words])).toEqual(NOTHING)
})

test('what the form cannot show is named for the skin, all of it', () => {
  expect(saidOfBody(['a crooked nose']).marks).toEqual(['bent nose'])
  expect(saidOfBody(['a wrinkled face']).marks).toEqual(['wrinkles'])
  expect(saidOfBody(['a wrinkled man with a broken nose']).marks).toEqual(['wrinkles', 'bent nose'])
})

test('who is said to be small twice, in one word or in two, is so once', () => {
  expect(saidOfBody(['a dwarf', 'dwarf'])).toEqual(saidOfBody(['dwarf']))
  expect(saidOfBody(['a giant', 'gigantic']).stature).toBe(saidOfBody(['giant']).stature)
  expect(saidOfBody(['a dwarf with dwarfism']).build).toEqual(saidOfBody(['dwarfism']).build)
})
