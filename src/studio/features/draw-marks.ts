import { seldomPart } from '#studio/seldom-parts.ts'
import type { FacePen } from './face-pen.ts'
import type { FeatureSheets } from './feature-sheets.ts'
import { drawFreckles } from './freckles.ts'
import { drawStubble } from './stubble.ts'

/** Everything that lies on the skin itself: stubble, freckles, scars, paint, tattoos, scales. */
export function drawMarks(pen: FacePen, sheets: FeatureSheets): void {
  const { sheet } = sheets
  if (sheet.facialHair) drawStubble(pen, sheets, sheet.facialHair)
  const freckled = sheet.marks.find(({ kind }) => kind === 'freckles')
  const freckles = Math.max(sheet.skin.freckles, freckled ? 0.8 : 0)
  if (freckles > 0) drawFreckles(pen, sheets, freckles)
  sheet.marks.forEach(({ kind }, index) => {
    if (kind !== 'freckles') seldomPart('mark')(pen, sheets, index)
  })
}
