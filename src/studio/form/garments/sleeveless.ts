import { humanForm } from '#studio/person/human-form.ts'
import { type Field, smoothMin } from '../field/field.ts'
import type { Stand } from '../stand.ts'
import { BAR } from './neckline.ts'
import type { TopCut } from './tops.ts'

/** How round the corner between neckline and armhole is. */
const ROUND = 0.25

/** The armhole of a garment without sleeves: negative where cloth stays. */
export function sleeveless(
  stand: Stand,
  { arms, cut, neckline }: { arms: readonly { readonly field: Field }[]; cut: TopCut; neckline: Field },
): Field {
  if (stand.body) {
    // What ends below the shoulders ends under the arms as well.
    if (cut.neckline === 'strappy' || BAR.has(cut.neckline)) return () => -1
    // Where it runs into the neckline their corner is cut round.
    const hole = humanForm().armholes(stand, cut.neckline)
    return (x, y, z) => -smoothMin(-hole(x, y, z), -neckline(x, y, z), ROUND)
  }
  const inset = BAR.has(cut.neckline) ? -0.02 : 0.1
  return (x, y, z) => Math.max(...arms.map(({ field }) => inset - field(x, y, z)))
}
