import type { Rgb } from '../../color.ts'
import { isFlat, type Proportions } from '../../features/proportions.ts'
import type { Vector } from '../../math/matrix.ts'
import { randomFor } from '../../random.ts'
import type { Surface } from '../../raster/surface.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import { mix } from '../curve.ts'
import type { PartNumbers } from '../part-numbers.ts'
import { capLift } from './cap-lift.ts'
import { buildLock, type LockShape } from './lock.ts'
import type { Scalp } from './scalp.ts'
import { stepsOfSway, swayOf } from './sway.ts'

/** What every cut of hair is made with. */
export interface HairKit {
  readonly sheet: CharacterSheet
  readonly proportions: Proportions
  readonly scalp: Scalp
  readonly parts: PartNumbers
  /** Where the hairline crosses the forehead, as `down`. */
  readonly foreheadDown: number
  /** See `detailFor`. */
  readonly detail: number
}

/** A lock from root to tip, given by ends that the hair glides between. */
export interface LockPlan {
  readonly turn: readonly [root: number, tip: number]
  readonly down: readonly [root: number, tip: number]
  readonly lift: readonly [root: number, middle: number, tip: number]
  readonly width: number
  readonly flat?: number
  readonly root?: number
  readonly blunt?: number
  readonly steps?: number
  /** How early the turn is made: 1 evenly, below 1 at once, above 1 late. */
  readonly bend?: number
  /** Share of the waves or curls of the hair's texture; 0 combs them out. */
  readonly wave?: number
  readonly close?: boolean
}

/** Anime and its kin draw hair in few large locks that end in points. */
export const isOfLargeLocks = ({ proportions: { family } }: HairKit) => family === 'comic' || isFlat(family)

const STILL = [0, 0] as const
/** Of the shell of hair: turns sideways ways into angles. */
const HEAD_RADIUS = 0.82

/** Random numbers of one group of locks; every group has its own, so that a change of one leaves the others alone. */
export function hairRandom({ sheet }: HairKit, group: string): () => number {
  return randomFor(sheet.seed, `hair ${group}`)
}

/** Builds a lock by plan, in the hair's colour with a little difference from its neighbours. */
export function planLock(kit: HairKit, plan: LockPlan, random: () => number): Surface {
  const { scalp } = kit
  const [fromLift, middleLift, toLift] = plan.lift
  const [fromDown, toDown] = plan.down
  const place = plan.close ? scalp.skinAt : scalp.hangAt
  const isWound = kit.sheet.hair.texture === 'curly' || kit.sheet.hair.texture === 'coily'
  const crown = isWound && !plan.close ? capLift(kit.sheet.hair) : 0
  const sway = plan.wave === 0 ? undefined : swayOf(kit.sheet.hair, random, { turn: plan.turn[0], share: plan.wave ?? 1 })
  const pathAt = (along: number): Vector => {
    const [aside, out] = sway?.(along, Math.abs(toDown - fromDown) * along) ?? STILL
    const lift = fromLift * (1 - along) ** 2 + 2 * middleLift * along * (1 - along) + toLift * along * along
    const turn = mix(plan.turn[0], plan.turn[1], along ** (plan.bend ?? 1))
    const down = mix(fromDown, toDown, along)
    // What grows on a raised crown begins on it, or the crown would show bare.
    const ground = crown > 0 ? crown * Math.max(0, 1 - (down / (Math.abs(turn) < 0.8 ? kit.foreheadDown : 1.1)) ** 6) : 0
    return place({ turn: turn + aside / HEAD_RADIUS, down, lift: Math.max(lift + out, ground + Math.min(out, 0.02)) })
  }
  const colors = lockColors(kit, random, plan.turn[0])
  const steps = sway ? stepsOfSway(kit.sheet.hair, Math.abs(toDown - fromDown), plan.steps ?? 16) : (plan.steps ?? 16)
  return buildLock(pathAt, scalp.outwardAt, {
    ...plan,
    // A curl is a thinner, rounder rope than the flat lock that it winds up.
    ...(isWound && sway ? { width: plan.width * 0.72, flat: 0.7, blunt: 1.9 } : {}),
    ...colors,
    ...(isOnTop(kit, plan) && !kit.sheet.hair.rootColor ? { tipColor: undefined } : {}),
    steps,
    part: kit.parts.next(),
    detail: kit.detail,
  })
}

/** Dyed hair that has grown out: where the dye begins and is whole. */
const GROWN_OUT = [0.1, 0.36] as const

/** Below this `down` hang the ends of long hair; a fringe over them has no dyed tips of its own. */
const ENDS_HANG_BELOW = 1.3
const SHORT: ReadonlySet<string> = new Set(['short', 'crop', 'spiky', 'undercut', 'quiff', 'mohawk', 'curly'])

function isOnTop({ sheet }: HairKit, { down }: LockPlan): boolean {
  return !SHORT.has(sheet.hair.kind) && Math.max(...down) < ENDS_HANG_BELOW
}

/** Neighbouring locks differ by a few percent; some carry the streak, and of hair of two colours each side has its own. */
export function lockColors(kit: HairKit, random: () => number, turn = 0): Pick<LockShape, 'color' | 'tipColor' | 'tipsFrom'> {
  const { color, tipColor, streakColor, sideColor, rootColor } = kit.sheet.hair
  // Large locks that differ look patched.
  const play = isOfLargeLocks(kit) ? 0.03 : 0.09
  const tone = 1 + play * (random() - 0.5)
  const own = sideColor && Math.sin(turn) > 0 ? sideColor : color
  const base = streakColor && random() < 0.16 ? streakColor : own
  if (rootColor) return { color: toned(rootColor, tone), tipColor: toned(base, tone), tipsFrom: GROWN_OUT }
  return { color: toned(base, tone), tipColor: tipColor && toned(tipColor, tone) }
}

function toned([red, green, blue]: Rgb, tone: number): Rgb {
  return [red * tone, green * tone, blue * tone]
}

/** Evenly spread numbers from `from` to `to`, each moved by up to `jitter` of a step. */
export function spread(count: number, [from, to]: readonly [number, number], random: () => number, jitter = 0.35): number[] {
  const step = (to - from) / count
  return Array.from({ length: count }, (_, index) => from + step * (index + 0.5 + (random() - 0.5) * 2 * jitter))
}
