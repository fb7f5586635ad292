import { mixRgb, type Rgb } from '../color.ts'
import type { Bench } from './bench.ts'
import { curveThrough, mix } from './curve.ts'
import type { Field } from './field/field.ts'
import { drapePatch } from './garments/drape.ts'
import type { Mesh } from './grid.ts'
import { moved, plate } from './props/shapes.ts'

interface BackpackPiece {
  readonly mesh: Mesh
  /** Of the pack's colour. */
  readonly shade: (color: Rgb) => Rgb
}

const deeper = (color: Rgb) => mixRgb(color, [0.05, 0.04, 0.06], 0.3)
/** How far from the middle a strap runs, from the shoulder down to the side. */
const STRAP_X = curveThrough([
  [0, 0.74],
  [0.35, 0.66],
  [0.75, 0.76],
  [1, 1.14],
])

/** Two straps over what is worn, a belt between them, and the pack that shows over the shoulders. */
export function sewBackpack({ stand: { skeleton } }: Bench, outside: Field): BackpackPiece[] {
  const { tall, wide } = skeleton
  const strap = (side: number): BackpackPiece => ({
    shade: deeper,
    mesh: drapePatch(outside, {
      rows: 22,
      columns: 4,
      at: (down, across) => [
        side * (STRAP_X(down) + (across - 0.5) * mix(0.42, 0.26, down)) * wide,
        mix(-0.3, 2.6, down) * tall,
      ],
      lift: (_, across) => 0.07 + 0.04 * Math.sin(across * Math.PI),
    }),
  })
  const belt: BackpackPiece = {
    shade: deeper,
    mesh: drapePatch(outside, {
      rows: 4,
      columns: 14,
      at: (down, across) => [(across - 0.5) * 1.3 * wide, (1.02 + 0.12 * down) * tall],
      lift: 0.07,
    }),
  }
  const body = moved(plate(2.5 * wide, 3.6 * tall, 0.5, 5), [0, 1.15 * tall, -1.25])
  const lid = moved(plate(2.2 * wide, 0.9 * tall, 0.56, 4), [0, -0.62 * tall, -1.2])
  return [{ mesh: body, shade: (color) => color }, { mesh: lid, shade: deeper }, strap(-1), strap(1), belt]
}

/** Two narrow straps over a shirt, from the shoulders to the waist. */
export function sewSuspenders({ stand: { skeleton } }: Bench, outside: Field): Mesh[] {
  const { tall, wide } = skeleton
  return [-1, 1].map((side) =>
    drapePatch(outside, {
      rows: 30,
      columns: 3,
      at: (down, across) => [side * (mix(0.72, 0.56, down) + (across - 0.5) * 0.16) * wide, mix(-0.3, 3.3, down) * tall],
      lift: (_, across) => 0.05 + 0.02 * Math.sin(across * Math.PI),
    }),
  )
}
