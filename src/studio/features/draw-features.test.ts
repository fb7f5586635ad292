import { expect, test } from 'vitest'
import { compose, rotateY, rotateZ } from '../math/matrix.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { EXPRESSIONS, type SceneSheet } from '../sheet/scene-sheet.ts'
import { aCharacter, aScene } from '../testing/a-character.ts'
import { recordingContext } from '../testing/recording-context.ts'
import { drawFeatures } from './draw-features.ts'
import { faceAtMoment } from './face-at-moment.ts'
import { featureLook } from './feature-look.ts'
import { proportionsFor } from './proportions-for.ts'

const VIEW = { widthPx: 256, heightPx: 256, unitPx: 100, originXPx: 128, originYPx: 128 }

function drawn(sheet: CharacterSheet, scene: SceneSheet, manner: 'drawn' | 'painted' = 'drawn'): string[] {
  const { context, calls } = recordingContext()
  const { headYaw, headRoll } = scene.camera
  drawFeatures(context, {
    sheet,
    scene,
    proportions: proportionsFor(sheet, manner === 'drawn' ? 'anime' : 'real'),
    headPlace: compose(rotateZ(headRoll), rotateY(headYaw)),
    view: VIEW,
    look: featureLook(sheet, manner),
  })
  return calls
}

test.each(['drawn', 'painted'] as const)('the same %s face is drawn with the same strokes', (manner) => {
  const sheet = aCharacter({
    skin: { ...aCharacter().skin, freckles: 0.6 },
    facialHair: { kind: 'stubble', color: [0.2, 0.1, 0.1] },
  })
  expect(drawn(sheet, aScene(), manner)).toEqual(drawn(sheet, aScene(), manner))
})

test.each(['drawn', 'painted'] as const)('no stroke of a %s face is lost in any mood, age or mark', (manner) => {
  const kinds = [
    'scar',
    'freckles',
    'tattoo',
    'face paint',
    'beauty spot',
    'wrinkles',
    'circuit lines',
    'scales',
    'bandage',
    'clown make-up',
    'skull make-up',
    'red nose',
    'soot',
    'vitiligo',
    'dimples',
    'eye bags',
    'gap tooth',
    'gold tooth',
  ] as const
  const marks = kinds.map((kind) => ({ kind, place: 'left cheek' as const, color: [0.2, 0.3, 0.6] as const }))
  const ages = [6, 30, 80]
  EXPRESSIONS.forEach((expression, index) => {
    const sheet = aCharacter({ ageYears: ages[index % 3]!, marks: index < 3 ? marks : [], fangs: index % 2 === 0 })
    const calls = drawn(sheet, aScene({ expression }), manner)
    expect(calls.filter((call) => /NaN|undefined|Infinity/.test(call))).toEqual([])
  })
})

test('whoever cries has tears, in every manner, and shut eyes have their lids down', () => {
  for (const manner of ['drawn', 'painted'] as const) {
    const dry = drawn(aCharacter(), aScene({ expression: 'sad' }), manner)
    const wet = drawn(aCharacter(), aScene({ expression: 'sad', isInTears: true }), manner)
    expect(wet.length).toBeGreaterThan(dry.length + 10)
  }
  const open = faceAtMoment(aScene())
  expect(open.lid).toBe(1)
  expect(faceAtMoment(aScene({ areEyesShut: true })).lid).toBe(0)
  expect(faceAtMoment(aScene({ pose: 'sleeping' })).lid).toBe(0)
})

test('every mark adds something to the face', () => {
  const bare = drawn(aCharacter(), aScene()).length
  for (const kind of [
    'scar',
    'freckles',
    'tattoo',
    'face paint',
    'beauty spot',
    'wrinkles',
    'circuit lines',
    'scales',
    'bandage',
    'clown make-up',
    'skull make-up',
    'red nose',
    'soot',
    'vitiligo',
    'dimples',
    'eye bags',
  ] as const) {
    const marked = aCharacter({ marks: [{ kind, place: 'left cheek', color: [0.2, 0.3, 0.6] }] })
    expect(drawn(marked, aScene()).length, kind).toBeGreaterThan(bare)
  }
})

test('freckles do not move when the hair changes', () => {
  const sheet = aCharacter({ skin: { ...aCharacter().skin, freckles: 0.8 } })
  expect(drawn({ ...sheet, hair: { ...sheet.hair, kind: 'bob' } }, aScene())).toEqual(drawn(sheet, aScene()))
})

test("the character's own left eye has the left colour: it stands at the picture's right", () => {
  const odd = aCharacter({ eyes: { ...aCharacter().eyes, left: [0.9, 0.1, 0.1], right: [0.1, 0.1, 0.9] } })
  const calls = drawn(odd, aScene())
  const reds = calls.findIndex((call) => call.startsWith('fillStyle = rgba(230,26,26'))
  const blues = calls.findIndex((call) => call.startsWith('fillStyle = rgba(26,26,230'))
  expect(blues).toBeGreaterThan(-1)
  expect(reds).toBeGreaterThan(blues)
})
