import { expect, test } from 'vitest'
import type { Picture } from '../../canvas.ts'
import { wholeHat } from './whole-hat.ts'

const SIZE = 60
/** A dark hat with a lit brim on a pale wall; `found` is its crown alone. */
function hatOnWall(wall: number): { picture: Picture; found: Float32Array; isHat: (at: number) => boolean } {
  const isHat = (at: number) => {
    const [x, y] = [at % SIZE, Math.floor(at / SIZE)]
    return Math.abs(x - 30) < (y < 20 ? 10 : 22) && y > 8 && y < 26
  }
  const data = new Uint8ClampedArray(SIZE * SIZE * 4).fill(255)
  for (let at = 0; at < SIZE * SIZE; at += 1) {
    const x = at % SIZE
    data.fill(isHat(at) ? 20 + Math.abs(x - 30) : wall, at * 4, at * 4 + 3)
  }
  const found = Float32Array.from({ length: SIZE * SIZE }, (_, at) => (isHat(at) && Math.floor(at / SIZE) < 20 ? 1 : 0))
  return { picture: { width: SIZE, height: SIZE, data }, found, isHat }
}
const mayBe = (_: number, y: number) => (y < 40 ? 'yes' : 'no') as 'yes' | 'no'
const isGround = (at: number) => Math.floor(at / SIZE) > 45

test('a hat goes on as far as its colours do, and ends where the wall begins', () => {
  const { picture, found, isHat } = hatOnWall(220)
  const whole = wholeHat(picture, found, { mayBe, mostPx: 2000, isGround, isHair: () => false })!
  const wrong = whole.reduce((sum, value, at) => sum + (value > 0.5 !== isHat(at) ? 1 : 0), 0)
  // The lit ends of the brim are of no colour that the crown has.
  expect(wrong).toBeLessThan(SIZE * SIZE * 0.03)
})

test('a hat of the colour of all that is round it is not told from it', () => {
  const { picture, found } = hatOnWall(24)
  expect(wholeHat(picture, found, { mayBe, mostPx: 700, isGround: () => false, isHair: () => false })).toBeUndefined()
})
