import { apply } from '../../math/matrix.ts'
import { isSeatedPose } from '../../sheet/pose-kind.ts'
import type { StandingThing } from '../../sheet/standing-thing.ts'
import type { Bench } from '../bench.ts'
import { extentOfLimbs } from '../extents.ts'
import type { Sized } from './sized-thing.ts'

/** Farther away than somebody: so much smaller, the wider the farther; and where the horizon is, of their height. */
const BEHIND = { near: 0.8, far: 0.44, wideMetres: 3 } as const
const HORIZON = 0.42
/** What is large stands farther away, so that all of it is seen. */
const FAR: Readonly<Record<string, number>> = { 'fire truck': 0.38, truck: 0.38, bus: 0.34, 'basketball hoop': 0.62, tree: 0.66, pine: 0.66, statue: 0.7 } // biome-ignore format: a row
/** Half heads from the middle of a body to what stands beside it, at the least and at the most. */
const ASIDE = { least: 1.7, most: 4 } as const
const CROWN = -2
/** Half heads of somebody grown. */
const GROWN = 15
/** And of a table's top over the hips of who sits at it. */
const OVER_LAP = 1.5
/** How much smaller what hangs in the air or from a ceiling is. */
const ABOVE = 0.7

export interface ThingPlace {
  readonly x: number
  /** Of its base. */
  readonly y: number
  readonly z: number
  readonly size: number
  /** Turned along with the body, as what it touches. */
  readonly isWithBody?: boolean
  /** Of its height, where it has to be as high as somebody sits. */
  readonly stretch?: number
  /** Has to be in the picture. */
  readonly wantsRoom?: boolean
}

/** How high people sit on them, in metres, where that is not as high as they are. */
const SEAT_HIGH: Readonly<Record<string, number>> = {
  bed: 0.6,
  sofa: 0.56,
  swing: 0.5,
  chair: 0.5,
  car: 0.93,
  taxi: 0.93,
  'hay bale': 0.9,
  'rocking chair': 0.5,
}

/** Where a thing of this size stands to somebody, in upright space. `side` −1 is the picture's left. */
export function placeThing(
  { stand, scene }: Bench,
  { kind, where }: Pick<StandingThing, 'kind' | 'where'>,
  { side, size: { wide, high, deep, unit } }: { side: -1 | 1; size: Sized },
): ThingPlace {
  const { joints, skeleton } = stand
  const floor = joints.floorY
  const { left, right } = extentOfLimbs(stand, Number.POSITIVE_INFINITY)
  const reach = side > 0 ? right : -left
  const [half, depth] = [(wide * unit) / 2, (deep * unit) / 2]
  switch (where) {
    case 'ground': {
      if (kind === 'anvil' && scene.pose === 'hammering') return underHammer(stand, { high, unit })
      const inner = Math.min(ASIDE.most, Math.max(ASIDE.least, reach + 0.1))
      return { x: side * (inner + half), y: floor, z: 0.4, size: unit, wantsRoom: true }
    }
    case 'beside': {
      const inner = Math.min(2.4, Math.max(ASIDE.least, reach - 0.6))
      const share = kind === 'snowman' ? 0.72 : 1
      return { x: side * (inner + half * share), y: floor, z: -1.6 - depth, size: unit * share, wantsRoom: true }
    }
    case 'behind': {
      const share = FAR[kind] ?? (wide >= BEHIND.wideMetres ? BEHIND.far : BEHIND.near)
      const x = side * (wide >= BEHIND.wideMetres ? 1 + half * share * 0.45 : 2.2 + half * share * 0.8)
      return { x, y: floor - (1 - share) * HORIZON * (floor - CROWN), z: -4 - depth, size: unit * share, wantsRoom: true }
    }
    case 'before': {
      // As high as they need it who stand at it: children and the small have lower ones.
      const isSeated = isSeatedPose(scene.pose)
      const fit = isSeated ? (floor - skeleton.hipY + OVER_LAP) / (high * unit) : (skeleton.soleY - CROWN) / GROWN
      return { x: 0, y: floor, z: (isSeated ? 4.2 : 2.6) + depth, size: unit * Math.min(1, fit) }
    }
    case 'above':
      return { x: side * (2.4 + half * ABOVE), y: CROWN + high * unit * 0.2, z: -3, size: unit * ABOVE, wantsRoom: true }
    case 'leaned on':
      return {
        x: 0,
        y: floor,
        z: -1.7 - depth,
        size: unit * (kind === 'aeroplane' ? 0.6 : 1),
        isWithBody: true,
        wantsRoom: wide < 1,
      }
    case 'sat on': {
      // Who lies has the bed below them.
      if (scene.pose.startsWith('lying') || scene.pose === 'sleeping')
        return /bed|sofa/.test(kind)
          ? { x: 0, y: floor + (SEAT_HIGH[kind] ?? high) * unit, z: -0.5, size: unit, isWithBody: true }
          : { x: 0, y: floor, z: -3 - depth, size: unit * BEHIND.near }
      const top = skeleton.hipY + skeleton.thighRadius * 0.9
      // What is far too high to sit on is smaller in all its lengths, or it would be flat.
      const fit = Math.min(1, (floor - top) / ((SEAT_HIGH[kind] ?? high) * unit))
      const smaller = Math.sqrt(fit)
      const stretch = (floor - top) / ((SEAT_HIGH[kind] ?? high) * unit * smaller)
      return {
        x: 0,
        y: floor,
        z: /chair/.test(kind) ? -0.1 : Math.min(0, 1.4 - depth),
        size: unit * smaller,
        stretch,
        isWithBody: true,
      }
    }
    case 'on top':
      return { x: side * 3, y: floor, z: 0.5, size: unit, wantsRoom: true }
    default:
      return where satisfies never
  }
}

/** As high as what is beaten on it, before the hands. */
function underHammer({ joints }: Bench['stand'], { high, unit }: Pick<Sized, 'high' | 'unit'>): ThingPlace {
  const hands = joints.arms.map(({ wrist }) => apply(joints.leaning, wrist))
  const top = Math.max(...hands.map(([, y]) => y)) + 0.42
  const z = (hands[0]![2] + hands[1]![2]) / 2 + 0.7
  return { x: 0, y: joints.floorY, z, size: unit, stretch: (joints.floorY - top) / (high * unit), isWithBody: true }
}
