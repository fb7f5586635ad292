import type { Surface } from '../../raster/surface.ts'
import { clumpsOf } from './clumps.ts'
import { type HairKit, hairRandom, isOfLargeLocks, planLock, spread } from './hair-kit.ts'

interface HangShape {
  /** Where tips end, as `down`: 1.75 bob, 2.25 shoulder, 3.2 long, 4.3 very long. */
  readonly tip: number
  /** How much tips turn in (negative) or out. */
  readonly tipLift: number
  readonly blunt: number
  readonly count: number
}

/** Hair that falls freely round the back and the sides: bob, shoulder length, long. */
export function buildHangingHair(kit: HairKit, shape: HangShape): Surface[] {
  const cut = cutOf(kit, shape)
  return [...backLocks(kit, cut), ...topLocks(kit, cut), ...sideLocks(kit, cut)]
}

/** The back alone: of a mullet. */
export function buildBackHair(kit: HairKit, shape: HangShape): Surface[] {
  return backLocks(kit, cutOf(kit, shape))
}

/** Large locks end in long points, and a little farther down for it. */
function cutOf(kit: HairKit, shape: HangShape): HangShape {
  return isOfLargeLocks(kit)
    ? {
        tipLift: shape.tipLift,
        blunt: shape.blunt > 2 ? 1.5 : 1.05,
        tip: shape.tip + 0.1,
        count: Math.round(shape.count * 0.75),
      }
    : shape
}

function backLocks(kit: HairKit, { tip, tipLift, blunt, count }: HangShape): Surface[] {
  const random = hairRandom(kit, 'back')
  const { volume } = kit.sheet.hair
  const clumpAt = clumpsOf(9, [1.15, 2 * Math.PI - 1.15], random, { pull: blunt > 2 ? 0.15 : 0.6 })
  return spread(count, [1.15, 2 * Math.PI - 1.15], random, 0.3).map((turn) => {
    const clump = clumpAt(turn)
    const long = tip + ((random() - 0.7) * 0.3 + (clump.near - 0.7) * 0.3) * Math.min(1, tip - 1) * (blunt > 2 ? 0.15 : 1)
    return planLock(
      kit,
      {
        turn: [turn, clump.tip + (random() - 0.5) * 0.08],
        bend: 1.6,
        down: [0.1 + 0.1 * random(), long],
        lift: [volume * 0.5, volume * 2, tipLift + 0.07 * random()],
        width: (isOfLargeLocks(kit) ? 0.24 : 0.18) + 0.06 * random(),
        flat: 0.34,
        blunt,
        steps: (tip > 2.6 ? 24 : 18) + (isOfLargeLocks(kit) ? 8 : 0),
      },
      random,
    )
  })
}

/** A second, shorter layer gives the mass its steps. */
function topLocks(kit: HairKit, { tip, tipLift, blunt, count }: HangShape): Surface[] {
  const random = hairRandom(kit, 'top')
  const { volume } = kit.sheet.hair
  const clumpAt = clumpsOf(7, [0.95, 2 * Math.PI - 0.95], random, { pull: blunt > 2 ? 0.2 : 0.6 })
  return spread(Math.round(count * 0.6), [0.95, 2 * Math.PI - 0.95], random, 0.35).map((turn) =>
    planLock(
      kit,
      {
        turn: [turn, clumpAt(turn).tip + (random() - 0.5) * 0.1],
        bend: 1.6,
        down: [0.05 * random(), 1 + (tip - 1) * (0.45 + 0.35 * random())],
        lift: [volume * 1.25, volume * 2.2, volume * 0.9 + tipLift],
        width: (isOfLargeLocks(kit) ? 0.22 : 0.16) + 0.05 * random(),
        flat: 0.34,
        blunt: Math.min(blunt, 1.7),
        steps: isOfLargeLocks(kit) ? 24 : 16,
      },
      random,
    ),
  )
}

/** Locks before the ears frame the face. */
function sideLocks(kit: HairKit, { tip, tipLift, blunt }: HangShape): Surface[] {
  const random = hairRandom(kit, 'sides')
  const { volume } = kit.sheet.hair
  return [-1, 1].flatMap((side) =>
    spread(4, [0.92, 1.4], random, 0.25).map((turn, index) =>
      planLock(
        kit,
        {
          turn: [side * (turn - 0.22), side * (turn + 0.04)],
          down: [0.3, 1 + (tip - 1) * (0.62 + 0.1 * index) + (random() - 0.5) * 0.1],
          lift: [volume * 0.6, volume * 1.8, tipLift + 0.03],
          width: (isOfLargeLocks(kit) ? 0.135 : 0.11) + 0.035 * random(),
          flat: 0.42,
          blunt: Math.min(blunt, 2),
          steps: tip > 2.6 ? 22 : 16,
        },
        random,
      ),
    ),
  )
}
