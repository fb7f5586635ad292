import { cross, unit } from '../../form/vector.ts'
import type { Vector } from '../../math/matrix.ts'
import { turnAbout } from '../../math/quaternion.ts'
import type { HairSheet } from '../../sheet/character-sheet.ts'
import { addBun } from './bun.ts'
import type { StrandCollector } from './collect-strands.ts'
import { growGuide } from './grow-guide.ts'
import { growLocks } from './grow-locks.ts'
import { countOf, type HairKit, randomOf } from './hair-kit.ts'
import { addPlait } from './plait.ts'
import { addSheaf } from './sheaf.ts'
import type { Root } from './sow-roots.ts'
import { type Tie, tiePoint } from './ties.ts'

interface TailShape {
  readonly length: number
  /** Where it goes from its tie. */
  readonly away: Vector
  /** How far its hairs part from each other. */
  readonly spread: number
  readonly weight: number
  readonly hairs: number
}

/** What hangs from a tie or is wound up on it. */
export function addTiedEnd(to: StrandCollector, kit: HairKit, kind: HairSheet['kind'], tie: Tie): void {
  const side = tie.direction[0] < 0 ? -1 : 1
  const { texture } = kit.sheet.hair
  const isWound = texture === 'curly' || texture === 'coily'
  switch (kind) {
    case 'pony tail':
      addTail(to, kit, tie, {
        length: 2.4,
        // Beside the head, where it is seen from before.
        away: [kit.sheet.hair.parting > 0 ? -1 : 1, -0.75, -0.4],
        spread: 0.3,
        weight: 1.9,
        hairs: 5200,
      })
      break
    case 'twin tails':
      addTail(to, kit, tie, { length: 1.9, away: [side, -0.15, -0.1], spread: 0.34, weight: 2.3, hairs: 3600 })
      break
    case 'pigtails':
      addTail(to, kit, tie, { length: 1.15, away: [side * 0.8, 0.1, 0.3], spread: 0.24, weight: 2.6, hairs: 2400 })
      break
    case 'side tail':
      addTail(to, kit, tie, { length: 1.9, away: [side * 0.6, 0.15, 0.75], spread: 0.2, weight: 2.4, hairs: 3400 })
      break
    case 'bun':
      addBun(to, kit, tie, 0.3)
      break
    case 'topknot':
      addBun(to, kit, tie, 0.25)
      break
    case 'half up':
      addBun(to, kit, tie, 0.17)
      break
    case 'space buns':
      if (isWound) addTail(to, kit, tie, { length: 0.42, away: tie.direction, spread: 1.7, weight: 0.2, hairs: 2200 })
      else addBun(to, kit, tie, 0.25)
      break
    case 'braid':
      addPlait(to, kit, tie, { length: 2.2, drift: [side * 0.28, 0.9], width: 0.17 })
      break
    case 'twin braids':
      addPlait(to, kit, tie, { length: 1.9, drift: [side * 0.1, 0.62], width: 0.14 })
      break
    default:
  }
}

const TAIL_GUIDES = 22

function addTail(to: StrandCollector, kit: HairKit, tie: Tie, { length, away, spread, weight, hairs }: TailShape): void {
  const { ground } = kit
  const random = randomOf(kit, `tail ${Math.sign(tie.direction[0])}`)
  const place = tiePoint(ground, tie)
  const axis = unit(away)
  const across = unit(cross(axis, [0.2, 0.9, 0.4]))
  const over = cross(axis, across)
  const rootAt = (): Root & { readonly aside: Vector } => {
    const turn = turnAbout([0, 0, 1], random() * 720)
    const far = Math.sqrt(random())
    const aside = [0, 1, 2].map((at) => (across[at]! * turn[3] + over[at]! * turn[2]) * far) as unknown as Vector // three axes
    const at: Vector = [place[0] + aside[0] * 0.07, place[1] + aside[1] * 0.07, place[2] + aside[2] * 0.07]
    return { place: at, normal: axis, base: [0, 0, 0], density: 1, aside }
  }
  const guides = Array.from({ length: TAIL_GUIDES }, () => {
    const root = rootAt()
    const way = unit([axis[0] + root.aside[0] * spread, axis[1] + root.aside[1] * spread, axis[2] + root.aside[2] * spread])
    return growGuide(root, { length: length * (0.88 + 0.2 * random()), way, weight, lift: 0.05 + 0.1 * random() }, ground)
  })
  const roots = Array.from({ length: countOf(kit, hairs) }, rootAt)
  growLocks(to, kit, { guides, roots, shape: { clump: -0.15, stray: 0.03, shortest: 0.72 }, random })
  addBand(to, kit, place, axis)
}

/** What holds a tail. */
export function addBand(to: StrandCollector, kit: HairKit, place: Vector, axis: Vector): void {
  const across = unit(cross(axis, [0.2, 0.9, 0.4]))
  const over = cross(axis, across)
  const points = new Float32Array(25 * 3)
  for (let index = 0; index < 25; index += 1) {
    const turn = turnAbout([0, 0, 1], (index / 24) * 720)
    for (let at = 0; at < 3; at += 1)
      points[index * 3 + at] = place[at]! + axis[at]! * 0.03 + (across[at]! * turn[3] + over[at]! * turn[2]) * 0.085
  }
  addSheaf(to, kit, randomOf(kit, 'band'), {
    points,
    radius: () => 0.03,
    hairs: Math.max(10, countOf(kit, 60)),
    turns: 3,
    tone: 0.45,
    frizz: 0,
  })
}
