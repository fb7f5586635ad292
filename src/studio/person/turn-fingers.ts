import { gripBends, gripThumb } from '../form/hand-grip.ts'
import { type HandKind, handShape } from '../form/hand-shapes.ts'
import { subtract, unit } from '../form/vector.ts'
import type { Vector } from '../math/matrix.ts'
import { rotationOf, turnAbout } from '../math/quaternion.ts'
import type { Person } from './person-of.ts'
import { axesOf, carried, swung, type Turn, turnBetween, turned } from './turn.ts'
import { sideName, type Turns } from './turn-limbs.ts'

/** What each joint of a finger adds to its bend, as a share of the hand shape's curl. */
const BENDS = [0.75, 1.05, 0.7] as const
/** Directions of the thumb's three bones in hand space: laid out, over the palm, and standing straight off. */
const THUMBS = {
  out: [
    [0.5, 0.75, 0.25],
    [0.6, 0.75, 0.15],
    [0.5, 0.85, 0.1],
  ],
  in: [
    [0.2, 0.75, 0.65],
    [-0.15, 0.8, 0.6],
    [-0.5, 0.75, 0.45],
  ],
  /** Beside the index finger, as hands hang. */
  easy: [
    [0.36, 0.8, 0.46],
    [0.2, 0.9, 0.4],
    [0.1, 0.96, 0.28],
  ],
  up: [
    [0.75, 0.6, 0.25],
    [0.97, 0.2, 0.1],
    [0.99, 0, 0],
  ],
} as const

/** Fingers closed as a shape of the hand says, each bone about its own joint. */
export function turnFingers(
  turns: Turns,
  { bones }: Pick<Person, 'bones'>,
  {
    side,
    kind,
    way,
    grip,
    hand,
  }: {
    side: -1 | 1
    kind: HandKind
    way?: number | undefined
    /** Half the thickness of what the fingers close round, in lengths of the hand. */
    grip?: number | undefined
    hand: Turn
  },
): void {
  const name = sideName(side)
  const bone = (of: string) => bones.get(`${of}.${name}`)!
  const wrist = bone('wrist').head
  const knuckles = (['x', 'y', 'z'] as const).map(
    (_, axis) => (bone('finger3-1').head[axis]! + bone('finger4-1').head[axis]!) / 2,
  ) as unknown as Vector
  const axes = axesOf(subtract(knuckles, wrist), subtract(bone('finger2-1').head, bone('finger5-1').head))
  const palm: Vector = [axes.third[0] * side, axes.third[1] * side, axes.third[2] * side]
  /** A direction of hand space (x to the thumb, y along the fingers, z out of the palm) in the space of the resting body. */
  const atRest = ([x, y, z]: Vector): Vector =>
    unit([0, 1, 2].map((axis) => axes.across[axis]! * x + axes.along[axis]! * y + palm[axis]! * z) as unknown as Vector)
  const long = Math.hypot(...subtract(bone('finger3-3').tail, wrist))
  const { curls, spread, thumbIn, isThumbUp, isTogether, isAtEase } = handShape(kind, way)
  for (const number of [2, 3, 4, 5] as const) {
    const bends =
      grip === undefined
        ? BENDS.map((share) => share * curls[number - 2]!)
        : gripBends(
            grip,
            [1, 2, 3].map(
              (index) =>
                Math.hypot(...subtract(bone(`finger${number}-${index}`).tail, bone(`finger${number}-${index}`).head)) / long,
            ),
          )
    const curl = grip === undefined ? curls[number - 2]! : bends[0]!
    const first = unit(subtract(bone(`finger${number}-1`).tail, bone(`finger${number}-1`).head))
    const fan = first[0] * axes.across[0] + first[1] * axes.across[1] + first[2] * axes.across[2]
    // Closed fingers lie side by side, however far the others are spread.
    const aside = (fan * (isTogether ? 0.25 : 0.7) + (3.5 - number) * spread) * (1 - Math.min(1, curl))
    let bend = 0
    const ways = bends.map((angle) => {
      bend += angle
      // A turn about the thumb's axis bends the fingers to the palm.
      const [, , , , cosine, , , sine] = rotationOf(turnAbout([1, 0, 0], (bend * 180) / Math.PI))
      return atRest([aside, cosine!, sine!])
    })
    turnChain(turns, ways, { bones, hand, names: [1, 2, 3].map((index) => `finger${number}-${index}.${name}`) })
  }
  const gripping = grip === undefined ? undefined : gripThumb(grip)
  const ways = [0, 1, 2].map((index) => {
    if (gripping) return atRest(gripping[index]!)
    if (isAtEase && kind === 'relaxed') return atRest([...THUMBS.easy[index]!])
    const [out, over] = [isThumbUp ? THUMBS.up[index]! : THUMBS.out[index]!, THUMBS.in[index]!]
    return atRest(
      [0, 1, 2].map((axis) => out[axis]! + (over[axis]! - out[axis]!) * (isThumbUp ? 0 : thumbIn)) as unknown as Vector,
    )
  })
  turnChain(turns, ways, { bones, hand, names: [1, 2, 3].map((index) => `finger1-${index}.${name}`) })
}

/** Bones one after the other, each in its direction (of the resting body), carried with the hand. */
function turnChain(
  turns: Turns,
  ways: readonly Vector[],
  { bones, hand, names }: { bones: Person['bones']; hand: Turn; names: readonly string[] },
): void {
  let before = hand
  for (const [index, name] of names.entries()) {
    const { head, tail } = bones.get(name)!
    const [along, way] = [unit(subtract(tail, head)), ways[index]!]
    const across: Vector = Math.abs(along[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0]
    const after = axesOf(turned(hand.rows, way), turned(hand.rows, swung(across, along, way)))
    const turn: Turn = { rows: turnBetween(axesOf(along, across), after), from: head, to: carried(before, head) }
    turns.set(name, turn)
    before = turn
  }
}
