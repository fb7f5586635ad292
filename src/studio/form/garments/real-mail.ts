import { mixRgb } from '../../color.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import { edge, type Print } from './cloth-prints.ts'
import type { TopCut } from './tops.ts'

/** Half heads from ring to ring, and how large each is. */
const [STEP, RING] = [0.085, 0.04]

/** Rows of rings, each row between the rings of the one above; what is seen between them is dark. */
const rings: Print = (along, across) => {
  const row = Math.round(along / STEP)
  const shift = row % 2 === 0 ? 0 : 0.5
  const column = Math.round(across / STEP + shift)
  const [down, aside] = [along - row * STEP, across - (column - shift) * STEP]
  return 0.85 * (1 - edge(Math.abs(Math.sqrt(down * down + aside * aside) - RING) - 0.012))
}

/** Falls from the arms as it does from the shoulders. */
const PONCHO = { offset: 0.18, sleeves: 0.66, sleeveEase: 0.42, cuff: 'wide', flare: 0.4, hemY: 5.2 } as const

/** A top as it is made on a real body: mail is of rings, and lies below the plates of a knight too. */
export function realTop(garment: Garment, cut: TopCut): { garment: Garment; cut: TopCut } {
  const isPlated = garment.kind === 'armor' && !garment.cut
  if (garment.kind === 'poncho') return { garment, cut: { ...cut, ...PONCHO } }
  if (!isPlated && garment.kind !== 'chainmail') return { garment, cut }
  const color = isPlated ? mixRgb(garment.color, [0.12, 0.12, 0.14], 0.4) : garment.color
  const print = { print: rings, tints: [mixRgb(color, [0.06, 0.06, 0.08], 0.8)] }
  const mail = { ...cut, material: MATERIAL.leather, print, cuff: 'none' } as const
  if (!isPlated) return { garment: { ...garment, color }, cut: { ...mail, cuff: 'band' } }
  return {
    garment: { ...garment, color },
    cut: { ...mail, offset: 0.07, sleeveEase: 0.05, hang: 0.1, hemY: 4.75, folds: 0.01 },
  }
}
