import { describe, expect, test } from 'vitest'
import { facePoint } from '../form/head.ts'
import { skullSlice } from '../form/skull.ts'
import { rotateY } from '../math/matrix.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { EXPRESSIONS } from '../sheet/scene-sheet.ts'
import { aCharacter, aScene } from '../testing/a-character.ts'
import { recordingContext } from '../testing/recording-context.ts'
import { readDescription } from '../words/read-description.ts'
import { createFacePen } from './face-pen.ts'
import { faceLandmarks } from './landmarks.ts'
import type { Proportions } from './proportions.ts'
import { proportionsFor } from './proportions-for.ts'

const PEOPLE = ['a woman', 'a man', 'a boy of 8', 'a woman of 75', 'a man with a square jaw'].flatMap((words) =>
  Array.from({ length: 8 }, (_, index): CharacterSheet => {
    const { reading } = readDescription(words)
    return castCharacter(reading, { seed: `turned ${index}`, candidate: 1, style: 'anime' }).character
  }),
)
const YAW = 0.45

/** How far to the side a head that is turned by YAW reaches at a height. */
function contour(y: number, p: Proportions): number {
  const { halfWidth } = skullSlice(y, p)
  const reach = Array.from({ length: 60 }, (_, step) => {
    const [x, , z] = facePoint((halfWidth * (step + 0.5)) / 60, y, p)
    return x * Math.cos(YAW) + z * Math.sin(YAW)
  })
  return Math.max(...reach)
}

describe.each(['anime', 'comic', 'gentle', 'toon', 'bold'] as const)('a turned face of the family %s', (family) => {
  test('has a mouth that stays away from the edge of the jaw in every mood', () => {
    for (const sheet of PEOPLE) {
      const p = proportionsFor(sheet, family)
      for (const expression of EXPRESSIONS) {
        const { left, right } = faceLandmarks(sheet, aScene({ expression }), { proportions: p }).mouth
        const half = Math.max(-left[0], right[0])
        expect(half, expression).toBeLessThan(0.52 * skullSlice(p.mouthY, p).halfWidth)
        const [x, , z] = facePoint(half, p.mouthY, p)
        expect(x * Math.cos(YAW) + z * Math.sin(YAW), expression).toBeLessThan(contour(p.mouthY, p) - 0.03)
      }
    }
  })

  test('has full cheeks and a chin that is neither a point nor a box', () => {
    for (const sheet of PEOPLE) {
      const p = proportionsFor(sheet, family)
      const cheek = skullSlice(p.eyeY + 0.15, p).halfWidth
      const chin = skullSlice(p.chinY - 0.12, p).halfWidth
      expect(chin / cheek).toBeGreaterThan(0.24)
      expect(chin / cheek).toBeLessThan(0.85)
    }
  })
})

test.each(['anime', 'gentle', 'toon', 'bold'] as const)('the far contour of a %s face dips beside the eye', (family) => {
  const p = proportionsFor(aCharacter(), family)
  const at = (down: number) => contour(p.eyeY + down, p)
  expect(at(-0.03)).toBeLessThan((at(-0.27) + at(0.21)) / 2 - 0.012)
})

test('the near eye of a turned face is not much wider than the far one, and no wider than from the front', () => {
  const p = proportionsFor(aCharacter(), 'anime')
  const view = { widthPx: 256, heightPx: 256, unitPx: 100, originXPx: 128, originYPx: 128 }
  const widthOf = (side: number, yaw: number) => {
    const options = { proportions: p, headPlace: rotateY(yaw), view }
    const pen = createFacePen(recordingContext().context, options, [side * p.eyeX, p.eyeY])
    const [from] = pen.toPixel([side * p.eyeX - p.eyeHalfWidth, p.eyeY])
    const [to] = pen.toPixel([side * p.eyeX + p.eyeHalfWidth, p.eyeY])
    return to - from
  }
  // The head turns to one side: which eye is the far one, its width tells.
  const [one, other] = [widthOf(-1, YAW), widthOf(1, YAW)]
  expect(Math.max(one, other)).toBeLessThan(1.02 * widthOf(1, 0))
  expect(Math.max(one, other)).toBeLessThan(1.6 * Math.min(one, other))
})

test('lipstick is seen on the thinnest of drawn lips', () => {
  const thin = aCharacter({ face: { ...aCharacter().face, lipFullness: 0.5, kinds: { lips: 'thin' } } })
  const painted = { ...thin, marks: [{ kind: 'lipstick' as const, place: 'face' as const, color: [0.1, 0.05, 0.08] as const }] }
  const heightOf = (sheet: CharacterSheet) => {
    const { mouth } = faceLandmarks(sheet, aScene(), { proportions: proportionsFor(sheet, 'anime') })
    return mouth.lowerLipY - mouth.upperLipY
  }
  expect(heightOf(painted)).toBeGreaterThan(2 * heightOf(thin))
})
