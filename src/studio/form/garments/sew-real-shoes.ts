import { mixRgb, type Rgb } from '../../color.ts'
import type { PosedBody } from '../../person/body-fields.ts'
import { MATERIAL, type Material } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import { type Bench, boxAround } from '../bench.ts'
import { clipMesh } from '../field/clip-mesh.ts'
import { type Field, smoothMin } from '../field/field.ts'
import { meshField } from '../field/mesh-field.ts'
import { limb } from '../field/solids.ts'
import type { Mesh } from '../grid.ts'
import { pegAt } from '../peg-at.ts'
import type { LegJoints } from '../pose.ts'
import { add, cross, dot, scaleBy, subtract, unit } from '../vector.ts'
import { footOnSkin, lastOfSkin, legOnSkin } from './cloth-on-skin.ts'
import { clothSurface } from './cloth-surface.ts'
import type { Cover } from './cover.ts'
import { placeOnFoot } from './place-on-foot.ts'
import { shaftOf } from './shaft-of.ts'
import { type ShoeCut, shoeCutOf } from './shoe-cuts.ts'
import { shoeDetails } from './shoe-details.ts'

const BOOT = { ease: 0.085, sole: 0.18, welt: 0.04 } as const

/** Toes that are bent up are in the boot, though they lie above the plane of its shaft. */
const TOES_FROM = 0.4

/** Shoes, sandals or boots on real feet: an upper cut along the foot, and a sole of its outline. */
export function sewRealShoes(
  bench: Bench,
  garment: Garment,
  body: PosedBody,
): { readonly surfaces: Surface[]; readonly covers: readonly Cover[] } {
  const { cut, kind } = garment
  const surfaces: Surface[] = []
  const covers: Cover[] = []
  if (cut === 'bare feet') return { surfaces, covers }
  const { skeleton, joints } = bench.stand
  const isBoot = kind === 'boots'
  // Below greaves a foot is in plates of its own.
  const isPlated = isBoot && bench.sheet.garments.some((other) => other.kind === 'armor' && !other.cut)
  const worn = isPlated ? MATERIAL.metal : MATERIAL.leather
  const shaft = (isPlated ? 0.14 : shaftOf(garment)) * skeleton.shin
  const piece = (mesh: Mesh, color: Rgb, material: Material = worn) => {
    if (mesh.triangles.length > 0) surfaces.push(clothSurface(bench, mesh, { garment, material, color, pattern: 'plain' }))
  }
  for (const leg of joints.legs) {
    const shin = unit(subtract(leg.knee, leg.ankle))
    const top = isBoot ? add(leg.ankle, scaleBy(shin, shaft)) : add(leg.ankle, scaleBy(leg.sole, -0.5))
    if (Math.min(top[1], leg.ankle[1]) > bench.lowestY || pegAt(bench.sheet, leg.side)) continue
    const last = lastOfSkin(body, leg)
    const onFoot = placeOnFoot(leg)
    const boot: ShoeCut = {
      ...BOOT,
      edge: (before, above) => above - Math.max(0, before - TOES_FROM) * 4,
    }
    const shoe = isBoot ? boot : shoeCutOf(cut)
    const foot = withoutToes(footOnSkin(body, leg, shoe.ease), leg, shoe.isOpen ? 0 : 0.075)
    const calf = isBoot
      ? legOnSkin(body, leg, { ease: isPlated ? 0.08 : cut === 'wellingtons' ? 0.24 : 0.17, widen: 0.05 })
      : legOnSkin(body, leg, { ease: shoe.ease })
    const upper: Field = (x, y, z) => smoothMin(foot(x, y, z), calf(x, y, z), shoe.isOpen ? 0.04 : 0.16)
    const along: Field = (x, y, z) => (x - top[0]) * shin[0] + (y - top[1]) * shin[1] + (z - top[2]) * shin[2]
    const edge: Field = (x, y, z) => {
      const [before, above, aside] = onFoot(x, y, z)
      if (!isBoot) return shoe.edge(before, above, aside)
      // Above the ankle the shaft alone decides.
      return along(x, y, z) - (above < 0.4 ? Math.max(0, before - TOES_FROM) * 4 : 0)
    }
    if (!shoe.isOpen) {
      covers.push({ part: 'foot', side: leg.side, field: edge })
      if (isBoot) covers.push({ part: 'leg', side: leg.side, field: along })
    }
    const bottom = last.depth + 0.05
    const box = boxAround(
      bench,
      [top, leg.ankle, add(leg.ankle, scaleBy(leg.toes, last.length)), add(leg.ankle, scaleBy(leg.sole, last.depth))],
      isBoot ? SHAFT_REACH : 0.5,
    )
    const order = { cell: bench.cell * 0.62, toViewer: bench.toViewer }
    const overSole: Field = (x, y, z) => -onFoot(x, y, z)[1] - bottom + shoe.sole * 0.6
    const whole = meshField(upper, box, order)
    const shell = clipMesh(shoe.sole > 0 ? clipMesh(whole, overSole) : whole, edge, { rim: 0.045 })
    piece(shell, garment.color)
    const details = { cut, isBoot, color: garment.color, trim: garment.trim, shaft, length: last.length, lift: LIFT }
    if (!isPlated) for (const { mesh, color } of shoeDetails(shell, onFoot, details)) piece(mesh, color)
    if (isBoot && (cut === 'cowboy boots' || cut === 'wellingtons')) {
      const lifted = { ...shell, positions: shell.positions.map((value, at) => value + shell.normals[at]! * 0.012) }
      piece(
        clipMesh(lifted, (x, y, z) => -(along(x, y, z) + 0.3)),
        cut === 'wellingtons' ? mixRgb(garment.color, [0, 0, 0], 0.35) : garment.trim,
      )
    }
    // The outline of the foot where it is widest, as thick as the sole.
    const widest = last.depth - 0.17
    const outline: Field = (x, y, z) => {
      const down = -onFoot(x, y, z)[1]
      const by = Math.min(0, widest - down)
      return foot(x + leg.sole[0] * by, y + leg.sole[1] * by, z + leg.sole[2] * by) - shoe.welt
    }
    const below: Field = (x, y, z) => -onFoot(x, y, z)[1] - bottom
    // A thin plate of cells is ragged at its edges: its border is cut exactly, and the plate lies inside.
    const plate: Field = (x, y, z) => {
      const down = below(x, y, z)
      const upTo = INSIDE / 2 - shoe.sole - down
      // In a closed upper it is thicker than it looks: the thinner, the more ragged.
      const inUpper = shoe.isOpen ? upTo : Math.min(upTo, Math.max(foot(x, y, z) + 0.06, upTo - 0.12))
      return Math.max(outline(x, y, z) + INSIDE, down + INSIDE / 2, inUpper)
    }
    const border = clipMesh(clipMesh(meshField(outline, box, order), below), (x, y, z) => -below(x, y, z) - shoe.sole)
    if (shoe.sole > 0)
      for (const mesh of [border, meshField(plate, box, order)]) piece(mesh, shoe.soleColor ?? soleColor(garment))
    if (cut === 'heels') piece(meshField(...heelOf(bench, leg, { ...last, bottom }), order), garment.color)
  }
  return { surfaces, covers }
}

