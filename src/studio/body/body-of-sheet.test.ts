import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { humanForm } from '../../../scripts/form/form-data.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import { type CharacterSheet, type FaceShape, SPECIES } from '../sheet/character-sheet.ts'
import { aCharacter } from '../testing/a-character.ts'
import { faceRatios } from '../testing/face-ratios.ts'
import { readDescription } from '../words/read-description.ts'
import { bodyOfSheet } from './body-of-sheet.ts'
import { buildBody } from './build-body.ts'
import { type Landmark, landmarkOf } from './landmarks.ts'

const form = humanForm()
const sheetOf = (text: string, seed = 'job', candidate = 1) =>
  castCharacter(readDescription(text).reading, { seed, candidate, style: 'photoreal' }).character
const bodySheet = (sheet: CharacterSheet) => {
  const body = bodyOfSheet(sheet)
  if (!body) throw new Error(`${sheet.species} has no human form`)
  return body
}
const built = (sheet: CharacterSheet) => buildBody(form, bodySheet(sheet))
const withFace = (face: Partial<FaceShape>) => aCharacter({ face: { ...aCharacter().face, ...face } })
const withBuild = (build: Partial<CharacterSheet['build']>, ageYears = 26) =>
  aCharacter({ ageYears, build: { ...aCharacter().build, ...build } })

const at = (body: Float32Array, name: Landmark) => landmarkOf(form, body, name)
const head = (body: Float32Array) => at(body, 'crown')[1] - at(body, 'chinBottom')[1]
const breadth = (name: Landmark) => (body: Float32Array) => at(body, name)[0] / head(body)
const down = (from: Landmark, to: Landmark) => (body: Float32Array) => (at(body, from)[1] - at(body, to)[1]) / head(body)
const forward = (of: Landmark, from: Landmark) => (body: Float32Array) => (at(body, of)[2] - at(body, from)[2]) / head(body)

describe('what an old sheet decided moves the new body the same way', () => {
  test.each([
    ['jaw', [0.92, 1, 1.1], breadth('jawCorner')],
    ['cheeks', [0.9, 1.05, 1.5], breadth('cheekbone')],
    ['eyeSpacing', [0.94, 1, 1.06], breadth('innerEye')],
    ['eyeSize', [0.9, 1, 1.1], down('upperLid', 'lowerLid')],
    ['eyeTilt', [-0.03, 0.05, 0.16], down('outerEye', 'innerEye')],
    ['noseLength', [0.74, 1, 1.3], down('noseRoot', 'noseTip')],
    ['noseWidth', [0.8, 1, 1.4], breadth('nostrilWing')],
    ['lipFullness', [0.55, 1, 1.5], down('upperLip', 'lowerLip')],
    ['mouthWidth', [0.9, 1, 1.1], breadth('mouthCorner')],
    ['noseHump', [0, 0.5, 1], forward('noseBridge', 'innerEye')],
    ['earSize', [0.75, 1, 1.4], down('earTop', 'earLobe')],
  ] as const)('%s', (value, steps, measure) => {
    const measured = steps.map((step) => measure(built(withFace({ [value]: step }))))
    expect(measured[1]).toBeGreaterThan(measured[0]!)
    expect(measured[2]).toBeGreaterThan(measured[1]!)
  })

  test('the kind of face', () => {
    const kind = (name: FaceShape['kind']) => built(withFace({ kind: name }))
    expect(breadth('jawCorner')(kind('square'))).toBeGreaterThan(breadth('jawCorner')(kind('heart')))
    expect(breadth('cheekbone')(kind('round'))).toBeGreaterThan(breadth('cheekbone')(kind('long')))
    const { face } = bodySheet(withFace({ kind: 'oval' }))
    expect([face.roundFace, face.squareFace, face.heartFace, face.longFace]).toEqual([0, 0, 0, 0])
    expect(face.ovalFace).toBeGreaterThan(0.3)
  })

  test('height, weight, muscle, breadth, a child that is expected', () => {
    const heights = [0.85, 0.95, 1, 1.11, 1.15].map((height) => at(built(withBuild({ height })), 'crown')[1])
    expect(heights).toEqual([...heights].sort((a, b) => a - b))
    for (const ageYears of [8, 26, 75]) {
      const weights = [0, 0.2, 0.35, 0.75, 1].map((weight) => at(built(withBuild({ weight }, ageYears)), 'cheek')[0])
      expect(weights).toEqual([...weights].sort((a, b) => a - b))
    }
    expect([0, 0.35, 1].map((muscle) => bodySheet(withBuild({ muscle })).shape.muscle)).toEqual([0.12, 0.5, 1])
    expect(bodySheet(withBuild({ breadth: 1.12 })).build.shoulders).toBeGreaterThan(0.4)
    expect(bodySheet(withBuild({ belly: 1 })).build.pregnant).toBe(1)
    expect(bodySheet(withBuild({ belly: 1 }, 15)).build.pregnant).toBe(0)
  })

  test('ears, dimples, bags under the eyes', () => {
    expect(bodySheet(aCharacter({ ears: 'long pointed' })).face.pointedEars).toBe(1.3)
    expect(bodySheet(aCharacter()).face.pointedEars).toBe(0)
    const mark = (kind: CharacterSheet['marks'][number]['kind']) =>
      bodySheet(aCharacter({ marks: [{ kind, place: 'face', color: [0, 0, 0] }] })).face
    expect(mark('dimples').dimples).toBe(1)
    expect(mark('eye bags').eyeBags).toBe(0.9)
  })
})

