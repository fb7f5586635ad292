import type { FacePen } from './face-pen.ts'
import type { MarkSheets } from './mark-sheets.ts'
import { skinPatch } from './skin-patch.ts'

/** A stain on the skin: on a cheek nearly as large as the cheek, elsewhere as the place leaves room for. */
export function drawBirthmark(pen: FacePen, { mark, place: [x, y], random }: MarkSheets): void {
  const isOnCheek = mark.place.endsWith('cheek') || mark.place === 'face'
  if (!isOnCheek) {
    pen.fill(skinPatch([x, y], { halfWidth: 0.17, halfHeight: 0.12, random }), mark.color, 0.85)
    return
  }
  pen.fill(skinPatch([x, y + 0.02], { halfWidth: 0.2, halfHeight: 0.2, random }), mark.color, 0.85)
  pen.fill(skinPatch([x * 1.25, y + 0.2], { halfWidth: 0.11, halfHeight: 0.13, random }), mark.color, 0.85)
}
