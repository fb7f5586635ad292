import { expect, test } from 'vitest'
import { proportionsFor } from '../features/proportions-for.ts'
import { standUp } from '../form/stand-up.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import { sentencesOf } from '../warning.ts'
import { readDescription } from '../words/read-description.ts'
import { readMotion } from './film-motion.ts'
import { gaitWarnings, inGait, setsOffInto, shownGait } from './in-gait.ts'
import { waveInGait } from './wave-in-gait.ts'

function told(prompt: string) {
  const { character, scene } = castCharacter(readDescription(prompt).reading, { seed: 'g', candidate: 1, style: 'anime' })
  const motion = readMotion(prompt)
  return { motion, scene: inGait(scene, motion, character) }
}

test.each([
  ['a man runs through the rain', 'running'],
  ['she is jogging in a park', 'running'],
  ['a girl chases a butterfly across a meadow', 'running'],
  ['he sprints down the street', 'running'],
  ['a boy jumps for joy', 'jumping'],
  ['two beats: a woman dancing in a ballroom', 'dancing'],
  ['a knight marches through snow', 'walking'],
  ['a woman in running shoes', undefined],
  ['a wizard, flames dancing behind him', undefined],
  ['a man in a dancing hall with tears running down his cheeks', undefined],
  ['he sits by the window while his dog runs', undefined],
])('%s: %s', (prompt, gait) => {
  const { motion, scene } = told(prompt)
  expect(shownGait(scene, motion)).toBe(gait)
})

test('what a film does not show of them is said', () => {
  const { scene, motion } = told('she walks, and then she dances')
  const shown = shownGait(scene, motion)
  const [warning, ...more] = sentencesOf(gaitWarnings(motion, shown, { hasLegs: true }))
  expect(warning).toContain('One film shows one way of moving')
  expect(more).toEqual([])
  expect(sentencesOf(gaitWarnings(readMotion('he runs'), 'walking', { hasLegs: true }))).toEqual([
    'The picture shows walking, so the film shows walking too.',
  ])
  expect(sentencesOf(gaitWarnings(readMotion('he jumps'), undefined, { hasLegs: true }))).toEqual([
    'The picture shows nobody jumping, so the film does not either.',
  ])
  expect(gaitWarnings(readMotion('he walks'), undefined, { hasLegs: false })).toHaveLength(1)
  expect(gaitWarnings(readMotion('he runs'), 'running', { hasLegs: true })).toEqual([])
})

/** What a picture of the description goes on into when the film of it is told so. */
function setOff(description: string, prompt: string) {
  const { character, scene } = castCharacter(readDescription(description).reading, { seed: 'g', candidate: 1, style: 'anime' })
  return setsOffInto(scene, readMotion(prompt), character)
}

test.each([
  ['a portrait of a woman', 'she dances', 'dancing'],
  ['a man with his arms crossed', 'he jumps for joy', 'jumping'],
  ['a knight walking in a forest', 'he runs', 'running'],
  ['a knight walking in a forest', 'he walks on', undefined],
  ['an old man sitting on a bench', 'he dances', undefined],
  ['a girl in a wheelchair', 'she runs', undefined],
  ['a girl sleeping', 'she walks', undefined],
  ['a knight on horseback', 'he runs', undefined],
  ['a woman playing the cello', 'she dances', undefined],
  ['a portrait of a woman', 'she smiles', undefined],
  ['a portrait of a woman', 'she walks and waves', 'walking'],
  ['a portrait of a woman', 'she dances and waves', undefined],
])('a picture of %s, and %s: %s', (description, prompt, pose) => {
  const scene = setOff(description, prompt)
  expect(scene?.pose).toBe(pose)
  if (scene) expect(scene.camera.framing).toBe('full figure')
})

test('what both hands hold is carried along, and let go of by who runs', () => {
  const reading = 'a girl reading a book'
  expect(setOff(reading, 'she walks')?.gesture).toBe('reading')
  expect(setOff(reading, 'she runs')).not.toHaveProperty('gesture')
})

test('who walks and waves raises a hand that swings while they go', () => {
  const goal = setOff('a portrait of a woman', 'she walks and waves')
  const { scene, motion } = waveInGait(goal!, readMotion('she walks and waves'))
  expect(motion.isWaving).toBe(false)
  const { character } = castCharacter(readDescription('a woman').reading, { seed: 'g', candidate: 1, style: 'anime' })
  const handsAt = (stride: number) => {
    const { joints } = standUp(character, { ...scene, moment: { stride } }, proportionsFor(character, 'anime'))
    return joints.arms.map(({ wrist }) => wrist)
  }
  const [one, other] = [handsAt(0.125), handsAt(0.375)]
  const waving = one.findIndex(([, y]) => y < 0.5)
  expect(Math.abs(one[waving]![0] - other[waving]![0])).toBeGreaterThan(0.5)
})
