import type { Rgb } from '../../color.ts'
import type { Proportions } from '../../features/proportions.ts'
import { randomFor } from '../../random.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import { mix, smoothStep } from '../curve.ts'
import type { Vector } from '../matrix.ts'
import type { PartNumbers } from '../part-numbers.ts'
import type { Surface } from '../surface.ts'
import { buildLock, type LockShape } from './lock.ts'
import type { Scalp } from './scalp.ts'

/** What every cut of hair is made with. */
export interface HairKit {
  readonly sheet: CharacterSheet
  readonly proportions: Proportions
  readonly scalp: Scalp
  readonly parts: PartNumbers
  /** Sideways waves of free hair, half heads. */
  readonly waviness: number
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
  readonly wave?: number
  readonly waveCount?: number
  readonly close?: boolean
}

/** Random numbers of one group of locks; every group has its own, so that a change of one leaves the others alone. */
export function hairRandom({ sheet }: HairKit, group: string): () => number {
  return randomFor(sheet.seed, `hair ${group}`)
}

/** Builds a lock by plan, in the hair's colour with a little difference from its neighbours. */
export function planLock(kit: HairKit, plan: LockPlan, random: () => number): Surface {
  const { scalp, waviness } = kit
  const wave = plan.wave ?? waviness
  const count = plan.waveCount ?? 1.6
  const phase = random() * 2 * Math.PI
  const [fromLift, middleLift, toLift] = plan.lift
  const place = plan.close ? scalp.skinAt : scalp.hangAt
  const pathAt = (along: number): Vector => {
    const down = mix(plan.down[0], plan.down[1], along)
    const free = smoothStep(0.75, 1.7, down) * wave
    const swing = Math.sin(phase + (down - 1) * count * 3.4) * free
    const lift = fromLift * (1 - along) ** 2 + 2 * middleLift * along * (1 - along) + toLift * along * along
    return place({
      turn: mix(plan.turn[0], plan.turn[1], along ** (plan.bend ?? 1)) + swing * 1.1,
      down,
      lift: lift + Math.cos(phase + (down - 1) * count * 3.4) * free * 0.7,
    })
  }
  return buildLock(pathAt, scalp.outwardAt, { ...plan, ...lockColors(kit, random), part: kit.parts.next(), detail: kit.detail })
}

/** Neighbouring locks differ by a few percent; some carry the streak. */
export function lockColors({ sheet }: HairKit, random: () => number): Pick<LockShape, 'color' | 'tipColor'> {
  const { color, tipColor, streakColor } = sheet.hair
  const tone = 0.955 + 0.09 * random()
  const base = streakColor && random() < 0.16 ? streakColor : color
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
