import { mix } from '../form/curve.ts'
import { NOSE_SHAPES } from './archetypes/kind-shapes.ts'
import { type FacePen, smoothLine } from './face-pen.ts'
import type { FeatureSheets } from './feature-sheets.ts'
import type { FacePlace } from './landmarks.ts'

export interface NosePlace {
  /** Middle of the base. */
  readonly x: number
  readonly y: number
  readonly half: number
  /** How far the wings are pulled up. */
  readonly lift: number
}

/** A nose of lines: as much of the bridge as its kind shows, the tip, the wings and nostrils, and the shadow below. */
export function drawInkedNose(pen: FacePen, place: NosePlace, sheets: FeatureSheets): void {
  const { scene, look, proportions: p } = sheets
  const { x, y, half, lift } = place
  const shape = p.drawn?.nose ?? NOSE_SHAPES.straight
  const grown = 1 - p.youth
  const manly = p.masculinity * grown
  // The side of the nose that shows: away from where the head turns; its shadow lies away from the key.
  const turn = scene.camera.headYaw >= 0 ? 1 : -1
  const shadowSide = scene.light.keyDirection[0] <= 0 ? 1 : -1
  const at = (aside: number, over: number): FacePlace => [x + aside * half, y - over]
  const tipUp = 0.06 + 0.022 * shape.tip
  // Where eyes are large, a nose is little more than its tip.
  const isSlight = p.family === 'anime' || p.family === 'gentle' || (p.family === 'comic' && p.masculinity < 0.4)
  const bridge = shape.bridge * grown * (isSlight ? mix(p.family === 'comic' ? 0.3 : 0.06, 0.5, manly) : mix(0.55, 1, manly))

  // In shadow lies the side of a nose that stands out, and always what is under its tip.
  if (bridge > 0.4 && !isSlight)
    pen.fill(
      smoothLine([at(shadowSide * 0.1, (y - p.noseTopY) * 0.62), at(shadowSide * 0.95, 0.02), at(shadowSide * 0.2, 0.03)], 4),
      look.skinShade,
      0.5 * bridge,
    )
  pen.fill(
    smoothLine(
      [at(-0.55, 0.012), at(0, 0.028 + 0.01 * shape.tip), at(0.62, 0.012), at(shadowSide * 0.25, -0.024), at(-0.55, 0.012)],
      5,
    ),
    look.skinShade,
    isSlight ? mix(0.5, 0.7, manly) : 0.8,
  )

  const length = y - p.noseTopY - tipUp
  const from = tipUp + length * (0.16 + 0.74 * bridge)
  const bend = p.noseHump
  pen.stroke(
    smoothLine(
      [
        at(turn * 0.26, from),
        at(turn * (0.36 + 0.5 * bend), mix(from, tipUp, 0.42)),
        at(turn * (0.56 + 0.12 * bend), tipUp + 0.012),
        at(turn * (0.6 - 0.2 * shape.tip), tipUp - 0.026),
        at(turn * 0.34, 0.02 - 0.012 * shape.tip),
      ],
      6,
    ),
    { width: look.lineWidth * mix(0.75, 1.05, bridge), color: look.ink, alpha: mix(0.5, 0.85, Math.max(bridge, manly)) },
  )
  for (const side of isSlight && manly < 0.5 ? [] : ([-1, 1] as const))
    drawNostril(pen, { ...place, side, isNear: side !== turn }, sheets)
  if (lift > 0 || shape.wings * grown * (isSlight ? mix(0.4, 1, manly) : 1) > 0.45)
    for (const side of [-1, 1])
      pen.stroke(
        smoothLine(
          [at(side * 0.82, 0.075 + lift), at(side * 1.08, 0.036 + lift), at(side * 0.96, 0.004 + lift), at(side * 0.74, 0.002)],
          5,
        ),
        {
          width: look.lineWidth * (side === turn ? 0.6 : 0.8),
          color: look.ink,
          alpha: Math.min(0.85, shape.wings * mix(0.5, 0.8, manly)),
        },
      )
}

interface Nostril extends NosePlace {
  readonly side: -1 | 1
  readonly isNear: boolean
}

/** A short stroke; of a nose with a lifted tip one sees into it. */
function drawNostril(pen: FacePen, { x, y, half, lift, side, isNear }: Nostril, { look, proportions: p }: FeatureSheets): void {
  const tip = Math.max(0, p.drawn?.nose.tip ?? 0)
  pen.stroke(
    smoothLine(
      [
        [x + side * half * 0.2, y - 0.006],
        [x + side * half * 0.48, y - 0.016 - lift - 0.008 * tip],
        [x + side * half * 0.68, y - 0.006 - lift],
      ],
      5,
    ),
    {
      width: look.lineWidth * (isNear ? 0.95 : 0.65) * (1 + 0.6 * tip),
      color: look.ink,
      alpha: p.family === 'anime' ? 0.5 : 0.8,
    },
  )
}
