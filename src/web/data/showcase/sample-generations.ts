import { showcase } from './showcase-pictures.ts'

/** One entry of a sample character's history (product text §3). */
export interface SampleGeneration {
  readonly id: string
  readonly image: string
  readonly prompt: string
  /** ISO 8601. */
  readonly createdAt: string
}

/** By the character's id: the folder name of its pictures, and what was asked for, newest first. */
const ASKED: Readonly<Record<string, readonly [picture: string, prompts: readonly (readonly [string, string])[]]>> = {
  pip: [
    '3d-cartoon',
    [
      ['laughing in a sunny meadow', '2026-11-14T16:20:00Z'],
      ['in a winter coat in the snow', '2026-11-09T09:05:00Z'],
    ],
  ],
  yuki: [
    'anime-2d',
    [
      ['under cherry blossoms in the morning, half figure', '2026-11-16T18:42:00Z'],
      ['in a neon city in the rain, half figure', '2026-11-12T21:10:00Z'],
    ],
  ],
  magnus: [
    'photorealistic',
    [
      ['on the deck of a ship in a storm, half figure', '2026-11-15T07:30:00Z'],
      ['reading a book in a library, evening light', '2026-11-08T19:55:00Z'],
    ],
  ],
  'nana-rose': [
    'pixar-animation',
    [
      ['in a garden at noon, bust portrait', '2026-11-17T11:15:00Z'],
      ['in a cafe with a cup of coffee, half figure', '2026-11-10T15:40:00Z'],
    ],
  ],
  clementine: [
    'claymation',
    [
      ['close portrait, surprised', '2026-11-13T20:25:00Z'],
      ['arms crossed, half figure', '2026-11-11T08:50:00Z'],
    ],
  ],
  imani: [
    'photographic',
    [
      ['close portrait, laughing', '2026-11-18T17:05:00Z'],
      ['in an evening gown, half figure', '2026-11-07T12:35:00Z'],
    ],
  ],
}

/** What was made with a sample character, newest first. */
export function sampleGenerations(id: string): readonly SampleGeneration[] {
  const [picture, prompts] = ASKED[id] ?? ['', []]
  return prompts.map(([prompt, createdAt], index) => ({
    id: `${id}-${index + 1}`,
    image: showcase.sample(`${picture}-${index + 1}`),
    prompt,
    createdAt,
  }))
}
