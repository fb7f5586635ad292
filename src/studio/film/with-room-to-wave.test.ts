import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { CreateCanvas } from '../canvas.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import { readDescription } from '../words/read-description.ts'
import { drawLayers } from './film-layers.ts'
import { readMotion } from './film-motion.ts'
import { withRoomToWave } from './with-room-to-wave.ts'

const WORDS = 'an elf with glasses waving in a forest'

test('the hand of somebody who waves is in an upright film, also where only the shoulders were seen', () => {
  const { character, scene } = castCharacter(readDescription(WORDS).reading, { seed: 'film', candidate: 1, style: 'anime' })
  const near = { ...scene, seed: 'film/1', camera: { ...scene.camera, headYaw: 0.35, bodyYaw: 0.12, framing: 'bust' as const } }
  const hands = (seen: typeof scene) => {
    const { layers } = drawLayers({
      character,
      scene: { ...seen, pose: 'waving' },
      style: 'anime',
      widthPx: 108,
      heightPx: 192,
      createCanvas: createCanvas as unknown as CreateCanvas, // the studio's part of its canvas
    })
    const { landmarks, view } = layers.built
    const roomPx = view.unitPx / 2
    const isWithin = (place: number, length: number) => place > roomPx && place < length - roomPx
    return landmarks.hands.filter(({ xPx, yPx }) => isWithin(xPx, view.widthPx) && isWithin(yPx, view.heightPx)).length
  }
  expect(hands(near)).toBe(0)
  expect(hands(withRoomToWave(near, readMotion(WORDS)))).toBeGreaterThan(0)
  expect(withRoomToWave(near, readMotion('an elf'))).toBe(near)
})
