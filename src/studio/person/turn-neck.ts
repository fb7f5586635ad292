import { add, scaleBy, subtract } from '../form/vector.ts'
import { apply, compose, type Matrix, translate, type Vector } from '../math/matrix.ts'
import type { Person } from './person-of.ts'
import { axesOf, carried, type Turn, turnBetween } from './turn.ts'
import type { Turns } from './turn-limbs.ts'

/** How far each bone of the neck goes with the head. */
const SHARES = { neck01: 0.22, neck02: 0.48, neck03: 0.78 } as const

/** The head where it is set, and the bones of the neck between it and the trunk. */
export function turnNeck(turns: Turns, { bones, headOrigin }: Person, headInBody: Matrix): Turn {
  const toHead = compose(headInBody, translate(-headOrigin[0], -headOrigin[1], -headOrigin[2]))
  const joint = bones.get('head')!.head
  const rows = rowsOf(toHead)
  const head: Turn = { rows, from: joint, to: apply(toHead, joint) }
  let before: Turn | undefined
  const chain = Object.entries(SHARES).map(([name, share]) => {
    const from = bones.get(name)!.head
    const turn: Turn = { rows: partOf(rows, share), from, to: before ? carried(before, from) : from }
    before = turn
    return [name, turn] as const
  })
  // The neck ends where the head begins, however it is turned.
  const missed = before ? subtract(head.to, carried(before, joint)) : ([0, 0, 0] as const)
  chain.forEach(([name, turn], index) => {
    turns.set(name, { ...turn, to: add(turn.to, scaleBy(missed, (index + 1) / (chain.length + 1))) })
  })
  return head
}

function rowsOf(m: Matrix): Turn['rows'] {
  return [
    [m[0], m[1], m[2]],
    [m[4], m[5], m[6]],
    [m[8], m[9], m[10]],
  ]
}

/** A share of a turn. */
function partOf(rows: Turn['rows'], share: number): Turn['rows'] {
  const column = (axis: 0 | 1 | 2): Vector => [rows[0][axis], rows[1][axis], rows[2][axis]]
  const rest = 1 - share
  const along: Vector = add(scaleBy(column(1), share), [0, rest, 0])
  const across: Vector = add(scaleBy(column(0), share), [rest, 0, 0])
  return turnBetween(axesOf([0, 1, 0], [1, 0, 0]), axesOf(along, across))
}
