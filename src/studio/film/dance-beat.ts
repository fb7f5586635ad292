import { smoothStep } from '../form/curve.ts'

/** Seconds of two beats, as in `form/poses/gait.ts`; half heads and radians. */
const DANCE = { seconds: 1.2, sway: 0.3, dip: 0.11, tilt: 0.045, roll: 0.075 } as const
/** Half heads below the throat where nothing sways any more, and beside it: what somebody sits on keeps still. */
const PLANTED = { standing: 8, seated: 4.4, besideFrom: 2.3, besideUntil: 3.4 } as const

/** Head and shoulders of somebody who dances where they stand or sit: to one side, to the other, down on every beat. */
export interface Beat {
  /** Half heads to the picture's right. */
  readonly sway: number
  readonly dip: number
  /** Radians that the shoulders tilt, and the head against them. */
  readonly tilt: number
  readonly roll: number
}

/** Nothing at 0; soon a whole sway. */
export function danceBeat(seconds: number): Beat {
  const share = smoothStep(0, 0.7, seconds)
  const side = share * Math.sin((2 * Math.PI * seconds) / DANCE.seconds)
  const down = share * 0.5 * (1 + Math.cos((4 * Math.PI * seconds) / DANCE.seconds))
  return { sway: DANCE.sway * side, dip: DANCE.dip * down, tilt: DANCE.tilt * side, roll: DANCE.roll * side }
}

/** How much of a beat is seen so far below the throat, half heads. */
export function beatShare(below: number, { isSeated }: { isSeated: boolean }): number {
  return 1 - smoothStep(0, isSeated ? PLANTED.seated : PLANTED.standing, below)
}

/** How much of it is seen so far beside the throat of who sits, half heads. */
export function seatedShare(beside: number): number {
  return 1 - smoothStep(PLANTED.besideFrom, PLANTED.besideUntil, Math.abs(beside))
}
