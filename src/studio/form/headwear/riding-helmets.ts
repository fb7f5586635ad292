import { mixRgb, type Rgb } from '../../color.ts'
import type { Vector } from '../../math/matrix.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import { mix, smoothStep } from '../curve.ts'
import { gridMesh } from '../grid.ts'
import { buildTube, pointsAlong } from '../tube.ts'
import type { HeadwearKit } from './headwear-kit.ts'
import { AXIS_Z, dome } from './lathe.ts'

const LINING: Rgb = [0.07, 0.07, 0.08]

/** A smooth shell down to the jaw with a bar before the chin, its dark visor pushed up; with stripes. */
export function buildMotorcycleHelmet(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const thick = 0.2
  const shell = dome(kit, {
    thick,
    edgeY: (turn) => mix(-0.42, 0.92, smoothStep(0.78, 1.12, Math.abs(turn))),
    rows: 34,
    shape: {
      color,
      material: MATERIAL.leather,
      colorAt: (row, turn) => (row > 30 ? LINING : isStripe(turn) ? trim : color),
    },
  })
  const [high, wide, deep] = [1.16, kit.girthX + thick + 0.03, kit.girthZ + thick + 0.03]
  const glass = gridMesh({ rows: 8, columns: 30, closed: false }, (row, column) => {
    const aside = (column / 29) * 2 - 1
    const turn = aside * 1.2
    // Rounded at its hinges, and as close to the shell as it was to the face.
    const y = mix(-0.62, -0.62 - 0.4 * Math.sqrt(Math.max(0, 1 - aside * aside)), row / 7)
    const round = Math.sin(Math.acos(Math.min(1, (-0.1 - y) / high))) ** 0.92
    return [Math.sin(turn) * wide * round, y, AXIS_Z + Math.cos(turn) * deep * round]
  })
  const bar = gridMesh({ rows: 8, columns: 30, closed: false }, (row, column) => {
    const turn = ((column / 29) * 2 - 1) * 1.3
    const down = row / 7
    const out = 0.06 * Math.sin(down * Math.PI) - 0.16 * down
    return [
      Math.sin(turn) * (kit.girthX + thick + out),
      mix(0.56, 1.06, down),
      AXIS_Z + Math.cos(turn) * (kit.girthZ + thick + 0.12 + out),
    ]
  })
  return [
    shell,
    { part: kit.parts.next(), material: MATERIAL.glass, color: [0.12, 0.14, 0.18], doubleSided: true, ...glass },
    { part: kit.parts.next(), material: MATERIAL.leather, color, doubleSided: true, ...bar },
  ]
}

const isStripe = (turn: number) => Math.abs(Math.sin(turn)) > 0.18 && Math.abs(Math.sin(turn)) < 0.34

/** Half-widths across which the openings of a bike helmet lie. */
const VENTS = [
  [-0.06, 0.06],
  [0.2, 0.34],
  [0.48, 0.64],
] as const

/** A light shell with long openings, drawn out behind, low on the forehead; its straps meet below the chin. */
export function buildBikeHelmet(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const rows = 44
  const depthOfVent = (row: number, turn: number) => {
    const share = row / (rows - 1)
    const wide = Math.sin(share * 1.35)
    const [across, along] = [Math.abs(Math.sin(turn)) * wide, Math.cos(turn) * wide]
    const vent = VENTS.find(([from, to]) => across > from && across < to)
    // Bridges between the front, the middle and the back.
    const isBridge = share > 0.86 || Math.abs(along - 0.34) < 0.07 || Math.abs(along + 0.38) < 0.07
    return vent && !isBridge ? Math.min(across - vent[0], vent[1] - across) : -1
  }
  const shell = dome(kit, {
    thick: 0.13,
    edgeY: (turn) => -0.4 + 0.16 * (0.5 - 0.5 * Math.cos(turn)) - 0.06 * Math.sin(turn) ** 2,
    rows,
    shape: {
      color,
      material: MATERIAL.leather,
      reliefAt: (row, turn) =>
        (depthOfVent(row, turn) > 0 ? -0.06 : 0) + 0.14 * Math.max(0, -Math.cos(turn)) ** 2 * (row / rows) ** 2,
      colorAt: (row, turn) =>
        depthOfVent(row, turn) > 0
          ? mixRgb(color, LINING, Math.min(1, 0.3 + depthOfVent(row, turn) / 0.04))
          : row > rows - 4
            ? mixRgb(color, LINING, 0.75)
            : row > rows - 8
              ? trim
              : color,
    },
  })
  const strap = (points: readonly Vector[]) =>
    buildTube(
      pointsAlong(24, (t) => through(points, t)),
      { part: kit.parts.next(), material: MATERIAL.cloth, color: LINING, radius: 0.035, flat: 0.4 },
    )
  const straps = [-1, 1].map((side) =>
    strap([
      [side * (kit.girthX + 0.02), -0.4, 0.22],
      [side * (kit.girthX - 0.02), 0.1, 0.16],
      [side * (kit.girthX - 0.12), 0.55, 0.2],
      [side * (kit.girthX - 0.4), 0.95, 0.34],
      [0, 1.1, 0.46],
    ]),
  )
  return [shell, ...straps]
}

/** A point along straight pieces. */
function through(points: readonly Vector[], t: number): Vector {
  const at = Math.min(points.length - 1.001, t * (points.length - 1))
  const [from, to] = [points[Math.floor(at)]!, points[Math.floor(at) + 1]!]
  return [0, 1, 2].map((axis) => mix(from[axis]!, to[axis]!, at % 1)) as unknown as Vector
}
