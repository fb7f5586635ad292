import type { Proportions } from '../../features/proportions.ts'
import type { Vector } from '../../math/matrix.ts'
import { clamp, mix, smoothStep } from '../curve.ts'
import { FULLNESS, skullSlice } from '../skull.ts'

/** Middle of the dome of the skull. */
export const SCALP_CENTER: Vector = [0, -0.1, -0.085]
const RADII: Vector = [0.735, 0.915, 0.835]
const DOME_FULLNESS = 2.2

/**
 * A place on the hair's shell. `turn` is the angle round the head (0 face, + picture's right, ±π back), `down` the way
 * from the whorl: 0 crown, 1 widest level of the skull (y −0.1), 2 chin, and further straight down in half heads.
 * `lift` is the height above the skull.
 */
export interface HairPlace {
  readonly turn: number
  readonly down: number
  readonly lift: number
}

export interface Scalp {
  /** Where free hair goes: over the dome, then straight down, clear of face, neck and shoulders. */
  hangAt(place: HairPlace): Vector
  /** Where cropped hair goes: close to the skull all the way down to the nape. */
  skinAt(place: HairPlace): Vector
  /** Away from the head at a point. */
  outwardAt(point: Vector): Vector
  /** `down` of a height y below the widest level, or on the dome above it in front. */
  downAt(y: number): number
}

interface ScalpOptions {
  readonly proportions: Proportions
  /** Where the hair parts, −1…1. */
  readonly parting: number
  /** A hat presses the hair down above this `down`; 0 when there is none. */
  readonly pressedAbove: number
}

/** What temples and cheekbones of a drawn head stand out beyond its skull. */
const bulge = ({ drawn }: Proportions) => (drawn ? Math.max(0, drawn.outline.temple * 0.9, drawn.outline.cheek * 0.6) : 0)

export function createScalp({ proportions, parting, pressedAbove }: ScalpOptions): Scalp {
  const radiusX = RADII[0] * mix(1, proportions.skullWidth, 0.9) * (1 + bulge(proportions))

  // Large locks are thick: they would come through the hat.
  const pressed = proportions.drawn ? -0.05 : 0.03

  const domeAt = (turn: number, down: number, lift: number): Vector => {
    const angle = clamp(down, 0, 1) * (Math.PI / 2)
    const free = (1 - clamp(down, 0, 1)) ** 1.2
    // The whorl sits behind the crown and on the side of the parting; the widest level is level.
    const back = 0.24 * free
    const aside = 0.3 * parting * free
    const x0 = Math.sin(turn) * Math.sin(angle)
    const y0 = -Math.cos(angle)
    const z0 = Math.cos(turn) * Math.sin(angle)
    const x1 = x0 * Math.cos(aside) - y0 * Math.sin(aside)
    const y1 = x0 * Math.sin(aside) + y0 * Math.cos(aside)
    const x = x1
    const y = y1 * Math.cos(back) - z0 * Math.sin(back)
    const z = y1 * Math.sin(back) + z0 * Math.cos(back)
    const reach =
      ((Math.abs(x) / radiusX) ** DOME_FULLNESS +
        (Math.abs(y) / RADII[1]) ** DOME_FULLNESS +
        (Math.abs(z) / RADII[2]) ** DOME_FULLNESS) **
        (-1 / DOME_FULLNESS) +
      (down < pressedAbove ? Math.min(lift, pressed) : lift)
    return [SCALP_CENTER[0] + x * reach, SCALP_CENTER[1] + y * reach, SCALP_CENTER[2] + z * reach]
  }

  const hangAt = ({ turn, down, lift }: HairPlace): Vector => {
    const edge = domeAt(turn, Math.min(down, 1), lift)
    if (down <= 1) return edge
    const fall = down - 1
    // Behind, hair falls in toward the nape before it hangs free.
    const behind = smoothStep(0.1, -0.9, Math.cos(turn))
    const inward = behind * 0.2 * smoothStep(0.25, 1, fall)
    return clearOfShoulders([edge[0] * (1 - inward * 0.4), edge[1] + fall, edge[2] * (1 - inward)], Math.cos(turn))
  }

  const skinAt = ({ turn, down, lift }: HairPlace): Vector => {
    if (down <= 1) return domeAt(turn, down, lift)
    const y = SCALP_CENTER[1] + (down - 1)
    const { halfWidth, front, back, widest } = skullSlice(y, proportions)
    const sin = Math.sin(turn)
    const cos = Math.cos(turn)
    const x = Math.sign(sin) * Math.abs(sin) ** (2 / FULLNESS) * (halfWidth + lift)
    const depth = Math.abs(cos) ** (2 / FULLNESS)
    return [x, y, widest + depth * (cos > 0 ? front + lift - widest : back - lift - widest)]
  }

  return {
    hangAt,
    skinAt,
    outwardAt([x, y, z]) {
      const dx = x / radiusX
      const dy = Math.min(0, y - SCALP_CENTER[1]) / RADII[1]
      const dz = (z - SCALP_CENTER[2]) / RADII[2]
      const length = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1
      return [dx / length, dy / length, dz / length]
    },
    downAt(y) {
      if (y >= SCALP_CENTER[1]) return 1 + y - SCALP_CENTER[1]
      return Math.acos(clamp((SCALP_CENTER[1] - y) / RADII[1], 0, 1)) / (Math.PI / 2)
    },
  }
}

/** The shoulders as a blunt ellipsoid below the neck; hair slides to the front or the back of it. */
function clearOfShoulders([x, y, z]: Vector, frontness: number): Vector {
  const level = Math.min(0, y - 2.35) / 0.95
  const aside = x / 1.5
  const room = 1 - level * level - aside * aside
  if (room <= 0) return [x, y, z]
  const thick = 0.56 * Math.sqrt(room)
  const middle = -0.2
  const front = frontness > -0.15
  if (front) return [x, y, Math.max(z, middle + thick)]
  return [x, y, Math.min(z, middle - thick)]
}
