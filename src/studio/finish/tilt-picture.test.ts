import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { CreateCanvas } from '../canvas.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { tiltPicture } from './tilt-picture.ts'

/** What is drawn straight tells in red how far right and in green how far down it is, in shares of what is framed. */
function tilted(camera: { roll?: number; drop?: number }, { widthPx, heightPx }: { widthPx: number; heightPx: number }) {
  const options = {
    scene: { camera } as unknown as SceneSheet, // what it reads of one
    widthPx,
    heightPx,
    createCanvas: createCanvas as unknown as CreateCanvas,
  }
  return tiltPicture(options, ({ widthPx: width, heightPx: height, scene }) => {
    const { bleed = 1 } = scene.camera
    const data = new Uint8ClampedArray(width * height * 4)
    for (let y = 0, at = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1, at += 4) {
        data[at] = 128 + (x / width - 0.5) * bleed * 150
        data[at + 1] = 128 + (y / height - 0.5) * bleed * 150
        // Beyond its border there is nothing: whoever sees it sees too far.
        data[at + 2] = x === 0 || y === 0 || x === width - 1 || y === height - 1 ? 255 : 0
        data[at + 3] = 255
      }
    }
    return { picture: { width, height, data }, mask: new Uint8ClampedArray(width * height).fill(255) }
  })
}

const SIZE = { widthPx: 80, heightPx: 100 }

test('a rolled camera turns everything about the middle and fills the corners', () => {
  const { picture, mask } = tilted({ roll: 0.3 }, SIZE)
  expect([picture.width, picture.height, mask.length]).toEqual([80, 100, 8000])
  const at = (x: number, y: number) => (y * 80 + x) * 4
  expect(Math.abs(picture.data[at(40, 50)]! - 128)).toBeLessThan(4)
  // Along a row what is seen climbs.
  expect(Math.abs(picture.data[at(0, 50) + 1]! - picture.data[at(79, 50) + 1]!)).toBeGreaterThan(25)
  // Its corners may touch the border; were less drawn round it, whole triangles would repeat it.
  expect(picture.data.filter((value, index) => index % 4 === 2 && value > 128).length).toBeLessThan(12)
})

test('from above what is up is near and large, from below what is down', () => {
  const widthOfRow = (drop: number, y: number) => {
    const { data } = tilted({ drop }, SIZE).picture
    return data[(y * 80 + 79) * 4]! - data[y * 80 * 4]!
  }
  expect(widthOfRow(0.34, 2)).toBeLessThan(widthOfRow(0.34, 97) * 0.85)
  expect(widthOfRow(-0.34, 97)).toBeLessThan(widthOfRow(-0.34, 2) * 0.85)
})
