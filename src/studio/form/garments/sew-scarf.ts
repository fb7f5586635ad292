import type { Vector } from '../../math/matrix.ts'
import { mix, smoothStep } from '../curve.ts'
import type { Field } from '../field/field.ts'
import { gridMesh, type Mesh } from '../grid.ts'
import type { Stand } from '../stand.ts'
import { layOn } from './drape.ts'
import { neckBaseOf } from './neck-base.ts'

interface Roll {
  /** How far its middle is from the neck, and how low it lies in front and behind, half heads. */
  readonly away: number
  readonly front: number
  readonly back: number
  /** Half of its height and of its thickness. */
  readonly high: number
  readonly thick: number
  /** Angle by which its folds are turned. */
  readonly turned: number
}

/** Once tight under the chin and once loosely over it. */
const ROLLS: readonly Roll[] = [
  { away: 0.16, front: -0.04, back: -0.52, high: 0.21, thick: 0.14, turned: 0.4 },
  { away: 0.34, front: 0.38, back: -0.26, high: 0.31, thick: 0.2, turned: 2.1 },
]
const [ROUND, SECTION] = [48, 14]
/** Times its way round is evened out: what lies below, lapels above all, would kink it. */
const SMOOTHINGS = 6
/** Folds along the cloth: how many over its height, how often they run round, how deep they are. */
const FOLDS = { over: 3, round: 2, deep: 0.13 } as const

/** A scarf wound twice round a drawn neck: soft rolls that lie on whatever is worn. */
export function sewScarf(stand: Stand, below: Field, distance: number): Mesh[] {
  return ROLLS.map((roll) => sewRoll(stand, below, { ...roll, away: roll.away + distance }))
}

function sewRoll(stand: Stand, below: Field, { away, front, back, high, thick, turned }: Roll): Mesh {
  const base = neckBaseOf(stand)
  const radius = base.radius + away
  const tilt = stand.joints.sway.shoulderTilt
  const turnOf = (column: number) => (column / ROUND) * 2 * Math.PI
  let middles = Array.from({ length: ROUND }, (_, column): Vector => {
    const turn = turnOf(column)
    const behind = smoothStep(-1, 1, -Math.cos(turn))
    const y = mix(front, back, behind)
    const place: Vector = [
      Math.sin(turn) * radius,
      y + Math.sin(turn) * radius * tilt,
      base.middleZ(y) + Math.cos(turn) * radius,
    ]
    return below(...place) < thick * 0.7 ? layOn(below, place, thick * 0.7) : place
  })
  for (let pass = 0; pass < SMOOTHINGS; pass += 1)
    middles = middles.map((place, column): Vector => {
      const before = middles[(column + ROUND - 1) % ROUND]!
      const next = middles[(column + 1) % ROUND]!
      return [0, 1, 2].map((axis) => (before[axis]! + 2 * place[axis]! + next[axis]!) / 4) as unknown as Vector // three axes
    })
  return gridMesh({ rows: SECTION + 1, columns: ROUND, closed: true }, (row, column) => {
    const [x, y, z] = middles[column]!
    const turn = turnOf(column)
    const around = (row / SECTION) * 2 * Math.PI
    const fold = 1 + FOLDS.deep * Math.sin(FOLDS.over * around + FOLDS.round * turn + turned)
    const out = Math.cos(around) * thick * fold
    return [x + Math.sin(turn) * out, y + Math.sin(around) * high * fold, z + Math.cos(turn) * out]
  })
}
