import { mixRgb, type Rgb } from '../../color.ts'
import type { Vector } from '../../math/matrix.ts'
import { randomFor } from '../../random.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import { smoothStep } from '../curve.ts'
import { gridMesh } from '../grid.ts'
import { unit } from '../vector.ts'
import type { HeadwearKit } from './headwear-kit.ts'
import { fan, layered, roundKnot, wrappedCloth } from './wrapped-cloth.ts'

/** Long cloth wound round the head in layers that cross above the forehead. */
export function buildTurban(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const under = mixRgb(color, trim, 0.3)
  const layers = (turn: number, high: number) => {
    // Either side falls from above the forehead to the ear; they lie over one another in turn.
    const side = Math.sin(turn)
    const front = smoothStep(-0.25, 0.5, Math.cos(turn))
    return 5.4 * high + front * (2.3 * Math.abs(side) ** 0.8 + 0.5 * smoothStep(-0.05, 0.05, side)) + 0.35 * (1 - front) * side
  }
  const fullness = (turn: number, high: number) =>
    0.09 + 0.25 * smoothStep(0, 0.5, high) + 0.06 * Math.max(0, -Math.cos(turn)) + 0.08 * smoothStep(0.5, 1, high)
  const band = wrappedCloth(kit, {
    color: under,
    edgeY: (turn) => -0.49 + 0.62 * (0.5 - 0.5 * Math.cos(turn)) ** 1.1,
    lift: () => 0.02,
    rows: 12,
    columns: 56,
  })
  const wound = wrappedCloth(kit, {
    color,
    edgeY: (turn) => -0.43 - 0.17 * smoothStep(0.75, 0, Math.abs(turn)) + 0.6 * (0.5 - 0.5 * Math.cos(turn)) ** 1.1,
    lift: (turn, high) =>
      fullness(turn, high) +
      (0.085 * layered(layers(turn, high)) + 0.009 * Math.sin(layers(turn, high) * 19 + turn * 2)) * smoothStep(1, 0.86, high),
    rows: 58,
  })
  return [band, wound]
}

/** Colours of printed cotton that stand beside one another on one cloth. */
const WAX_PRINT: readonly Rgb[] = [
  [0.93, 0.62, 0.1],
  [0.05, 0.42, 0.5],
  [0.8, 0.16, 0.2],
  [0.93, 0.87, 0.7],
  [0.25, 0.16, 0.42],
]

/** What is printed on a wrap by how far along a fold and across the folds a place is. */
function printOf({ headwear, sheet }: HeadwearKit): ((across: number, along: number) => Rgb) | undefined {
  if (!headwear.isColorful) return undefined
  const first = Math.floor(randomFor(sheet.seed, 'headwear')() * WAX_PRINT.length)
  const tint = (index: number) => WAX_PRINT[(first + index + 40) % WAX_PRINT.length]!
  return (across, along) => {
    const row = Math.floor(across)
    const within = across - row
    if (within > 0.84) return tint(row + 3)
    const zigzag = Math.abs(((along * 2.2 + row * 0.5 + 40) % 1) - 0.5) * 2
    return within > 0.2 + 0.5 * zigzag ? tint(row) : tint(row + 1)
  }
}

/** Printed cloth tied over the hair: a folded band across the forehead, fullness above it, the ends in a fanned knot. */
export function buildHeadwrap(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const side = kit.sheet.hair.parting > 0 ? 1 : -1
  const knot = unit([0.3 * side, -0.66, 0.74])
  const print = printOf(kit)
  const edgeY = (turn: number) => -0.5 + 0.84 * (0.5 - 0.5 * Math.cos(turn)) ** 1.1
  const folds = (out: Vector) => roundKnot(knot, out) * 2.6
  const bulk = wrappedCloth(kit, {
    color,
    edgeY,
    lift: (turn, high, out) =>
      0.04 +
      0.27 * smoothStep(0, 0.6, high) * (0.72 - 0.28 * Math.cos(turn)) +
      0.04 * layered(folds(out)) * smoothStep(0.05, 0.3, high) +
      0.007 * Math.sin(folds(out) * 16),
    rows: 52,
    columns: print ? 168 : 120,
    ...(print && { colorAt: (turn, high, out) => print(folds(out), high * 1.7 + Math.cos(turn) * 0.2) }),
  })
  const sashHigh = 0.3
  const sash = wrappedCloth(kit, {
    color: print ? color : mixRgb(color, trim, 0.22),
    edgeY: (turn) => edgeY(turn) + 0.015,
    lift: (turn, high) => {
      const across = high / sashHigh + 0.16 * Math.sin(turn + side * 0.4)
      // Above the sash it dives under the bulk.
      const height = 0.05 + 0.075 * across + 0.04 * layered(across * 2.6) + 0.006 * Math.sin(across * 40 + turn)
      return height - 0.3 * smoothStep(0.94, 1.12, across)
    },
    rows: 64,
    columns: print ? 168 : 120,
    ...(print && { colorAt: (turn, high) => print((high / sashHigh) * 1.9 + 2 + 0.3 * Math.sin(turn), turn * 1.1) }),
  })
  return [bulk, sash, ...tiedKnot(kit, knot, { side, print })]
}

