import { smoothStep } from '../form/curve.ts'
import type { CameraMove } from './film-motion.ts'

/** Where the camera is at one moment; shifts are shares of the film's width and height, positive to the right and down. */
export interface CameraPlace {
  readonly zoom: number
  readonly shiftX: number
  readonly shiftY: number
  /** Radians that the camera has gone round the figure. */
  readonly turn: number
  /** How many times as near the place is that somebody leaves behind. */
  readonly nearer?: number
  /** How much of the way is before it that it steps back from where a picture was seen. */
  readonly ahead?: number
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
/** Where a film begins as its picture: what comes into sight in it was not drawn, and goes on from the place's edge. */
const LEFT_BEHIND_SETTING_OFF = { walking: 0.15, running: 0.2 } as const
const ORBIT = { zoom: 1.09, turn: 0.1, shift: 0.02 } as const

/** Where somebody sets off from a picture: how near that saw the place, and how much of the way back is still before the camera. */
interface StepBack {
  readonly placeZoom: number
  readonly ahead: number
}

/** `share` 0 is the film's first moment and 1 its last. */
export function cameraAt(move: CameraMove, share: number, from?: StepBack): CameraPlace {
  return from ? setOffFrom(from, share, move) : pathOf(move, share)
}

/** At first the place is seen as in the picture; from there the camera comes onto its own path. */
function setOffFrom({ placeZoom, ahead }: StepBack, share: number, move: CameraMove): CameraPlace {
  const { zoom, shiftX, shiftY, turn } = pathOf(move, share)
  const behind = LEFT_BEHIND_SETTING_OFF[move === 'run along' ? 'running' : 'walking']
  const isAlong = move === 'walk along' || move === 'run along'
  // A place that was seen from near has room around it to fall back into.
  const end = isAlong ? Math.min(1, placeZoom / (1 + behind)) : 1
  const path = (at: number) => (isAlong ? end * (1 + behind * (1 - at)) : 1)
  const there = 1 - ahead
  return {
    zoom: zoom ** there,
    shiftX: shiftX * there,
    shiftY: shiftY * there,
    turn: turn * there,
    nearer: path(share) * (placeZoom / path(0)) ** ahead,
    ahead,
  }
}

function pathOf(move: CameraMove, share: number): CameraPlace {
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
