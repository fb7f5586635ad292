import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { humanForm } from '../../../scripts/form/form-data.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import { type CharacterSheet, type FaceShape, SPECIES } from '../sheet/character-sheet.ts'
import { aCharacter } from '../testing/a-character.ts'
import { areaUnderCurve, faceRatios } from '../testing/face-ratios.ts'
import { readDescription } from '../words/read-description.ts'
import { bodyOfSheet } from './body-of-sheet.ts'
import { bodyWeights } from './body-values.ts'
import { buildBody } from './build-body.ts'
import { faceTendency } from './face-tendency.ts'
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
    for (const other of [face.roundFace, face.squareFace, face.heartFace, face.longFace]) expect(other).toBeLessThan(0.03)
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
    const ofFifteen = bodySheet(withBuild({ belly: 1 }, 15))
    expect(bodyWeights(ofFifteen.shape, ofFifteen.build).has('stomach/stomach-pregnant-incr')).toBe(false)
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

test('fair hair tells of forebears; grey, white and dyed hair, and that of old people, do not', () => {
  const mean = (color: readonly [number, number, number], ageYears = 26) => {
    const shares = Array.from({ length: 40 }, (_, index) => {
      const hair = { ...aCharacter().hair, color }
      return bodySheet(aCharacter({ seed: `of ${index}`, hair, ageYears })).shape.origins.european
    })
    return shares.reduce((sum, share) => sum + share, 0) / shares.length
  }
  const dark = mean([0.12, 0.08, 0.06])
  expect(mean([0.86, 0.72, 0.44])).toBeGreaterThan(dark + 0.05)
  expect(mean([0.62, 0.3, 0.14])).toBeGreaterThan(dark + 0.05)
  for (const color of [
    [0.7, 0.7, 0.71],
    [0.95, 0.94, 0.93],
    [0.9, 0.5, 0.7],
    [0.3, 0.5, 0.9],
  ] as const) {
    expect(mean(color)).toBeCloseTo(dark, 10)
  }
  expect(mean([0.86, 0.72, 0.44], 75)).toBeCloseTo(dark, 10)
})

