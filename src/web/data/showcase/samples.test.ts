import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SAMPLE_CHARACTERS } from './sample-characters.ts'
import { sampleGenerations } from './sample-generations.ts'

test('GD-13 ST-04 six sample characters in six styles, and what was made with them, have the fields of the product text', () => {
  expect(SAMPLE_CHARACTERS.map(({ style }) => style)).toEqual([
    '3D Cartoon',
    'Anime 2D',
    'Photorealistic',
    'Pixar Animation',
    'Claymation',
    'Photographic',
  ])
  for (const sample of SAMPLE_CHARACTERS) {
    expect(Object.keys(sample)).toEqual(['id', 'name', 'image', 'style', 'prompt'])
    const generations = sampleGenerations(sample.id)
    expect(generations).toHaveLength(2)
    for (const generation of generations) expect(Object.keys(generation)).toEqual(['id', 'image', 'prompt', 'createdAt'])
    for (const { image } of [sample, ...generations]) expect([image, existsSync(`public${image}`)]).toEqual([image, true])
  }
})
