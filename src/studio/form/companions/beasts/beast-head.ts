import type { Vector } from '../../../math/matrix.ts'
import { type Field, smoothMin } from '../../field/field.ts'
import { ellipsoid, limb } from '../../field/solids.ts'
import type { BeastBuild } from './beast-build.ts'
import { type Ears, earsOf } from './beast-ears.ts'

/** A head in its own space, and where its features lie. */
export interface BeastHead {
  readonly skin: Field
  readonly ears: Ears
  readonly noseAt: Vector
  readonly eyes: readonly { readonly at: Vector; readonly gaze: Vector }[]
  readonly areEyesShut: boolean
  /** The line of the lips, from below the nose to the corner, on either side. */
  readonly lips: readonly (readonly Vector[])[]
  readonly tip: number
  /** Where the lower jaw's front is, and its half width. */
  readonly jaw: { readonly at: Vector; readonly wide: number }
}

/** How far the root of a muzzle lies before the middle of the skull. */
const ROOT = 0.5

export function shapeHead(build: BeastBuild, areEyesShut = false): BeastHead {
  const { muzzle, stop, eye, snout, hasHooves } = build
  const tip = ROOT + 0.42 + muzzle.long
  const [wide, deep] = [0.46 * muzzle.wide, 0.44 * muzzle.deep]
  const bridgeY = 0.12 + 0.24 * stop
  // A muzzle is deeper at its root, and its upper line falls from the forehead to the nose.
  const upper = stretched(
    limb([0, bridgeY, ROOT], [0, bridgeY + 0.16, tip - deep * 0.72], deep * 1.12, deep * 0.72),
    wide / deep,
  )
  const lower = stretched(limb([0, bridgeY + 0.4 * deep + 0.2, ROOT * 0.8], [0, bridgeY + 0.16 + deep * 0.62, tip - deep * 0.95], deep * 0.72, deep * 0.42), (wide / deep) * 0.9) // biome-ignore format: points
  const cranium = ellipsoid([0, -0.08, -0.06], [0.95, 0.88, 1])
  const cheeks = mirrored(ellipsoid([0.5, 0.28, 0.28], [0.5, 0.48, 0.52]))
  const pads = mirrored(
    ellipsoid([wide * 0.42, bridgeY + 0.2 + deep * 0.12, tip - deep * 0.7], [wide * 0.62, deep * 0.56, deep * 0.66]),
  )
  const brows = mirrored(ellipsoid([eye.apart * 0.9, -0.4, 0.6], [0.28, 0.14, 0.24]))
  const trunk = snout === 'trunk' ? [limb([0, 0.35, tip - 0.3], [0, 1.9, tip + 0.25], 0.46, 0.3), limb([0, 1.9, tip + 0.25], [0, 3.3, tip + 0.1], 0.3, 0.17)] : [] // biome-ignore format: points
  const plain: Field = (x, y, z) => {
    let distance = smoothMin(cranium(x, y, z), cheeks(x, y, z), 0.3)
    distance = smoothMin(distance, brows(x, y, z), 0.16)
    distance = smoothMin(distance, upper(x, y, z), 0.34 - 0.2 * stop)
    distance = smoothMin(distance, lower(x, y, z), 0.08)
    if (!hasHooves) distance = smoothMin(distance, pads(x, y, z), 0.08)
    for (const part of trunk) distance = smoothMin(distance, part(x, y, z), 0.12)
    return distance
  }
  const eyes = [-1, 1].map((side) => {
    const way = unit([side * eye.apart, -0.06, 0.82 - eye.apart * eye.apart * 0.9])
    const at = reach(plain, [0, -0.06, 0.15], way)
    const gaze = unit([way[0], way[1], way[2] + (eye.apart > 0.6 ? 0.35 : 1.3)])
    return { at: along(at, way, -eye.size * 0.42), gaze }
  })
  const lids = eyes.map(({ at }) => ellipsoid(at, [eye.size * 1.24, eye.size * 1.16, eye.size * 1.2]))
  const skin: Field = (x, y, z) => {
    let distance = plain(x, y, z)
    for (let index = 0; index < 2; index += 1) {
      const { at } = eyes[index]!
      // Open in an almond: the outer corner is higher.
      const slant = (Math.abs(x) - Math.abs(at[0])) * (hasHooves ? 0.1 : eye.isSlit ? -0.12 : -0.06)
      // The upper lid lies over the iris a little, as of who is calm; large eyes are round.
      const open = Math.abs(y - at[1] - slant - eye.size * 0.05) - eye.size * (eye.size > 0.2 ? 0.92 : 0.7)
      distance = smoothMin(distance, areEyesShut ? lids[index]!(x, y, z) : Math.max(lids[index]!(x, y, z), -open), 0.05)
    }
    return distance
  }
  const axisY = bridgeY + 0.24 + deep * 0.3
  return {
    skin,
    ears: earsOf(build),
    tip,
    noseAt: reach(plain, [0, bridgeY + 0.1, ROOT], unit([0, 0.02, 1])),
    eyes,
    areEyesShut,
    jaw: { at: reach(plain, [0, axisY + deep * 0.42, tip - deep * 1.1], unit([0, 0.25, 1])), wide: wide * 0.62 },
    lips: [-1, 1].map((side) =>
      [0, 0.35, 0.7, 1, 1.4, 2].map((step) =>
        reach(
          plain,
          [0, axisY, tip - deep - step * step * 0.16 * muzzle.long],
          unit([side * (0.04 + 0.8 * Math.min(1, step)), 0.34, Math.max(0, 1 - step * 0.75)]),
        ),
      ),
    ),
  }
}

const mirrored =
  (field: Field): Field =>
  (x, y, z) =>
    field(Math.abs(x), y, z)

/** So much wider than it was. */
const stretched =
  (field: Field, by: number): Field =>
  (x, y, z) =>
    field(x / by, y, z) * Math.min(1, by)

const along = ([x, y, z]: Vector, [dx, dy, dz]: Vector, by: number): Vector => [x + dx * by, y + dy * by, z + dz * by]

const unit = ([x, y, z]: Vector): Vector => {
  const per = 1 / Math.sqrt(x * x + y * y + z * z)
  return [x * per, y * per, z * per]
}

/** Where a line out of a solid leaves it. */
function reach(field: Field, from: Vector, way: Vector): Vector {
  let far = 4.2
  for (let step = 0; step < 40; step += 1) {
    const distance = field(...along(from, way, far))
    if (distance < 0.004) break
    far -= Math.max(0.01, distance * 0.8)
  }
  return along(from, way, Math.max(0, far))
}
