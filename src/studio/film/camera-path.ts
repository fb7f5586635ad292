import { smoothStep } from '../form/curve.ts'
import type { CameraMove } from './film-motion.ts'

/** Where the camera is at one moment; shifts are shares of the film's width and height, positive to the right and down. */
export interface CameraPlace {
  readonly zoom: number
  readonly shiftX: number
  readonly shiftY: number
  /** Radians that the camera has gone round the figure. */
  readonly turn: number
  /** How many times as near as at the end the place is that somebody leaves behind. */
  readonly nearer?: number
}

/** How much wider than the film the picture is drawn, so that there is something to pan to. */
export function overscanFor(move: CameraMove): number {
  return move === 'pan left' || move === 'pan right' ? PAN_OVERSCAN : 1
}

const PAN_OVERSCAN = 1.28
/** What a pan leaves unseen at the end, so that nothing of the border ever shows. */
const PAN_REACH = (PAN_OVERSCAN - 1) / 2 - 0.01
const TILT_ZOOM = 1.22
const TILT_REACH = (1 - 1 / TILT_ZOOM) / 2
const PUSH = 1.34
const DRIFT = 1.065
const LEFT_BEHIND = { walking: 0.26, running: 0.55 } as const
const ORBIT = { zoom: 1.09, turn: 0.1, shift: 0.02 } as const

/** `share` 0 is the film's first moment and 1 its last. */
export function cameraAt(move: CameraMove, share: number): CameraPlace {
  const eased = smoothStep(-0.06, 1.06, share)
  const rest = { zoom: 1, shiftX: 0, shiftY: 0, turn: 0 }
  switch (move) {
    case 'still':
      return rest
    case 'drift':
      return { ...rest, zoom: 1 + (DRIFT - 1) * eased, turn: 0.025 * eased }
    case 'push in':
      return { ...rest, zoom: 1 + (PUSH - 1) * eased }
    case 'pull out':
      return { ...rest, zoom: 1 + (PUSH - 1) * (1 - eased) }
    case 'pan left':
      return { ...rest, shiftX: -PAN_REACH * eased }
    case 'pan right':
      return { ...rest, shiftX: PAN_REACH * eased }
    case 'tilt up':
      return { ...rest, zoom: TILT_ZOOM, shiftY: TILT_REACH * (1 - 2 * eased) }
    case 'tilt down':
      return { ...rest, zoom: TILT_ZOOM, shiftY: TILT_REACH * (2 * eased - 1) }
    case 'orbit': {
      // Out and back, so that the last frame is near the first.
      const swing = Math.sin(share * Math.PI * 2) * smoothStep(0, 0.12, share)
      const zoom = 1 + (ORBIT.zoom - 1) * smoothStep(0, 0.25, share)
      return { zoom, shiftX: ORBIT.shift * swing, shiftY: 0, turn: ORBIT.turn * swing }
    }
    case 'walk along':
      return { ...rest, nearer: 1 + LEFT_BEHIND.walking * (1 - share) }
    case 'run along':
      return { ...rest, nearer: 1 + LEFT_BEHIND.running * (1 - share) }
    default:
      return move satisfies never
  }
}
