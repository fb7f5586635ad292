import { isFlat, type Proportions } from '../features/proportions.ts'
import { bump } from './bump.ts'
import { smoothStep } from './curve.ts'
import { snoutRelief } from './snout-relief.ts'

/** Height of the face over the smooth skull at (x, y): sockets, brow ridge, cheeks, nose, lips, chin (lesson 10). */
export function faceRelief(x: number, y: number, p: Proportions): number {
  const side = Math.abs(x)
  const { relief } = p
  const socketDrop = p.eyeHalfHeight * (isFlat(p.family) ? 0.7 : 0.75) + 0.04
  let z = -relief.socket * bump(side - p.eyeX, y - p.eyeY, p.eyeHalfWidth * 1.05, socketDrop * 1.25)
  // Between nose bridge and inner corner the face is deepest.
  z -= relief.socket * 0.45 * bump(side - p.noseHalfWidth * 1.5, y - p.eyeY, 0.07, 0.09)
  z += relief.brow * bump(side - p.eyeX * 0.75, y - p.browY - 0.03, 0.28, 0.075)
  z += relief.cheek * bump(side - p.eyeX * 1.3, y - (p.eyeY * 0.5 + p.noseBaseY * 0.5), 0.17, 0.13)
  if (p.snout) return z + snoutRelief(side, y, p.snout)
  // Of a turned head the far contour dips beside the eye and is full over the cheek.
  const farCheek = !p.drawn ? 0 : isFlat(p.family) ? FAR_CHEEK.flat : p.family === 'comic' ? FAR_CHEEK.inked : 0
  if (farCheek > 0)
    z += farCheek * (bump(side - 0.56, y - p.eyeY - 0.27, 0.2, 0.17) - bump(side - 0.62, y - p.eyeY + 0.03, 0.17, 0.15))
  z -=
    relief.cheek *
    (0.1 + 0.4 * p.masculinity + 0.25 * p.oldness) *
    bump(side - p.eyeX * 1.45, y - p.mouthY + 0.02, 0.16, 0.15) *
    (1 - p.youth)
  z += noseRelief(p.noseBend === 0 ? side : Math.abs(x - bendOf(y, p)), y, p)
  z += relief.lips * 0.9 * bump(side, y - p.mouthY + 0.035, p.mouthHalfWidth * 0.8, 0.035)
  z += relief.lips * 1.2 * bump(side, y - p.mouthY - 0.045, p.mouthHalfWidth * 0.68, 0.04)
  z -= relief.lips * 0.8 * bump(side, y - p.mouthY, p.mouthHalfWidth, 0.016)
  z -= relief.lips * 0.9 * bump(side, y - p.mouthY - 0.115, p.mouthHalfWidth * 0.8, 0.035)
  z -= relief.lips * 0.35 * bump(side, y - (p.noseBaseY + p.mouthY) / 2, 0.035, 0.06)
  z += relief.chin * bump(side, y - p.chinY + 0.1, 0.15, 0.085)
  return z - foldRelief(side, y, p)
}

/** Height of a drawn cheek and depth of the temple over it, half heads; inked faces are modelled by soft light, too. */
const FAR_CHEEK = { flat: 0.12, inked: 0.04 } as const

/** Of a nose that was broken the bridge swings out, and the tip a little to the other side. */
function bendOf(y: number, p: Proportions): number {
  const along = (y - p.noseTopY) / (p.noseBaseY - p.noseTopY)
  if (along <= 0) return 0
  return p.noseBend * p.noseHalfWidth * (0.85 * Math.exp(-(((along - 0.48) / 0.24) ** 2)) - 0.24 * smoothStep(0.6, 1, along))
}

/** A ridge that rises toward the tip and breaks off below it, with wings at both sides. */
function noseRelief(side: number, y: number, p: Proportions): number {
  const along = (y - p.noseTopY) / (p.noseBaseY - p.noseTopY)
  const rise = Math.max(0, Math.min(1, along)) ** 1.4
  const bridge = 0.16 * smoothStep(-0.3, 0.25, along)
  const end = 1 - smoothStep(0.93, 1.13, along)
  const halfWidth = p.noseHalfWidth * (0.42 + 0.3 * rise)
  const ridge = (bridge + (1 - bridge) * rise) * end * Math.exp(-((side / halfWidth) ** 2))
  // A modelled tip is a ball; a drawn one is a corner that casts the right shadow.
  const tip = isFlat(p.family)
    ? 0.16 * bump(side, y - p.noseBaseY + 0.045, p.noseHalfWidth * 0.62, 0.05)
    : 0.3 * bump(side, y - p.noseBaseY + 0.06, p.noseHalfWidth * 0.8, 0.075) -
      0.16 * bump(side, y - p.noseBaseY + 0.22, p.noseHalfWidth * 0.9, 0.1)
  const wings =
    (isFlat(p.family) ? 0.14 : 0.42) * bump(side - p.noseHalfWidth * 0.78, y - p.noseBaseY + 0.03, p.noseHalfWidth * 0.4, 0.042)
  const hump = p.noseHump * 0.42 * bump(side, y - (p.noseTopY * 0.55 + p.noseBaseY * 0.45), p.noseHalfWidth * 0.55, 0.1)
  return p.noseDepth * (ridge + tip + wings + hump)
}

/** Furrows of the old: nose to mouth, under the eyes, beside the chin. */
function foldRelief(side: number, y: number, p: Proportions): number {
  if (p.relief.folds < 0.001) return 0
  const t = (y - p.noseBaseY + 0.06) / (p.mouthY - p.noseBaseY + 0.12)
  const smileX = p.noseHalfWidth * 1.25 + (p.mouthHalfWidth * 1.15 - p.noseHalfWidth * 1.1) * Math.max(0, t)
  const smile =
    t > -0.2 && t < 1.2 ? Math.exp(-(((side - smileX) / 0.028) ** 2)) * smoothStep(-0.2, 0.2, t) * smoothStep(1.2, 0.8, t) : 0
  const bags = bump(side - p.eyeX, y - p.eyeY - p.eyeHalfHeight - 0.075, p.eyeHalfWidth * 0.8, 0.02)
  return p.relief.folds * (smile + bags * 0.7)
}
