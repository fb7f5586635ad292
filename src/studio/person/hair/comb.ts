import { unit } from '../../form/vector.ts'
import type { Vector } from '../../math/matrix.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import { alongSkin, type HairKit, mix } from './hair-kit.ts'
import { recessionOf } from './scalp-density.ts'
import type { Root } from './sow-roots.ts'

/** Of the whorl at the back of the crown, and the front end of the parting, in head space. */
const WHORL = { y: -0.9, z: -0.38 } as const
const FRONT_Z = 0.62
/** Half heads that the farthest parting is off the middle. */
const PARTING_REACH = 0.42
/** Of that, the least of short hair. */
const SIDE = 0.8
const RECEDED = 0.3

/** The side of the parting that a root is on: −1 the picture's left, 1 its right. */
export function sideOf({ sheet }: HairKit, { place }: Root): -1 | 1 {
  return place[0] < partingAt(sheet, place[2]) ? -1 : 1
}

/** Half heads that a root is beside the parting. */
export const besideParting = ({ sheet }: HairKit, { place: [x, , z] }: Root): number => Math.abs(x - partingAt(sheet, z))

/** Runs from the forehead to the whorl, where it has come to the middle. */
function partingAt(sheet: CharacterSheet, z: number): number {
  const { kind, parting: said } = sheet.hair
  // Short hair parted in the middle is a bowl; swept off a corner that it has left, it would show a bald stripe.
  const parting =
    kind === 'short' && recessionOf(sheet) < RECEDED ? Math.sign(said || 1) * Math.max(SIDE, Math.abs(said)) : said
  const share = Math.min(1, Math.max(0, (z - WHORL.z) / (FRONT_Z - WHORL.z)))
  return parting * PARTING_REACH * mix(0.25, 1, share)
}

/** Away from the parting and the whorl, along the skin. */
export function awayFromParting(kit: HairKit, root: Root): Vector {
  const [x, , z] = root.place
  const nearestZ = Math.min(FRONT_Z, Math.max(WHORL.z, z))
  const dx = x - partingAt(kit.sheet, nearestZ)
  const dz = z - nearestZ
  const size = 1 / (Math.sqrt(dx * dx + dz * dz) || 1)
  // On the crown it leaves the whorl, at the sides and the back it goes down.
  const side = Math.min(1, Math.max(0, 1 + root.normal[1]))
  return combed(root, [dx * size, 0.25 + 1.6 * side, dz * size * (1 - 0.85 * side)])
}

/** A direction laid along the skin, of unit length. */
export function combed({ normal }: Root, way: Vector): Vector {
  return unit(alongSkin(way, normal))
}

/** A direction along the skin lifted off it by so much. */
export function lifted(way: Vector, { normal }: Root, by: number): Vector {
  return unit([way[0] + normal[0] * by, way[1] + normal[1] * by, way[2] + normal[2] * by])
}

export function mixed(a: Vector, b: Vector, share: number): Vector {
  return unit([mix(a[0], b[0], share), mix(a[1], b[1], share), mix(a[2], b[2], share)])
}
