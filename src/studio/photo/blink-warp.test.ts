import { expect, test } from 'vitest'
import { aFace } from '../testing/a-face.ts'
import { blinkWarp } from './blink-warp.ts'

/** The middle of the eye on the picture's left, and its brow, of `aFace` around (100, 95). */
const EYE = { x: 77, y: 86 }
const BROW_Y = 70
const blink = blinkWarp(aFace({ x: 100, y: 95 }))
const sourceOf = (x: number, y: number, closed: number) => {
  const place = { x, y }
  blink(place, closed)
  return place
}

test('open eyes are the photo', () => {
  expect(sourceOf(EYE.x, EYE.y, 0)).toEqual(EYE)
})

test('a lid is drawn over the eye; the brow and what lies beside the eye stay', () => {
  expect(sourceOf(EYE.x, EYE.y, 1).y).toBeLessThan(EYE.y - 3)
  expect(sourceOf(EYE.x, BROW_Y, 1)).toEqual({ x: EYE.x, y: BROW_Y })
  expect(sourceOf(EYE.x - 30, EYE.y, 1)).toEqual({ x: EYE.x - 30, y: EYE.y })
})

test('half closed, only the upper half of the eye is covered', () => {
  expect(sourceOf(EYE.x, EYE.y - 3, 0.5).y).toBeLessThan(EYE.y - 3)
  expect(sourceOf(EYE.x, EYE.y + 3.5, 0.5).y).toBe(EYE.y + 3.5)
})
