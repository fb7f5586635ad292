import { mixRgb, type Rgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL, type Material } from '../../../raster/figure-buffers.ts'
import type { Bench } from '../../bench.ts'
import type { Field } from '../../field/field.ts'
import { gridMesh, type Mesh } from '../../grid.ts'
import { ball, moved } from '../../props/shapes.ts'
import { frontZ } from '../drape.ts'

export interface PinPiece {
  readonly mesh: Mesh
  readonly material: Material
  readonly tint: Rgb
}

const GEM: Rgb = [0.28, 0.5, 0.62]

/** Its outline by the words: half its size, for every direction. */
const OUTLINES: readonly (readonly [RegExp, (turn: number) => number])[] = [
  // Spread wings.
  [
    /wing|bird|eagle|dragonfly|butterfly|bee/,
    (turn) => 0.32 + 0.75 * Math.abs(Math.sin(turn)) ** 3 * (Math.cos(turn) < 0.3 ? 1 : 0.7),
  ],
  [/star|sheriff/, (turn) => 0.72 + 0.28 * Math.cos(turn * 5 + Math.PI)],
  [/leaf|feather/, (turn) => 0.4 + 0.6 * Math.abs(Math.cos(turn)) ** 3],
  [/flower|rose|daisy/, (turn) => 0.76 + 0.24 * Math.cos(turn * 5)],
  [/heart/, (turn) => 0.8 + 0.15 * Math.abs(Math.sin(turn)) - 0.35 * Math.max(0, -Math.cos(turn)) ** 8],
]

/** A brooch, a pin or a badge on the wearer's left side of the chest. */
export function sewPin(
  bench: Bench,
  outside: Field,
  { how, color, isBadge }: { readonly how: string; readonly color: Rgb; readonly isBadge: boolean },
): PinPiece[] {
  const { tall, wide } = bench.stand.skeleton
  const isAtThroat = /cameo|clasp|throat|neck/.test(how)
  const [x, y] = isAtThroat ? [0, 0.42 * tall] : [0.62 * wide, 1.12 * tall]
  const radius = isBadge ? 0.22 : /large|big/.test(how) ? 0.26 : 0.2
  const outline =
    OUTLINES.find(([said]) => said.test(how))?.[1] ??
    (isBadge ? (turn: number) => 0.86 + 0.14 * Math.cos(turn * 7 + Math.PI) : () => 0.9)
  const face = disc(outside, [x, y], { radius, outline, lift: 0.13 })
  const pieces: PinPiece[] = [{ mesh: face, material: MATERIAL.metal, tint: color }]
  if (/cameo/.test(how))
    return [
      ...pieces,
      {
        mesh: disc(outside, [x, y], { radius: radius * 0.72, outline: () => 0.9, lift: 0.17 }),
        material: MATERIAL.horn,
        tint: [0.93, 0.88, 0.82],
      },
    ]
  if (isBadge)
    return [
      ...pieces,
      {
        mesh: disc(outside, [x, y], { radius: radius * 0.45, outline: () => 1, lift: 0.17 }),
        material: MATERIAL.metal,
        tint: mixRgb(color, [0.2, 0.25, 0.4], 0.6),
      },
    ]
  if (outline === OUTLINES[0]![1]) return pieces
  return [
    ...pieces,
    { mesh: moved(ball(radius * 0.34), [x, y, frontZ(outside, x, y, 0.15)]), material: MATERIAL.gem, tint: GEM },
  ]
}

/** A thin plate that lies on what is worn, higher in its middle. */
function disc(
  outside: Field,
  [x, y]: readonly [number, number],
  { radius, outline, lift }: { readonly radius: number; readonly outline: (turn: number) => number; readonly lift: number },
): Mesh {
  const z = frontZ(outside, x, y, lift)
  return gridMesh({ rows: 5, columns: 60, closed: true }, (row, column): Vector => {
    const turn = (column / 60) * 2 * Math.PI
    const r = radius * outline(turn) * [0, 0.5, 0.9, 1, 1][row]!
    const [px, py] = [x - Math.sin(turn) * r, y + Math.cos(turn) * r]
    const high = lift * [1.2, 1.15, 1, 0.8, 0.2][row]!
    return [px, py, Math.max(z - 0.25, frontZ(outside, px, py, high))]
  })
}