/** Half heads that laces and straps lie on the leather. */
const LIFT = 0.018

/** So far from its bone the shaft of a boot may lie: on a strong calf, wide. */
const SHAFT_REACH = 0.9

/** How far inside the border of a sole its plate ends. */
const INSIDE = 0.035

/** Along a foot, in its own lengths from the ankle: the middle of the heel behind it, the ball before it. */
const [HEEL, BALL] = [-0.24, 0.66]

/** The heel of a shoe that sets the foot down steeply: from below the heel to the level of the ball. */
function heelOf(
  bench: Bench,
  { ankle, toes, sole }: LegJoints,
  { length, bottom }: { readonly length: number; readonly bottom: number },
): [Field, ReturnType<typeof boxAround>] {
  const heel = bench.stand.skeleton.heel ?? 0
  const cosine = 1 / Math.sqrt(1 + heel * heel)
  // Straight down where the foot stands, as it was before the heel raised it.
  const down = unit(add(scaleBy(toes, heel * cosine), scaleBy(sole, cosine)))
  const below = (ahead: number, deep: number) => add(ankle, add(scaleBy(toes, ahead * length), scaleBy(sole, deep)))
  const from = below(HEEL, bottom - 0.06)
  const high = Math.max(0.1, dot(subtract(below(BALL, bottom), from), down))
  const to = add(from, scaleBy(down, high))
  const post = limb(from, to, 0.2, 0.055)
  const ground = dot(to, down)
  return [
    (x, y, z) => Math.max(post(x, y, z), x * down[0] + y * down[1] + z * down[2] - ground),
    boxAround(bench, [from, to], 0.25),
  ]
}

const soleColor = ({ cut, color }: Garment): Rgb =>
  cut === 'heels'
    ? mixRgb(color, [0.05, 0.04, 0.05], 0.06)
    : cut === 'ballet shoes'
      ? mixRgb(color, [0.5, 0.3, 0.3], 0.3)
      : mixRgb(color, [0.05, 0.04, 0.05], 0.6)

/** Wide toes are as far apart. */
const WIDER = 1.8

/** The shape of all toes together: leather spans the gaps between them. */
function withoutToes(foot: Field, { toes, sole }: LegJoints, by: number): Field {
  if (by === 0) return foot
  const [sx, sy, sz] = scaleBy(unit(cross(toes, sole)), by)
  const [wx, wy, wz] = [sx * WIDER, sy * WIDER, sz * WIDER]
  return (x, y, z) =>
    Math.min(
      foot(x + sx, y + sy, z + sz),
      foot(x - sx, y - sy, z - sz),
      foot(x + wx, y + wy, z + wz) + by * 0.5,
      foot(x - wx, y - wy, z - wz) + by * 0.5,
    ) +
    by * 0.4
}
