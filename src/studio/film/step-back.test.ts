import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { formBytes } from '../../../scripts/form/form-data.ts'
import { giveForm } from '../body/given-form.ts'
import type { CreateCanvas } from '../canvas.ts'
import { drawPicture } from '../draw-picture.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import { readDescription } from '../words/read-description.ts'
import { drawFilm } from './draw-film.ts'
import { readMotion } from './film-motion.ts'
import { setsOffInto } from './in-gait.ts'

// People in realistic styles are of the human form.
giveForm('whole', () => formBytes('whole'))

test.each([
  ['anime', 'a portrait of a pirate woman with long red hair on a beach', 'she runs'],
  ['pixel-art', 'a man in a forest, full body', 'he walks'],
  ['photoreal', 'a portrait of a woman with long red hair on a beach', 'she runs'],
  ['photoreal', 'a man in a forest, full body', 'he walks'],
] as const)('a film in %s of %s begins as the picture, place and figure', (style, description, prompt) => {
  const { character, scene } = castCharacter(readDescription(description).reading, { seed: 's', candidate: 1, style })
  const size = { widthPx: 256, heightPx: 256, createCanvas: createCanvas as unknown as CreateCanvas } // the studio's part
  const { picture } = drawPicture({ character, scene, style, ...size })
  const motion = readMotion(prompt)
  const goal = setsOffInto(scene, motion, character)!
  const film = drawFilm({
    character,
    scene: goal,
    from: scene,
    style,
    motion,
    framesPerSecond: 10,
    durationSeconds: 2,
    ...size,
  })
  expect(likeness(film.frameAt(0), picture.data)).toBeGreaterThan(24)
  expect(likeness(film.frameAt(12), picture.data)).toBeLessThan(20)
})

/** Peak signal-to-noise ratio, dB. */
function likeness(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  const squares = one.reduce((sum, value, at) => sum + (value - other[at]!) ** 2, 0)
  return 10 * Math.log10((255 * 255) / (squares / one.length))
}
