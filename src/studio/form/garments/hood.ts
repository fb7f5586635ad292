import type { Vector } from '../../math/matrix.ts'
import type { Bench } from '../bench.ts'
import { mix, smoothStep } from '../curve.ts'
import type { Field } from '../field/field.ts'
import { gridMesh, type Mesh } from '../grid.ts'
import { type CollarOnSkin, sewCollarOnSkin } from './collar-on-skin.ts'
import { frontZ, pushOut } from './drape.ts'
import { neckBaseOf } from './neck-base.ts'

const COLUMNS = 52
const ROWS = 15

/** On a real neck it is a soft collar that falls far down behind: a roll of its own size would sink into whatever shoulders there are. */
const ON_SKIN: CollarOnSkin = {
  from: 0.24,
  gap: 0.06,
  dip: 0.3,
  standFront: 0.1,
  standBack: 0.36,
  fall: 0.34,
  points: 0.1,
  fallBehind: 0.8,
  apart: 0,
  clearance: 0.11,
  thick: 0.15,
}

/** A hood lying on the shoulders: a soft roll round the neck, thick behind, meeting below the throat; and its cords. */
export function sewHood(bench: Bench, outside: Field): Mesh[] {
  const { neck } = bench.stand
  const base = neckBaseOf(bench.stand)
  const cords = [-1, 1].map((side) =>
    cord(outside, [0.2 * side, bench.stand.body ? 0.66 : 0.52], [0.27 * side, 1.45 + 0.12 * side]),
  )
  if (bench.stand.body) return [sewCollarOnSkin(bench.stand, outside, ON_SKIN), ...cords]
  const roll = gridMesh({ rows: ROWS, columns: COLUMNS, closed: false }, (row, column): Vector => {
    const turn = 0.1 + ((2 * Math.PI - 0.2) * column) / (COLUMNS - 1)
    const front = turn > Math.PI ? 2 * Math.PI - turn : turn
    const back = smoothStep(0.4, 2.6, front)
    const round = (row / (ROWS - 1)) * Math.PI * 1.5 - Math.PI * 0.75
    const thick = mix(0.13, 0.4, back)
    const radius = base.neckRadius * 1.1 + mix(0.2, 0.34, back)
    const lie = mix(0.46, -0.36, smoothStep(0, 2.2, front)) - base.rise * smoothStep(0.2, 1.6, front)
    const y = lie + 0.02 * Math.sin(turn * 7)
    const pleat = 1 + 0.06 * Math.sin(turn * 9 + Math.sin(round) * 2)
    const outward = Math.cos(round) * thick * 1.05 * pleat
    const upward = Math.sin(round) * thick * 0.78 * pleat
    const reach = radius + outward
    const z = mix(0.02, neck.top[2] * 0.2 - 0.26, back)
    return pushOut(outside, [Math.sin(turn) * reach, y + upward, z + Math.cos(turn) * reach * mix(0.96, 0.85, back)], 0.02)
  })
  return [roll, ...cords]
}

/** A thin round cord on the front, knotted at its end. */
function cord(below: Field, from: readonly [number, number], to: readonly [number, number]): Mesh {
  const rows = 18
  const columns = 8
  return gridMesh({ rows, columns, closed: true }, (row, column): Vector => {
    const t = row / (rows - 1)
    const turn = (column / columns) * Math.PI * 2
    const knot = t > 0.88 ? 1.7 : 1
    const radius = (row === 0 || row === rows - 1 ? 0.005 : 0.034) * knot
    const x = mix(from[0], to[0], t) + 0.02 * Math.sin(t * 5)
    const y = mix(from[1], to[1], t)
    return [x - Math.cos(turn) * radius, y, frontZ(below, x, y, 0.05) + Math.sin(turn) * radius]
  })
}
