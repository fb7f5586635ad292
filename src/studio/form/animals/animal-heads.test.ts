import { describe, expect, test } from 'vitest'
import { faceLandmarks } from '../../features/landmarks.ts'
import { proportionsFor } from '../../features/proportions-for.ts'
import type { AnimalKind } from '../../sheet/animal-kind.ts'
import { castCharacter } from '../../sheet/cast-character.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import { aScene } from '../../testing/a-character.ts'
import { readDescription } from '../../words/read-description.ts'
import { buildFigure } from '../build-figure.ts'
import { facePoint } from '../head.ts'

const KINDS = ['fox', 'wolf', 'dog', 'cat', 'tiger', 'lion', 'rabbit', 'mouse', 'bear', 'panda', 'pig', 'horse', 'deer', 'owl', 'bird', 'lizard', 'dragon', 'frog'] as const satisfies readonly AnimalKind[] // biome-ignore format: names

const castOf = (words: string): CharacterSheet =>
  castCharacter(readDescription(words).reading, { seed: 's', candidate: 1, style: 'anime' }).character

function headOf(character: CharacterSheet) {
  const scene = aScene({ pose: 'relaxed' })
  const near = { ...scene, camera: { ...scene.camera, framing: 'close portrait' as const } }
  const proportions = proportionsFor(character, 'real')
  return buildFigure(character, near, { proportions, widthPx: 64, heightPx: 64 }).buffers
}

describe('every animal has a head of its own', () => {
  const heads = new Map(KINDS.map((kind) => [kind, headOf(castOf(`a ${kind} in a white shirt`))]))
  const person = headOf(castOf('a bald man in a white shirt'))

  test.each(KINDS)('%s', (kind) => {
    const { depth } = heads.get(kind)!
    const apart = depth.reduce((count, z, at) => count + (Math.abs(z - person.depth[at]!) > 0.05 ? 1 : 0), 0)
    expect(apart).toBeGreaterThan(60)
  })

  test('no two are the same', () => {
    expect(new Set([...heads.values()].map(({ depth, albedo }) => `${depth.join()} ${albedo.join()}`)).size).toBe(KINDS.length)
  })
})

describe.each(['real', 'anime', 'toon3d', 'bold'] as const)('in the family %s', (family) => {
  test.each(KINDS)('the face of a %s keeps its order, and its snout stands out', (kind) => {
    const p = proportionsFor(castOf(`a ${kind}`), family)
    expect(p.browY).toBeLessThan(p.eyeY)
    expect(p.eyeY).toBeLessThan(p.noseBaseY)
    expect(p.noseBaseY).toBeLessThan(p.mouthY)
    expect(p.mouthY).toBeLessThan(p.chinY - 0.15)
    expect(facePoint(0, p.noseBaseY - 0.05, p)[2]).toBeGreaterThan(facePoint(0, p.browY, p)[2] + 0.08)
    expect(facePoint(0, p.noseBaseY - 0.05, p)[2]).toBeGreaterThan(facePoint(p.eyeX, p.noseBaseY - 0.05, p)[2])
  })
})

test('an animal smiles and opens its mouth as people do', () => {
  const fox = castOf('a fox')
  const proportions = proportionsFor(fox, 'anime')
  const mouthOf = (expression: Parameters<typeof aScene>[0]) => faceLandmarks(fox, aScene(expression), { proportions }).mouth
  const [calm, laughing] = [mouthOf({ expression: 'neutral' }), mouthOf({ expression: 'happy' })]
  expect(laughing.open).toBeGreaterThan(calm.open)
  expect(laughing.left[1] - laughing.upper[1]).toBeLessThan(calm.left[1] - calm.upper[1])
})