/** The two ends, fanned out of a knot before the crown. */
function tiedKnot(
  kit: HeadwearKit,
  knot: Vector,
  { side, print }: { side: number; print: ((across: number, along: number) => Rgb) | undefined },
): Surface[] {
  const { color, trim } = kit.headwear
  const at: Vector = [knot[0] * 0.86, -0.1 + knot[1] * 1.12, -0.08 + knot[2] * 1.12]
  const ends = [
    { toward: [-0.8 * side, -0.62, 0.05] as Vector, length: 0.68, width: 0.34 },
    { toward: [0.7 * side, -0.72, 0.05] as Vector, length: 0.6, width: 0.3 },
  ].map(({ toward, length, width }, index) =>
    fan(kit, {
      from: at,
      toward,
      facing: [0.1 * side, -0.15, 1],
      length,
      width,
      color: mixRgb(color, trim, index * 0.15),
      ...(print && { colorAt: (along: number, across: number) => print(along * 3.2 + index, across * 0.9 + 2) }),
    }),
  )
  return [...ends, lump(kit, at, { radius: 0.17, color: print ? print(1.5, 0.1) : mixRgb(color, trim, 0.1) })]
}

/** The knot itself: a soft lump with the folds of what was drawn through it. */
function lump(kit: HeadwearKit, [x, y, z]: Vector, { radius, color }: { radius: number; color: Rgb }): Surface {
  const mesh = gridMesh({ rows: 18, columns: 28, closed: true }, (row, column) => {
    const angle = (row / 17) * Math.PI
    const turn = -Math.PI + (column / 28) * 2 * Math.PI
    const fold = 1 + 0.1 * Math.sin(turn * 3 + angle * 3.2) + 0.05 * Math.sin(angle * 9 + turn)
    return [
      x + Math.sin(turn) * Math.sin(angle) * radius * 1.1 * fold,
      y - Math.cos(angle) * radius * 0.9 * fold,
      z + Math.cos(turn) * Math.sin(angle) * radius * 0.75 * fold,
    ]
  })
  return { part: kit.parts.next(), material: MATERIAL.cloth, color, ...mesh }
}

/** A printed kerchief drawn tight over the head and knotted behind, its corner and ends hanging. */
export function buildBandana(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const behind = unit([0.05, 0.1, -1])
  const light = color[0] * 0.3 + color[1] * 0.59 + color[2] * 0.11
  const ink =
    Math.abs(light - (trim[0] * 0.3 + trim[1] * 0.59 + trim[2] * 0.11)) > 0.25
      ? trim
      : light > 0.55
        ? mixRgb(color, [0.1, 0.1, 0.18], 0.75)
        : mixRgb(color, [1, 0.98, 0.92], 0.82)
  const edgeY = (turn: number) => -0.5 + 0.74 * (0.5 - 0.5 * Math.cos(turn)) ** 1.05
  const cloth = wrappedCloth(kit, {
    color,
    edgeY,
    lift: (_, high, out) => {
      const folds = roundKnot(behind, out)
      const near = smoothStep(0.9, -0.7, out[2])
      return 0.015 + 0.026 * near * Math.sin(folds * 11) + 0.016 * Math.sin(folds * 6 + 0.6) * smoothStep(0.02, 0.2, high)
    },
    rows: 64,
    columns: 192,
    colorAt: (turn, high, out) => (kerchiefPrint(turn, high, out) ? ink : color),
  })
  const knot: Vector = [0.08, 0.02, -1.02]
  const corner = fan(kit, {
    from: [0, -0.05, -0.98],
    toward: [0, 1, -0.12],
    facing: [0, 0.1, -1],
    length: 0.5,
    width: 0.3,
    color: mixRgb(color, [0, 0, 0], 0.08),
  })
  const ends = [-1, 1].map((side) =>
    fan(kit, {
      from: knot,
      toward: [side * 0.5, 0.85, -0.15],
      facing: [side * 0.3, -0.1, -1],
      length: 0.5,
      width: 0.13,
      color,
    }),
  )
  return [cloth, corner, ...ends, lump(kit, knot, { radius: 0.1, color })]
}

/** A border of dots and scattered drops, as kerchiefs are printed. */
function kerchiefPrint(turn: number, high: number, [x, y, z]: Vector): boolean {
  if (high < 0.16) return high > 0.12 || Math.hypot(wrap(turn, 0.16), (high - 0.065) * 2.2) < 0.045
  const [u, v] = [Math.atan2(x, -y + 0.35), z * 1.25]
  const row = Math.round(v / 0.24)
  const [a, b] = [wrap(u + (row % 2) * 0.15, 0.3), v - row * 0.24]
  // Drops that bend, every other one the other way.
  const bend = a + (row % 2 ? 3 : -3) * b * b
  return Math.hypot(bend / 0.045, b / 0.085) < 1 - b * 3 && Math.hypot(bend / 0.02, b / 0.04) > 1
}

const wrap = (value: number, period: number) => value - Math.round(value / period) * period
