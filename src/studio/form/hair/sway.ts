import type { HairSheet } from '../../sheet/character-sheet.ts'
import { smoothStep } from '../curve.ts'

/** How far hair strays from its straight way, half heads: to the side and off the head. */
type Sway = (along: number, way: number) => readonly [aside: number, out: number]

interface SwayOptions {
  /** Where the lock grows, as the angle round the head: neighbours wave together. */
  readonly turn: number
  /** Share of the whole wave or curl; a fringe has less. */
  readonly share?: number
}

/** Waves are long and lie side by side, curls wind round their own axis; straight hair hardly leaves its line. */
const WAVE = { straight: 0.012, wavy: 0.085 } as const
const WAVE_LENGTH = 1.02
const CURL = { curly: { radius: 0.085, length: 0.5 }, coily: { radius: 0.06, length: 0.3 } } as const
/** Steps that one winding of a curl needs to look round. */
const STEPS_PER_WIND = 8

/** The waves or curls of one lock by the texture of the hair; `way` is the length grown so far, half heads. */
export function swayOf({ texture }: HairSheet, random: () => number, { turn, share = 1 }: SwayOptions): Sway {
  if (texture === 'straight' || texture === 'wavy') {
    const size = WAVE[texture] * share * (0.8 + 0.4 * random())
    const phase = turn * 1.7 + random() * 1.5
    return (_, way) => {
      const free = smoothStep(0.25, 1.05, way) * size
      const angle = phase + (way / WAVE_LENGTH) * 2 * Math.PI
      return [Math.sin(angle) * free, Math.cos(angle) * free * 0.7]
    }
  }
  const { radius, length } = CURL[texture]
  const size = radius * (0.75 + 0.5 * random()) * (0.45 + 0.55 * share)
  const wound = length * (0.85 + 0.35 * random())
  const phase = random() * 2 * Math.PI
  const handed = random() < 0.5 ? -1 : 1
  return (along, way) => {
    const grown = smoothStep(0, 0.3, along) * size
    const angle = phase + (handed * way * 2 * Math.PI) / wound
    return [Math.cos(angle) * grown, (Math.sin(angle) + 0.35) * grown]
  }
}

/** Steps for a lock so long: a curl has more bends than a wave. */
export function stepsOfSway({ texture }: HairSheet, way: number, least: number): number {
  if (texture === 'straight') return least
  const length = texture === 'wavy' ? WAVE_LENGTH : CURL[texture].length
  return Math.max(least, Math.round((way / length) * STEPS_PER_WIND))
}
