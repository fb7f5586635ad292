import { mixRgb, type Rgb } from '../color.ts'
import { type FacePen, ring, smoothLine, TAPER } from './face-pen.ts'
import type { FacePlace } from './landmarks.ts'
import type { MarkSheets } from './mark-sheets.ts'

const SIDES = [-1, 1] as const

/** Colour on the upper lids, deepest at the lashes. */
export function drawEyeshadow(pen: FacePen, { mark, proportions: p }: MarkSheets): void {
  for (const side of SIDES)
    for (const [rise, alpha] of [
      [0.75, 0.5],
      [1.15, 0.42],
    ] as const)
      pen.stain([side * p.eyeX * 1.03, p.eyeY - p.eyeHalfHeight * rise], {
        halfWidth: p.eyeHalfWidth * 1.15,
        halfHeight: p.eyeHalfHeight * 0.62,
        color: mark.color,
        alpha,
      })
}

/** A line along the upper lashes that runs out in a wing. */
export function drawEyeliner(pen: FacePen, { mark, proportions: p }: MarkSheets): void {
  for (const side of SIDES) {
    const at = (across: number, up: number): FacePlace => [
      side * (p.eyeX + across * p.eyeHalfWidth),
      p.eyeY - up * p.eyeHalfHeight,
    ]
    const line = smoothLine([at(-0.9, 0.15), at(-0.3, 0.98), at(0.4, 1.02), at(0.95, 0.4), at(1.45, 0.78)], 8)
    pen.stroke(line, { width: 0.036, color: mark.color, alpha: 0.95, taper: TAPER.both })
  }
}

/** Cheeks, or a nose, that are red for themselves: from cold, from youth or from a brush. */
export function drawRosyCheeks(pen: FacePen, { mark, proportions: p }: MarkSheets): void {
  if (mark.place === 'nose') {
    const size = Math.max(0.1, p.noseHalfWidth)
    pen.stain([0, p.noseBaseY - 0.05], { halfWidth: size * 1.25, halfHeight: size * 1.35, color: mark.color, alpha: 0.62 })
    return
  }
  for (const side of SIDES)
    pen.stain([side * p.eyeX * 1.18, p.eyeY * 0.4 + p.mouthY * 0.6 - 0.04], {
      halfWidth: 0.2,
      halfHeight: 0.15,
      color: mark.color,
      alpha: 0.62,
    })
}

/** A dot between the brows. */
export function drawBindi(pen: FacePen, { mark, proportions: p }: MarkSheets): void {
  pen.fill(ring([0, p.browY - 0.05], 0.03, 0.032, 18), mark.color, 0.95)
}

/** A dark stain with a yellowish rim. */
export function drawBruise(pen: FacePen, { mark, place: [x, y], sheet, proportions: p }: MarkSheets): void {
  if (mark.place.endsWith('eye')) {
    drawBlackEye(pen, {
      at: [x, y],
      color: mark.color,
      skin: sheet.skin.base,
      halfWidth: p.eyeHalfWidth,
      halfHeight: p.eyeHalfHeight,
    })
    return
  }
  const rim = mixRgb(mark.color, sheet.skin.base, 0.55)
  pen.stain([x, y + 0.05], { halfWidth: 0.16, halfHeight: 0.12, color: rim, alpha: 0.6 })
  pen.stain([x + 0.01, y + 0.06], { halfWidth: 0.11, halfHeight: 0.08, color: mark.color, alpha: 0.7 })
}

interface BlackEye {
  readonly at: FacePlace
  readonly color: Rgb
  readonly skin: Rgb
  readonly halfWidth: number
  readonly halfHeight: number
}

/** All round the eye, deepest below the inner corner, yellow where it heals. */
function drawBlackEye(pen: FacePen, { at: [x, y], color, skin, halfWidth: w, halfHeight: h }: BlackEye): void {
  const deep = mixRgb(color, [0.2, 0.1, 0.3], 0.45)
  const healing = mixRgb(skin, [0.66, 0.6, 0.24], 0.35)
  const spotAt = (turn: number, away: number): FacePlace => [
    x + Math.sin(turn) * (w * 1.02 + away),
    y + h * 0.05 + Math.cos(turn) * (h * 0.96 + away),
  ]
  for (let step = 0; step < 14; step += 1) {
    const turn = (step / 14) * 2 * Math.PI
    const low = 0.5 + 0.5 * Math.cos(turn)
    pen.stain(spotAt(turn, 0.12), { halfWidth: 0.1, halfHeight: 0.09, color: healing, alpha: 0.3 * low })
    pen.stain(spotAt(turn, 0.045), { halfWidth: 0.075, halfHeight: 0.06, color, alpha: 0.35 + 0.3 * low })
  }
  const inward = Math.sign(x) * w * 0.3
  pen.stain([x - inward, y + h + 0.075], { halfWidth: w * 0.85, halfHeight: 0.07, color: deep, alpha: 0.75 })
  pen.stain([x, y - h - 0.05], { halfWidth: w * 0.8, halfHeight: 0.045, color: deep, alpha: 0.5 })
}
