import { mixRgb } from '../../color.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import type { GarmentCut } from '../../sheet/garment-cut.ts'
import { type Bench, boxAround } from '../bench.ts'
import { legField } from '../body-limbs.ts'
import { mix } from '../curve.ts'
import { clipMesh } from '../field/clip-mesh.ts'
import { type Field, smoothMin } from '../field/field.ts'
import { meshField } from '../field/mesh-field.ts'
import { pegAt } from '../peg-at.ts'
import { add, scaleBy, subtract, unit } from '../vector.ts'
import { clothSurface } from './cloth-surface.ts'
import type { Cover } from './cover.ts'
import { footField } from './foot-field.ts'
import { placeOnFoot } from './place-on-foot.ts'
import { shaftOf } from './shaft-of.ts'
import { shoeDetails } from './shoe-details.ts'

/** Cut along the foot: low at its sides, higher over toes and heel. */
const LOW: ReadonlySet<GarmentCut> = new Set(['heels'])

/** From the ankle to the toes in sizes of a foot, and half heads that laces lie on the leather. */
const FOOT = 1.19
const LIFT = 0.025

/** Shoes or boots with their soles; a boot goes up to below the knee. */
export function sewFootwear(
  bench: Bench,
  garment: Garment,
): { readonly surfaces: Surface[]; readonly covers: readonly Cover[] } {
  const { cut } = garment
  if (cut === 'bare feet') return { surfaces: [], covers: [] }
  const kind = garment.kind === 'boots' ? 'boots' : 'shoes'
  const { skeleton, joints } = bench.stand
  const surfaces: Surface[] = []
  const covers: Cover[] = []
  const shaft = shaftOf(garment)
  for (const leg of joints.legs) {
    if (leg.ankle[1] - shaft * skeleton.shin > bench.lowestY || pegAt(bench.sheet, leg.side)) continue
    const size = mix(skeleton.wide, skeleton.tall, 0.5)
    const soleDepth = 0.22 * size
    const foot = footField(skeleton, leg, 0.07)
    const calf = legField(skeleton, leg, {
      ease: kind === 'boots' ? (cut === 'wellingtons' ? 0.17 : 0.11) : 0.05,
      widen: kind === 'boots' ? 0.06 : 0,
    })
    const field: Field = (x, y, z) => smoothMin(foot(x, y, z), calf(x, y, z), 0.2)
    const up = scaleBy(subtract(leg.knee, leg.ankle), shaft)
    const top = add(leg.ankle, up)
    const box = boxAround(
      bench,
      [top, leg.ankle, add(leg.ankle, scaleBy(leg.toes, 1.3)), add(leg.ankle, scaleBy(leg.sole, 0.35))],
      0.5,
    )
    const height = Math.hypot(...up)
    const shin = unit(subtract(leg.knee, leg.ankle))
    const onFoot = placeOnFoot(leg)
    const edge: Field = (x, y, z) => {
      const along = (x - top[0]) * shin[0] + (y - top[1]) * shin[1] + (z - top[2]) * shin[2]
      if (!cut || !LOW.has(cut)) return along
      const [before, above] = onFoot(x, y, z).map((far) => far / size) as [number, number]
      return (above + 0.1 - 0.3 * Math.max(0, -before) - 2.4 * Math.max(0, before - 0.62)) * size
    }
    covers.push({ part: 'foot', side: leg.side, field: edge }, { part: 'leg', side: leg.side, field: edge })
    const shell = clipMesh(meshField(field, box, { cell: bench.cell * 0.75, toViewer: bench.toViewer }), edge, { rim: 0.06 })
    const { ankle, sole: down } = leg
    const sole: Field = (x, y, z) => (x - ankle[0]) * down[0] + (y - ankle[1]) * down[1] + (z - ankle[2]) * down[2] - soleDepth
    const piece = (mesh: typeof shell, color: Garment['color']) =>
      clothSurface(bench, mesh, { garment, material: MATERIAL.leather, color, pattern: 'plain' })
    // Cowboy boots have a bright upper edge, wellingtons a dark one.
    const collar: Field = (x, y, z) => -(edge(x, y, z) + 0.3)
    if (cut === 'cowboy boots' || cut === 'wellingtons')
      surfaces.push(
        piece(
          clipMesh({ ...shell, positions: shell.positions.map((value, at) => value + shell.normals[at]! * 0.012) }, collar),
          cut === 'wellingtons' ? mixRgb(garment.color, [0, 0, 0], 0.35) : garment.trim,
        ),
      )
    surfaces.push(
      piece(clipMesh(shell, sole), garment.color),
      ...shoeDetails(clipMesh(shell, sole), onFoot, {
        cut,
        isBoot: kind === 'boots',
        color: garment.color,
        trim: garment.trim,
        shaft: height,
        length: FOOT * size,
        lift: LIFT,
      }).map(({ mesh, color }) => piece(mesh, color)),
      piece(
        clipMesh(shell, (x, y, z) => -sole(x, y, z)),
        cut === 'sneakers'
          ? [0.95, 0.94, 0.92]
          : cut === 'ballet shoes'
            ? mixRgb(garment.color, [0.5, 0.3, 0.3], 0.3)
            : mixRgb(garment.color, [0.05, 0.04, 0.05], 0.6),
      ),
    )
  }
  return { surfaces, covers }
}
