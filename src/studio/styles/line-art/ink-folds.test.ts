import { expect, test } from 'vitest'
import { type FigureBuffers, MATERIAL } from '../../raster/figure-buffers.ts'
import { inkFolds } from './ink-folds.ts'

const SIZE = 120
const UNIT_PX = 60

/** A sheet of cloth that is folded inwards along columns, each in some rows only. */
function foldedCloth(folds: readonly { readonly column: number; readonly rows: readonly [number, number] }[]): FigureBuffers {
  const normal = new Float32Array(SIZE * SIZE * 3)
  for (let at = 0; at < SIZE * SIZE; at += 1) {
    const [x, y] = [at % SIZE, Math.floor(at / SIZE)]
    const near = folds.find(({ column, rows: [from, to] }) => Math.abs(x - column) < 12 && y >= from && y < to)
    const lean = near ? 0.4 * Math.sign(near.column - x + 0.5) : 0
    normal[at * 3] = lean
    normal[at * 3 + 2] = Math.sqrt(1 - lean * lean)
  }
  const whole = {
    widthPx: SIZE,
    heightPx: SIZE,
    unitPx: UNIT_PX,
    normal,
    part: new Uint16Array(SIZE * SIZE).fill(5),
    material: new Uint8Array(SIZE * SIZE).fill(MATERIAL.cloth),
  }
  return whole as unknown as FigureBuffers // what folds are found by
}

test('a fold is one stroke from end to end, and a speck is none', () => {
  const ink = new Uint8Array(SIZE * SIZE)
  inkFolds(
    ink,
    foldedCloth([
      { column: 40, rows: [20, 100] },
      { column: 80, rows: [60, 66] },
    ]),
    { penPx: 2 },
  )
  const inkOfRow = (y: number, from: number, to: number) =>
    ink.subarray(y * SIZE + from, y * SIZE + to).filter((value) => value > 100).length
  for (let y = 30; y < 90; y += 1) expect(inkOfRow(y, 30, 50)).toBeGreaterThan(0)
  for (let y = 0; y < SIZE; y += 1) expect(inkOfRow(y, 60, 110)).toBe(0)
})
