import type { Garment } from '../../sheet/character-sheet.ts'
import type { PoseKind } from '../../sheet/pose-kind.ts'

/** Poses that open the knees toward the viewer. */
const KNEES_APART: ReadonlySet<PoseKind> = new Set(['cross-legged', 'meditating'])

/** Of who sits with open knees a short skirt would lie open too: a long one of its cloth covers the legs. */
export function overBentKnees(garments: readonly Garment[], pose: PoseKind): readonly Garment[] {
  // The blanket that was said of who sleeps is on their bed.
  if (pose === 'sleeping') return garments.filter(({ kind }) => kind !== 'poncho')
  if (!KNEES_APART.has(pose) || garments.some(({ cut }) => cut === 'long skirt')) return garments
  const short = garments.find(({ kind }) => kind === 'skirt' || kind === 'dress')
  if (!short) return garments
  const long: Garment = { ...short, kind: 'skirt', cut: 'long skirt' }
  return short.kind === 'skirt' ? garments.map((garment) => (garment === short ? long : garment)) : [long, ...garments]
}
