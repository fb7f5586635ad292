import { expect, test } from 'vitest'
import { readDescription } from '../words/read-description.ts'
import { castCharacter } from './cast-character.ts'
import { describeSheet } from './describe-sheet.ts'
import { modelSheetViews } from './model-sheet.ts'

const cast = (text: string) => castCharacter(readDescription(text).reading, { seed: '1', candidate: 1, style: 'anime' })

test('a model sheet has a portrait, a full figure, a three-quarter view and six expressions', () => {
  const { character, scene } = cast('a sad pirate on a ship at night')
  const views = modelSheetViews(character, scene)
  expect(views.map(({ label }) => label)).toEqual([
    'Portrait',
    'Full figure',
    'Three-quarter view',
    'Neutral',
    'Happy',
    'Angry',
    'Sad',
    'Surprised',
    'Determined',
  ])
  expect(views[0]!.scene.expression).toBe('sad')
  expect(views[1]!.scene.camera.framing).toBe('full figure')
  expect(Math.abs(views[2]!.scene.camera.headYaw)).toBeGreaterThan(0.5)
  for (const view of views) expect([view.scene.backdrop, view.scene.timeOfDay]).toEqual(['studio', 'noon'])
})

test('a sheet is told in plain words with the names of its colours', () => {
  const { character } = cast(
    'a tall muscular woman with long wavy auburn hair, green eyes, dark brown skin, freckles, a red coat, round glasses and a scar over her left eye',
  )
  const told = Object.fromEntries(describeSheet(character).map(({ name, value }) => [name, value]))
  expect(told.Hair).toMatch(/long, auburn, wavy/)
  expect(told.Eyes).toBe('green')
  expect(told.Skin).toBe('dark brown, freckled')
  expect(told.Build).toBe('tall, muscular')
  expect(told.Wears).toContain('red coat')
  expect(told.Always).toMatch(/round glasses.*scar \(left eye\)/)
})
