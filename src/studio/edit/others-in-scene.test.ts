import { expect, test } from 'vitest'
import { castCharacter } from '../sheet/cast-character.ts'
import { castOthers } from '../sheet/casting/cast-others.ts'
import { readDescription } from '../words/read-description.ts'
import { othersInScene } from './others-in-scene.ts'
import { sceneOfPrompt } from './scene-of-prompt.ts'

const OPTIONS = { seed: 'a', candidate: 1, style: 'anime' } as const
const { reading } = readDescription('a red-haired woman with her little daughter in a yellow dress')
const home = castCharacter(reading, OPTIONS)
const known = castOthers(reading, home.character, OPTIONS)
const daughter = known[0]!.character

function othersOf(prompt: string) {
  const told = sceneOfPrompt(home, prompt, { name: 'Mira', seed: 's', index: 1, style: 'anime' })
  return othersInScene(told, { prompt, known, seed: 's', candidate: 1, style: 'anime' })
}

test.each(['Mira reads in a library', 'a walk in the rain', 'Mira with a red umbrella'])(
  '%s: who is not asked for stays at home',
  (prompt) => {
    expect(othersOf(prompt)).toEqual([])
  },
)

test.each(['Mira and her daughter at the beach', 'both in a garden', 'they dance', 'Mira next to a little girl'])(
  '%s: the daughter is the one she was made with',
  (prompt) => {
    expect(othersOf(prompt).map(({ character }) => character)).toEqual([daughter])
  },
)

test('what is said of the clothes is worn there', () => {
  const [other] = othersOf('Mira and her daughter in a red coat')
  expect(other?.character).toMatchObject({ face: daughter.face, hair: daughter.hair })
  expect(other?.character.garments.some(({ kind }) => kind === 'coat')).toBe(true)
})

test('a knight is somebody new', () => {
  const [knight, ...more] = othersOf('Mira with a knight in a castle')
  expect(more).toEqual([])
  expect(knight?.called).toBe('knight')
  expect(knight?.character.garments.some(({ kind }) => kind === 'armor')).toBe(true)
})
