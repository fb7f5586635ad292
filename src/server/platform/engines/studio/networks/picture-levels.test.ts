import { expect, test } from 'vitest'
import { type Level, pictureLevels, readSquare } from './picture-levels.ts'

/** A grey picture from its rows. */
function grey(rows: number[][]): Level {
  const rgb = Uint8Array.from(rows.flat().flatMap((value) => [value, value, value]))
  return { widthPx: rows[0]!.length, heightPx: rows.length, rgb }
}
/** The red channel of a read square, in rows. */
function rowsOf(pixels: Float32Array, sizePx: number): number[][] {
  return Array.from({ length: sizePx }, (_, row) =>
    Array.from({ length: sizePx }, (_, column) => Math.round(pixels[(row * sizePx + column) * 3]!)),
  )
}
const BYTES = { from: 0, to: 255 }
const picture = grey([
  [10, 20, 30],
  [40, 50, 60],
  [70, 80, 90],
])
const whole = { centerX: 1.5, centerY: 1.5, sidePx: 3, rotation: 0 }

test('the whole square is the picture', () => {
  expect(rowsOf(readSquare([picture], whole, { sizePx: 3, ...BYTES }), 3)).toEqual([
    [10, 20, 30],
    [40, 50, 60],
    [70, 80, 90],
  ])
})

test('a square turned clockwise reads downwards along its upper edge', () => {
  const turned = readSquare([picture], { ...whole, rotation: Math.PI / 2 }, { sizePx: 3, ...BYTES })
  expect(rowsOf(turned, 3)).toEqual([
    [30, 60, 90],
    [20, 50, 80],
    [10, 40, 70],
  ])
})

test('beyond the picture it is black, and bytes become the range that is asked for', () => {
  const beside = { centerX: 4.5, centerY: 1.5, sidePx: 3, rotation: 0 }
  expect(rowsOf(readSquare([picture], beside, { sizePx: 3, ...BYTES }), 3).flat()).toEqual(Array(9).fill(0))
  const ranged = readSquare(
    [grey([[255]])],
    { centerX: 0.5, centerY: 0.5, sidePx: 1, rotation: 0 },
    { sizePx: 1, from: -1, to: 1 },
  )
  expect([...ranged]).toEqual([1, 1, 1])
})

test('each level is half of the one before, with the mean of four pixels', () => {
  const size = 128
  const checks = grey(Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => ((x + y) % 2) * 200)))
  const levels = pictureLevels(checks)
  expect(levels.map(({ widthPx }) => widthPx)).toEqual([128, 64])
  expect(new Set(levels[1]!.rgb)).toEqual(new Set([100]))
})
