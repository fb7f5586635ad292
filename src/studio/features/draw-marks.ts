import { seldomPart } from '#studio/seldom-parts.ts'
import type { Mark } from '../sheet/character-sheet.ts'
import type { FacePen } from './face-pen.ts'
import type { FeatureSheets } from './feature-sheets.ts'
import { drawFreckles } from './freckles.ts'
import { drawStubble } from './stubble.ts'

/** What the human form has of itself, in its shape or its skin (`person/skin`). */
const IN_THE_SKIN: ReadonlySet<Mark['kind']> = new Set(['eyeshadow', 'eye bags', 'dimples'])

/** Everything that lies on the skin itself: stubble, freckles, scars, paint, tattoos, scales. */
export function drawMarks(pen: FacePen, sheets: FeatureSheets, options: { readonly isOfForm?: boolean } = {}): void {
  drawOwnMarks(pen, sheets, options)
  if (sheets.scene.isInTears) seldomPart('tears')(pen, sheets)
}

function drawOwnMarks(pen: FacePen, sheets: FeatureSheets, { isOfForm = false }: { readonly isOfForm?: boolean }): void {
  const { sheet } = sheets
  const freckled = sheet.marks.find(({ kind }) => kind === 'freckles')
  const freckles = Math.max(sheet.skin.freckles, freckled ? 0.8 : 0)
  if (freckles > 0 && (!isOfForm || sheets.look.isFlatSkin)) drawFreckles(pen, sheets, freckles)
  if (isOfForm) {
    sheet.marks.forEach(({ kind }, index) => {
      if (!IN_THE_SKIN.has(kind)) seldomPart('mark')(pen, sheets, index)
    })
    return
  }
  if (sheet.facialHair) drawStubble(pen, sheets, sheet.facialHair)
  sheet.marks.forEach(({ kind }, index) => {
    if (kind !== 'freckles') seldomPart('mark')(pen, sheets, index)
  })
}
