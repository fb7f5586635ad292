import type { Picture } from '../../canvas.ts'
import { flowLines } from './flow-lines.ts'
import { followForm } from './follow-form.ts'
import { inkLines, layInk } from './ink-lines.ts'
import { photoFlow } from './photo-flow.ts'
import type { PhotoJob } from './photo-hand.ts'
import { resizePlane } from './resize-plane.ts'
import { seat } from './seat.ts'

/** Breadth of the pen and from which contrast it draws, by candidate: even, fine and rich, bold and few. */
const PENS = [
  { pen: 1.7, from: 2.9, hair: 2.4, ink: [16, 16, 18] },
  { pen: 1.1, from: 2.1, hair: 1.6, ink: [22, 30, 62] },
  { pen: 2.8, from: 4.2, hair: 4, ink: [10, 10, 12] },
] as const

/** One ink on white paper: contours, folds and features, hair in strands, nothing filled. */
export function drawLineArt({ photo, reading, candidate, createCanvas }: PhotoJob): Picture {
  const sitter = seat(photo, reading, { calm: 8, createCanvas })
  const { width, height, calm, small, masks, factor } = sitter
  const { pen, from, hair, ink } = PENS[(candidate - 1) % 3]!
  const painting = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) }
  const lines = inkLines(sitter, { pen, from, onSkin: 0.45, onFeatures: 1.5, behind: 0.5, outline: 1 })
  const side = Math.max(width, height) / factor
  const locks = followForm(
    small,
    photoFlow(small, { smoothPx: Math.max(2, side * 0.008) }),
    masks.hair,
    Math.round(side * 0.02),
  )
  const strands = flowLines(locks, photoFlow(locks, { smoothPx: 2 }), {
    penPx: Math.max(0.6, (pen * side) / 1000 / 1.2),
    followPx: Math.max(4, Math.round(side * 0.02)),
  })
  for (let at = 0; at < strands.length; at += 1) strands[at] = Math.max(0, strands[at]! / hair - 0.5) * masks.hair[at]!
  const drawn = resizePlane(strands, calm, { width, height })
  for (let at = 0; at < lines.length; at += 1) lines[at] = Math.max(lines[at]!, Math.min(0.9, Math.max(0, drawn[at]!)))
  layInk(painting, lines, { color: ink, own: 0 })
  return painting
}
