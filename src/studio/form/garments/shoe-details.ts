import { mixRgb, type Rgb } from '../../color.ts'
import type { GarmentCut } from '../../sheet/garment-cut.ts'
import { clipMesh } from '../field/clip-mesh.ts'
import type { Field } from '../field/field.ts'
import type { Mesh } from '../grid.ts'

/** How far a point lies before, above and beside the ankle. */
type PlaceOnFoot = (x: number, y: number, z: number) => readonly [before: number, above: number, aside: number]

interface Shoe {
  readonly cut: GarmentCut | undefined
  readonly isBoot: boolean
  readonly color: Rgb
  readonly trim: Rgb
  /** Half heads from the ankle up to the edge of a boot. */
  readonly shaft: number
  readonly length: number
  /** How far what is laid on stands off the leather. */
  readonly lift: number
}

interface Detail {
  readonly mesh: Mesh
  readonly color: Rgb
}

const WITHOUT_LACES: ReadonlySet<GarmentCut> = new Set(['heels', 'ballet shoes', 'sandals', 'cowboy boots', 'wellingtons'])

const INK: Rgb = [0.06, 0.05, 0.06]
const CHALK: Rgb = [0.95, 0.94, 0.92]

/** What is sewn on an upper: a tongue with its laces, the seam of a toecap, a heel piece, the strap of a loafer. */
export function shoeDetails(shell: Mesh, onFoot: PlaceOnFoot, shoe: Shoe): Detail[] {
  const { cut, isBoot, color, trim, shaft, length, lift } = shoe
  if ((cut && WITHOUT_LACES.has(cut)) || (isBoot && cut !== 'ankle boots') || shell.triangles.length === 0) return []
  const over = (layers: number): Mesh => ({
    ...shell,
    positions: shell.positions.map((value, at) => value + shell.normals[at]! * lift * layers),
  })
  const cutOut = (layers: number, inside: (before: number, above: number, aside: number) => number): Mesh => {
    const field: Field = (x, y, z) => inside(...onFoot(x, y, z))
    return clipMesh(over(layers), field)
  }
  const isBright = color[0] + color[1] + color[2] > 2.1
  const seam = mixRgb(color, INK, isBright ? 0.3 : 0.45)
  const [ball, toe] = [0.5 * length, 0.8 * length]
  if (cut === 'loafers')
    return [
      { mesh: cutOut(1, (before, above) => Math.abs(before - ball - 0.1 * above) - 0.085), color: mixRgb(color, INK, 0.22) },
      {
        mesh: cutOut(2, (before, above, aside) =>
          Math.max(Math.abs(before - ball - 0.1 * above) - 0.035, Math.abs(aside) - 0.09),
        ),
        color: mixRgb(color, INK, 0.6),
      },
    ]
  const isSporty = cut === 'sneakers'
  // Over the instep, from the ball of the foot up to the edge.
  const alongInstep = (before: number, above: number) => (above + Math.max(0, toe - before) * 0.9) * 0.75
  const throat = (before: number, above: number, aside: number, wide: number) =>
    Math.max(Math.abs(aside) - wide, ball - 0.12 - before - 1.1 * Math.max(0, above + 0.1), before - toe + 0.06)
  const lace = isSporty
    ? isBright
      ? mixRgb(color, INK, 0.38)
      : CHALK
    : mixRgb(color, isBoot ? [0.75, 0.6, 0.4] : INK, isBoot ? 0.5 : 0.6)
  const apart = isBoot ? 0.17 : 0.13
  const rung = (before: number, above: number) => {
    const at = alongInstep(before, above) / apart
    return (Math.abs(at - Math.round(at)) - 0.27) * apart
  }
  const details: Detail[] = [
    {
      mesh: cutOut(1, (before, above, aside) => throat(before, above, aside, 0.13)),
      color: isSporty ? mixRgb(color, isBright ? INK : CHALK, 0.16) : seam,
    },
    {
      mesh: cutOut(2, (before, above, aside) =>
        Math.max(throat(before, above, aside, 0.15), rung(before, above), above - shaft),
      ),
      color: lace,
    },
    // The line where the cap of the toes begins.
    { mesh: cutOut(1, (before, _above, aside) => Math.abs(before - toe + 0.35 * aside * aside) - 0.03), color: seam },
  ]
  if (isSporty) {
    const patch = isBright && trim[0] + trim[1] + trim[2] > 2.1 ? mixRgb(color, INK, 0.4) : isBright ? trim : CHALK
    details.push({ mesh: cutOut(1, (before, above) => Math.max(before + 0.2, -above - 0.42)), color: patch })
  }
  return details.filter(({ mesh }) => mesh.triangles.length > 0)
}
