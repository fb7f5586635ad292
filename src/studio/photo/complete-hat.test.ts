import { expect, test } from 'vitest'
import { completeHat } from './complete-hat.ts'
import type { PhotoMasks } from './photo-reading.ts'

const SIZE_PX = 64
const FACE = { left: 26, right: 38, top: 24, bottom: 40 }
const isBrim = (x: number, y: number) => y >= 20 && y < 26 && x >= 12 && x < 52
const isCrown = (x: number, y: number) => y >= 10 && y < 20 && x >= 24 && x < 40

/** A dark hat with a wide brim; of the brim the masks know only what lies over the face. */
function photoWith(ground: number): { picture: { width: number; height: number; data: Uint8ClampedArray }; masks: PhotoMasks } {
  const data = new Uint8ClampedArray(SIZE_PX * SIZE_PX * 4).fill(255)
  const mask = () => new Uint8Array(SIZE_PX * SIZE_PX)
  const masks = { widthPx: SIZE_PX, heightPx: SIZE_PX, hair: mask(), bodySkin: mask(), faceSkin: mask(), clothes: mask() }
  const [other, background] = [mask(), mask().fill(255)]
  for (let at = 0; at < SIZE_PX * SIZE_PX; at += 1) {
    const [x, y] = [at % SIZE_PX, Math.floor(at / SIZE_PX)]
    const isHat = isBrim(x, y) || isCrown(x, y)
    const isFace = x >= FACE.left && x < FACE.right && y >= FACE.top && y < FACE.bottom
    data.fill(isHat ? 40 : isFace ? 190 : ground, at * 4, at * 4 + 3)
    if (isHat && x >= 22 && x < 42) [other[at], background[at]] = [255, 0]
    else if (isFace) [masks.faceSkin[at], background[at]] = [255, 0]
  }
  return { picture: { width: SIZE_PX, height: SIZE_PX, data }, masks: { ...masks, other, background } }
}

const groundOfBrim = ({ background }: PhotoMasks) =>
  background.filter((value, at) => value > 0 && isBrim(at % SIZE_PX, Math.floor(at / SIZE_PX))).length

test('the brim of a hat belongs to whoever wears it, as far as it goes', () => {
  const { picture, masks } = photoWith(220)
  expect(groundOfBrim(masks)).toBeGreaterThan(100)
  const whole = completeHat(picture, masks, FACE)
  expect(groundOfBrim(whole)).toBe(0)
  const grown = whole.other.filter((value, at) => value > 0 && masks.other[at] === 0).length
  expect(grown).toBe(groundOfBrim(masks))
})

test('before ground of its own colour a hat stays as it was found', () => {
  const { picture, masks } = photoWith(46)
  expect(completeHat(picture, masks, FACE)).toBe(masks)
})
