import { expect, test } from 'vitest'
import { hairTexture } from './hair-texture.ts'
import type { PhotoPixels } from './photo-pixels.ts'

const SIZE_PX = 96

/** Nothing but hair, as bright as `light` says, round a face of 60 pixels. */
function hairOf(light: (x: number, y: number) => number): PhotoPixels {
  const data = new Uint8ClampedArray(SIZE_PX * SIZE_PX * 4).fill(255)
  for (let at = 0; at < SIZE_PX * SIZE_PX; at += 1) {
    data.fill(light(at % SIZE_PX, Math.floor(at / SIZE_PX)), at * 4, at * 4 + 3)
  }
  const landmarks = new Float32Array(468 * 3)
  landmarks[234 * 3] = 18
  landmarks[454 * 3] = 78
  const mask = (value: number) => new Uint8Array([value])
  const none = { background: mask(0), bodySkin: mask(0), faceSkin: mask(0), clothes: mask(0), other: mask(0) }
  const masks = { widthPx: 1, heightPx: 1, ...none, hair: mask(255) }
  return {
    reading: { widthPx: SIZE_PX, heightPx: SIZE_PX, faceCount: 1, face: { score: 1, landmarks }, masks },
    picture: { width: SIZE_PX, height: SIZE_PX, data },
    scale: 1,
  }
}

test('strands side by side are straight hair, strands that run all ways are coils', () => {
  expect(hairTexture(hairOf((x) => 90 + 70 * Math.sin(x * 1.3)))).toBe('straight')
  const coils = (x: number, y: number) => 90 + 70 * Math.sin(x * 1.3) * Math.sin(y * 1.3)
  expect(hairTexture(hairOf(coils))).toBe('coily')
})

test('what is out of focus does not tell', () => {
  expect(hairTexture(hairOf((x, y) => 90 + 4 * Math.sin(x * 1.3) * Math.sin(y * 1.3)))).toBeUndefined()
})