test('stated traits win over what a seed draws, whoever it is', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const body = built(sheetOf('a man with a hooked nose and thin lips', seed))
    const plain = built(sheetOf('a man with a snub nose and full lips', seed))
    expect(forward('noseBridge', 'innerEye')(body)).toBeGreaterThan(forward('noseBridge', 'innerEye')(plain))
    expect(down('upperLip', 'lowerLip')(body)).toBeLessThan(down('upperLip', 'lowerLip')(plain))
  }
})

test('sex, age and origin are those that were read', () => {
  const shape = (text: string) => bodySheet(sheetOf(text)).shape
  expect(shape('a woman').masculinity).toBeLessThan(0.1)
  expect(shape('a man').masculinity).toBeGreaterThan(0.9)
  expect(Math.abs(shape('an androgynous person').masculinity - 0.5)).toBeLessThan(0.05)
  expect(
    ['a child of 6', 'a teenager', 'a middle-aged man', 'a woman of 80 years'].map((text) => shape(text).ageYears),
  ).toEqual([6, 16, 48, 80])
  expect(shape('a Japanese woman').origins.asian).toBeGreaterThan(0.9)
  expect(shape('a Nigerian man').origins.african).toBeGreaterThan(0.9)
  expect(shape('a Swedish man').origins.european).toBeGreaterThan(0.9)
  expect(shape('a man from Peru').origins.asian).toBeGreaterThan(0.5)
})

test('of old sheets that hold no origin, skin tells of forebears', () => {
  const dark = bodySheet(aCharacter({ skin: { ...aCharacter().skin, base: [0.34, 0.22, 0.16] } }))
  expect(dark.shape.origins.african).toBeGreaterThan(0.6)
  const fair = bodySheet(aCharacter({ hair: { ...aCharacter().hair, color: [0.86, 0.72, 0.44] } }))
  expect(fair.shape.origins.european).toBeGreaterThan(0.7)
})

test('the same sheet is the same body byte for byte, also from JSON', () => {
  const sheet = sheetOf('a tall woman of 50 with a strong jaw')
  const hash = (body: Float32Array) => createHash('sha256').update(new Uint8Array(body.buffer)).digest('hex').slice(0, 16)
  expect(hash(built(JSON.parse(JSON.stringify(sheet))))).toBe(hash(built(sheet)))
  expect(hash(built(sheet))).toBe('6601999dbabcd5e4')
})

test('a hundred old sheets of whom nothing was said are a hundred people', () => {
  const faces = Array.from({ length: 100 }, (_, index) => faceRatios(form, built(sheetOf('a person', `old ${index}`))))
  const spread = faces[0]!.map((_, column) => {
    const mean = faces.reduce((sum, face) => sum + face[column]!, 0) / faces.length
    return Math.sqrt(faces.reduce((sum, face) => sum + (face[column]! - mean) ** 2, 0) / faces.length)
  })
  const distances = faces.flatMap((face, index) =>
    faces
      .slice(0, index)
      .map((other) =>
        Math.sqrt(
          face.reduce((sum, value, column) => sum + ((value - other[column]!) / spread[column]!) ** 2, 0) / face.length,
        ),
      ),
  )
  // In standard deviations of a measure, as cast-face.test.ts has them.
  expect(Math.min(...distances)).toBeGreaterThan(0.35)
})

test('those without a human form keep the old one', () => {
  const kept = SPECIES.filter((species) => bodyOfSheet(aCharacter({ species })) !== undefined)
  expect(kept.join(', ')).toBe('human, elf, half-elf, dwarf, vampire, demon, angel, fairy, android, zombie, ghost')
  expect(bodyOfSheet(sheetOf('a man with a fox head'))).toBeUndefined()
  expect(bodyOfSheet(aCharacter({ tail: { kind: 'fish', color: [0, 1, 0] } }))).toBeUndefined()
})

test('words that a sheet cannot hold move its body, and nothing else of it', () => {
  const sheet = aCharacter()
  const [plain, said] = [bodySheet(sheet), bodyOfSheet(sheet, ['wide-set eyes', 'a giant'])!]
  expect(said.face.eyeSpacing).toBe(1)
  expect(said.shape.stature).toBe(1.32)
  expect(said.face.noseLength).toBe(plain.face.noseLength)
  expect(said.shape.ageYears).toBe(plain.shape.ageYears)
})
