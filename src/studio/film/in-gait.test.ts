import { expect, test } from 'vitest'
import { castCharacter } from '../sheet/cast-character.ts'
import { readDescription } from '../words/read-description.ts'
import { readMotion } from './film-motion.ts'
import { gaitWarnings, inGait, shownGait } from './in-gait.ts'

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
  const [warning, ...more] = gaitWarnings(motion, shown, { hasLegs: true })
  expect(warning).toContain('One film shows one way of moving')
  expect(more).toEqual([])
  expect(gaitWarnings(readMotion('he runs'), 'walking', { hasLegs: true })).toEqual([
    'The picture shows walking, so the film shows walking too.',
  ])
  expect(gaitWarnings(readMotion('he jumps'), undefined, { hasLegs: true })).toEqual([
    'The picture shows nobody jumping, so the film does not either.',
  ])
  expect(gaitWarnings(readMotion('he walks'), undefined, { hasLegs: false })).toHaveLength(1)
  expect(gaitWarnings(readMotion('he runs'), 'running', { hasLegs: true })).toEqual([])
})
