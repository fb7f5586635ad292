import type { Rgb } from '../../color.ts'
import type { Bench } from '../bench.ts'
import { mix } from '../curve.ts'
import type { Field } from '../field/field.ts'
import type { Mesh } from '../grid.ts'
import { drapePatch } from './drape.ts'
import { frontGap } from './front-gap.ts'
import { neckBaseOf } from './neck-base.ts'
import { vHalfGap } from './neckline.ts'
import type { TopCut } from './tops.ts'

/** Width of a lapel from the notch above to where it rolls into the front edge: cut along a ruler, so a curve would make it a petal. */
const [AT_NOTCH, WIDEST_AT, AT_ROLL] = [0.6, 0.1, 0.02]
const WIDTH = (down: number) => (down < WIDEST_AT ? AT_NOTCH : mix(AT_NOTCH, AT_ROLL, (down - WIDEST_AT) / (1 - WIDEST_AT)))

const [ROWS, COLUMNS] = [18, 6]
/** How dark the cloth is under the outer edge of a lapel, where no light comes. */
const UNDER_EDGE = 0.6

/** Colours of a lapel, three per vertex: its edge tells it from the coat of the same cloth. */
export function lapelColors([red, green, blue]: Rgb): Float32Array {
  const [rows, columns] = [ROWS + 2, COLUMNS + 2]
  return Float32Array.from({ length: rows * columns * 3 }, (_, at) => {
    const vertex = Math.floor(at / 3)
    const isEdge = vertex % columns === columns - 1 || vertex < columns
    return [red, green, blue][at % 3]! * (isEdge ? UNDER_EDGE : 1)
  })
}

/** Both lapels, rolled back from the front edges. */
export function sewLapels(bench: Bench, outside: Field, cut: TopCut): Mesh[] {
  const { skeleton } = bench.stand
  const top = (bench.stand.body ? -0.04 : 0.12) - neckBaseOf(bench.stand).rise * 0.6
  const bottom = (cut.neckline === 'deep v' ? 2.5 : 1.9) * skeleton.tall
  const hemY = cut.hemY * skeleton.tall
  return [-1, 1].map((side) =>
    drapePatch(outside, {
      rows: ROWS,
      columns: COLUMNS,
      at: (down, across) => {
        // The upper edge slants down to the notch.
        const y = mix(top, bottom, down) + across * (1 - down) * 0.22
        const gap = cut.open && cut.open >= 0.2 ? frontGap(cut.open, y / hemY) : 0
        const inner = Math.max(gap, vHalfGap(bench.stand, cut.neckline, y)) - 0.03
        return [(inner + across * WIDTH(down) * skeleton.wide) * side, y]
      },
      lift: (_, across) => (bench.stand.body ? 0.025 + cut.folds * 1.2 : 0.07) + 0.03 * (1 - across),
    }),
  )
}