test('the same sheet is the same body byte for byte, also from JSON', () => {
  const sheet = sheetOf('a tall woman of 50 with a strong jaw')
  const hash = (body: Float32Array) => createHash('sha256').update(new Uint8Array(body.buffer)).digest('hex').slice(0, 16)
  expect(hash(built(JSON.parse(JSON.stringify(sheet))))).toBe(hash(built(sheet)))
  expect(hash(built(sheet))).toBe('b182fc39708c0dc7')
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

test("those with an animal's head, or its body, keep the old form", () => {
  const kept = SPECIES.filter((species) => bodyOfSheet(aCharacter({ species })) === undefined)
  expect(kept.join(', ')).toBe('animal person')
  expect(bodyOfSheet(sheetOf('a man with a fox head'))).toBeUndefined()
})

test('an orc has the jaw of one, and is still told from other orcs', () => {
  const of = (species: 'human' | 'orc', seed: string) => bodyOfSheet(aCharacter({ species, seed }))!
  for (const seed of ['one', 'two', 'three']) {
    const [human, orc] = [of('human', seed), of('orc', seed)]
    expect(orc.face.underbite - human.face.underbite).toBeGreaterThan(0.5)
    expect(orc.face.noseWidth).toBeGreaterThan(human.face.noseWidth)
    expect(orc.shape.muscle).toBeGreaterThan(human.shape.muscle)
  }
  expect(of('orc', 'one').face.browDepth).not.toBe(of('orc', 'two').face.browDepth)
})

test('words that a sheet cannot hold move its body, and nothing else of it', () => {
  const sheet = aCharacter()
  const [plain, said] = [bodySheet(sheet), bodyOfSheet(sheet, ['wide-set eyes', 'a giant'])!]
  expect(said.face.eyeSpacing).toBe(1)
  expect(said.shape.stature).toBe(1.32)
  expect(said.face.noseLength).toBe(plain.face.noseLength)
  expect(said.shape.ageYears).toBe(plain.shape.ageYears)
})

describe('a sheet says how a face differs from others of its sex, age and weight', () => {
  test('which lean in a new body as they do in one of no sheet', () => {
    for (const over of [
      { ageYears: 80 },
      { ageYears: 6 },
      { masculinity: 0.86 },
      { build: { ...aCharacter().build, weight: 1 } },
    ]) {
      const [plain, leaning] = [bodySheet(aCharacter()), bodySheet(aCharacter(over))]
      const [from, to] = [faceTendency(plain.shape), faceTendency(leaning.shape)]
      for (const value of ['noseLength', 'upperLipFullness', 'eyeSize', 'cheekbones', 'jawWidth'] as const) {
        const lean = (to[value] ?? 0) - (from[value] ?? 0)
        if (Math.abs(lean) < 0.2) continue
        expect(Math.sign(leaning.face[value] - plain.face[value]), value).toBe(Math.sign(lean))
      }
    }
  })

  const group = (name: string, over: (index: number) => Partial<CharacterSheet>) =>
    Array.from({ length: 60 }, (_, index) =>
      faceRatios(form, built({ ...sheetOf('a person', `${name} ${index}`), ...over(index) })),
    )

  test('men and women are told apart by the ratios of their faces', () => {
    const women = group('woman', (index) => ({ masculinity: 0.1, ageYears: 20 + (index % 40) }))
    const men = group('man', (index) => ({ masculinity: 0.86, ageYears: 20 + (index % 40) }))
    expect(areaUnderCurve(women, men)).toBeGreaterThan(0.95)
  })

  test('children and old people are told from young ones', () => {
    const aged = (from: number, years: number) => (index: number) => ({
      masculinity: index % 2 ? 0.86 : 0.1,
      ageYears: from + (index % years),
    })
    const young = group('young', aged(20, 20))
    expect(areaUnderCurve(group('child', aged(5, 6)), young)).toBeGreaterThan(0.95)
    expect(areaUnderCurve(young, group('old', aged(66, 25)))).toBeGreaterThan(0.95)
  })
})

test('words of the trunk add up with what a species is, and nothing counts twice', () => {
  const dwarf = aCharacter({ species: 'dwarf', build: { ...aCharacter().build, height: 0.85 } })
  const leg = (...words: string[]) => {
    const { shape, build } = bodyOfSheet(dwarf, words)!
    return bodyWeights(shape, build).get('armslegs/upperlegs-height-decr') as number
  }
  expect(leg('short legs')).toBeGreaterThan(leg())
  expect(leg('long legs')).toBeLessThan(leg())
  expect(leg('a dwarf')).toBe(leg())
})

test('small species are small once', () => {
  const stature = (text: string) => at(built(sheetOf(text)), 'crown')[1]
  expect(stature('a male dwarf')).toBeGreaterThan(12.5)
  expect(stature('a male dwarf')).toBeLessThan(14.8)
  expect(stature('a female fairy')).toBeGreaterThan(13.6)
  expect(stature('a female fairy')).toBeLessThan(16)
})

test('what is left open in an old sheet is drawn, not undefined', () => {
  const { marks, build, hair, ...rest } = aCharacter()
  const { shape } = bodySheet(rest as CharacterSheet)
  expect(Object.values(shape).filter((value) => value === undefined || Number.isNaN(value))).toEqual([])
  expect(bodySheet({ ...aCharacter(), forebears: undefined } as CharacterSheet)).toEqual(bodySheet(aCharacter()))
})

test('what the form cannot show of a sheet or of words is handed on', () => {
  const wrinkles = { kind: 'wrinkles', place: 'face', color: [0, 0, 0] } as const
  expect(bodySheet(aCharacter({ marks: [wrinkles] })).marks).toEqual(['wrinkles'])
  expect(bodyOfSheet(withFace({ noseBend: 1 }), ['a wrinkled face'])!.marks).toEqual(['bent nose', 'wrinkles'])
  expect(bodySheet(aCharacter()).marks).toEqual([])
})
