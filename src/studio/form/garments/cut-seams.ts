import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import type { Bench } from '../bench.ts'
import type { Field } from '../field/field.ts'
import type { Seams } from './cloth-pattern.ts'
import { fabricOf } from './fabric.ts'
import type { TopCut } from './tops.ts'

/** Half heads below the joint of the shoulder down to which an armhole's seam is drawn: further down the arm hides it. */
const SEEN_TO = 0.3
/** How far above the edge of a hem its stitches run. */
const HEM = 0.13
/** The same of a neckline without a collar. */
const NECK = 0.08
/** A shirt's yoke comes over the shoulder so far to the front. */
const YOKE_Z = 0.2
/** Of a denim jacket: where its yoke ends in front, and where the seams below it run, at the yoke and at the hem. */
const DENIM = { yokeY: 1.05, slope: 0.12, seams: [{ above: 0.52, below: 0.34 }, { above: 1, below: 0.7 }] } as const // biome-ignore format: seams from the middle outwards

/** Stitched twice, so that the stitches are seen. */
const isTopStitched = ({ cut }: Garment, material: TopCut['material']) =>
  cut === 'denim jacket' || material === MATERIAL.leather

interface Edges {
  /** Zero where the sleeves are set in. */
  readonly armhole: Field
  /** Negative on the cloth above the hem and round the neck. */
  readonly hem: Field
  readonly neckline: Field
}

/** Where a tailor has sewn the pieces of a garment on a real body together; what is knitted in one or lies on like skin has no such seams. */
export function seamsOf(bench: Bench, garment: Garment, cut: TopCut, { armhole, hem, neckline }: Edges): Seams | undefined {
  if (cut.material === MATERIAL.metal || cut.folds < 0.01 || cut.furry || cut.quilt) return undefined
  const { skeleton, joints } = bench.stand
  const { tall, wide } = skeleton
  const seenTo = Math.max(...joints.arms.map(({ shoulder }) => shoulder[1])) + SEEN_TO
  const sleeve: Field = (x, y, z) => Math.abs(armhole(x, y, z)) + Math.max(0, y - seenTo) * 0.4
  // What is knitted has loops there, and no seam that is seen.
  const all: Field[] = cut.sleeves > 0 && fabricOf(garment, cut.material).made !== 'knit' ? [sleeve] : []
  if (cut.cuff !== 'rib') all.push((x, y, z) => Math.abs(hem(x, y, z) + HEM))
  if (cut.collar === 'none' && cut.open === undefined && !garment.finish)
    all.push((x, y, z) => Math.abs(neckline(x, y, z) + NECK))
  if (cut.collar === 'shirt' && cut.sleeves > 0) {
    const shoulderZ = joints.arms[0]?.shoulder[2] ?? 0
    all.push((_, y, z) => Math.abs(z - shoulderZ - YOKE_Z) + Math.max(0, y - skeleton.shoulderY) * 2)
  }
  if (garment.cut === 'denim jacket') {
    const yoke: Field = (x, y, z) => (z < 0 ? 1 : Math.abs(y - DENIM.yokeY * tall + DENIM.slope * Math.abs(x)))
    const down = DENIM.seams.map(({ above, below }): Field => {
      const [from, to] = [DENIM.yokeY * tall, cut.hemY * tall]
      return (x, y, z) => {
        const share = (y - from) / (to - from)
        if (z < 0 || share < -0.03) return 1
        return Math.abs(Math.abs(x) - (above + (below - above) * share) * wide)
      }
    })
    all.push(yoke, ...down)
  }
  if (all.length === 0) return undefined
  const away: Field = (x, y, z) => {
    let least = 1
    for (const seam of all) least = Math.min(least, seam(x, y, z))
    return least
  }
  return { away, isStitched: isTopStitched(garment, cut.material) }
}
