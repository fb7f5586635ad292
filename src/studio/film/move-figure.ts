import { smoothStep } from '../form/curve.ts'
import { randomFor } from '../random.ts'
import { type Beat, beatShare, danceBeat, seatedShare } from './dance-beat.ts'
import type { FilmMotion } from './film-motion.ts'
import type { MotionMap } from './motion-map.ts'
import type { WalkPhases } from './walk-phases.ts'

/** How far every knot of the map has moved, in layer pixels. */
export interface Shifts {
  readonly x: Float32Array
  readonly y: Float32Array
}

/** Half heads, radians and seconds of somebody at rest. */
const BREATH = { lift: 0.014, seconds: 3.7 } as const
const SWAY = { shift: 0.022, roll: 0.014, turn: 0.05, seconds: 5.3 } as const
const NOD = { dip: 0.055, turn: 0.07, seconds: 1.25 } as const
const HAIR = { reach: 0.13, seconds: 1.5 } as const
/** `seconds` for two steps; a foot is lifted and the body falls and sways so far, half heads. */
const WALK = { lift: 0.5, bob: 0.06, sway: 0.07, seconds: 1.15 } as const
const RUN = { lift: 0.9, bob: 0.12, sway: 0.05, seconds: 0.71 } as const
const CLOTH = { reach: 0.05, seconds: 1.9 } as const

const AT_REST: Beat = { sway: 0, dip: 0, tilt: 0, roll: 0 }

interface FigureMotionOrder {
  readonly motion: FilmMotion
  readonly seed: string
  readonly isSeated?: boolean
  /** Where the stride itself is drawn anew. */
  readonly walk?: Pick<WalkPhases, 'drop'>
}

/** Every movement of the figure, as a function of time; at 0 nothing has moved. */
export function figureMotion(map: MotionMap, { motion, seed, walk, isSeated = false }: FigureMotionOrder) {
  const random = randomFor(seed, 'film')
  const phases = Array.from({ length: 6 }, () => random() * 2 * Math.PI)
  const shifts: Shifts = { x: new Float32Array(map.columns * map.rows), y: new Float32Array(map.columns * map.rows) }

  /** A swing that begins at 0 and soon is a whole one. */
  const swing = (seconds: number, period: number, phase: number) =>
    (Math.sin((2 * Math.PI * seconds) / period + phase) - Math.sin(phase)) * smoothStep(0, 0.8, seconds)

  const steps = motion.gaits.includes('running') ? RUN : WALK
  const isDancing = motion.gaits.includes('dancing') && !walk
  const isOnFoot = motion.gaits.includes('running') || motion.gaits.includes('walking')

  /** `turn` is the camera's way round the figure, radians. The same arrays are filled again each time. */
  return (seconds: number, turn: number): Shifts => {
    const { columns, rows, knotPx, unitPx, throat } = map
    const breath = 0.5 * (1 - Math.cos((2 * Math.PI * seconds) / BREATH.seconds)) * BREATH.lift * unitPx
    const sway = swing(seconds, SWAY.seconds, phases[0]!) * SWAY.shift * unitPx
    const beat = isDancing ? danceBeat(seconds) : AT_REST
    const roll = swing(seconds, SWAY.seconds * 1.31, phases[1]!) * SWAY.roll - beat.roll
    const yaw = swing(seconds, SWAY.seconds * 1.17, phases[2]!) * SWAY.turn
    const nodding = motion.isNodding ? 0.5 * (1 - Math.cos((2 * Math.PI * seconds) / NOD.seconds)) * nodShare(seconds) : 0
    const stride = isOnFoot && !walk ? smoothStep(0, 0.5, seconds) * unitPx : 0
    const step = Math.sin((2 * Math.PI * seconds) / steps.seconds)
    const [lifted, otherLifted] = [stride * steps.lift * Math.max(0, step), stride * steps.lift * Math.max(0, -step)]
    const [bob, waddle] = [stride * steps.bob * (1 - Math.abs(step)), stride * steps.sway * step]
    const drop = walk?.drop(seconds) ?? { trunk: bob, feet: 0 }
    const hairReach = HAIR.reach * motion.wind * unitPx
    const clothReach = CLOTH.reach * motion.wind * unitPx
    for (let row = 0, knot = 0; row < rows; row += 1) {
      const y = row * knotPx
      const down = y / unitPx
      const rowShare = isDancing ? beatShare((y - throat[1]) / unitPx, { isSeated }) : 0
      const hairSwing =
        swing(seconds, HAIR.seconds, phases[3]! - down * 1.1) + 0.5 * swing(seconds, HAIR.seconds * 0.57, -down * 1.9)
      const clothSwing = swing(seconds, CLOTH.seconds, phases[4]! - down * 0.9)
      // The wind comes from the right, as rain and leaves do.
      const lean = -0.7 * smoothStep(0, 2, seconds)
      for (let column = 0; column < columns; column += 1, knot += 1) {
        const x = column * knotPx
        const head = map.head[knot]!
        const depth = map.depth[knot]!
        const [leg, other] = [map.legs?.[0][knot] ?? 0, map.legs?.[1][knot] ?? 0]
        const trunk = 1 - leg - other
        const upper = isSeated && isDancing ? rowShare * seatedShare((x - throat[0]) / unitPx) : rowShare
        const inFront = (depth - map.headDepth) * unitPx
        shifts.x[knot] =
          head * (sway - roll * (y - throat[1]) + yaw * inFront) +
          turn * depth * unitPx +
          waddle * trunk +
          beat.sway * unitPx * upper +
          map.hair[knot]! * hairReach * (hairSwing * 0.5 + lean) +
          map.cloth[knot]! * clothReach * (clothSwing + lean * 0.5)
        shifts.y[knot] =
          -breath * map.breath[knot]! +
          drop.trunk * trunk +
          (beat.dip * unitPx + beat.tilt * (x - throat[0]) * (1 - head)) * upper +
          drop.feet * (leg + other) -
          lifted * leg -
          otherLifted * other +
          head * (roll * (x - throat[0]) * 0.6 + nodding * (NOD.dip * unitPx + NOD.turn * inFront)) +
          map.hair[knot]! * hairReach * 0.22 * hairSwing
      }
    }
    return shifts
  }
}

/** Two nods, a rest, two nods. */
function nodShare(seconds: number): number {
  return seconds % (NOD.seconds * 4) < NOD.seconds * 2 ? 1 : 0
}
