import type { Form } from '../body/load-form.ts'
import type { Cover, CoveredPart } from '../form/garments/cover.ts'
import type { PosedBody } from './body-fields.ts'

/** So far under the edge of cloth skin is still drawn. */
const MARGIN = 0.14

const BONES: readonly (readonly [CoveredPart, RegExp])[] = [
  ['arm', /^(upperarm|lowerarm)/],
  ['hand', /^(wrist|metacarpal|finger)/],
  ['leg', /^(upperleg|lowerleg)/],
  ['foot', /^(foot|toe)/],
  ['trunk', /^(root|spine|pelvis|breast|clavicle|shoulder|neck0[12])/],
]

interface PlaceOfVertices {
  /** Index of the part in `BONES`; 255 for the head. */
  readonly part: Uint8Array
  /** 1 the form's own left, which is on the picture's right; −1 the other. */
  readonly side: Int8Array
}

const known = new WeakMap<Form, PlaceOfVertices>()

/** 1 for every vertex of the skin that closed cloth hides: what is under none of it by a margin is drawn. */
export function coveredSkin(body: PosedBody, covers: readonly Cover[]): Uint8Array {
  const { part, side } = placesOf(body.form)
  const byPart = BONES.map(([name]) => covers.filter((cover) => cover.part === name))
  const covered = new Uint8Array(body.form.skinCount)
  for (let vertex = 0; vertex < covered.length; vertex += 1) {
    const [x, y, z] = [body.posed[vertex * 3]!, body.posed[vertex * 3 + 1]!, body.posed[vertex * 3 + 2]!]
    for (const cover of byPart[part[vertex]!] ?? []) {
      if (cover.side !== undefined && cover.side !== side[vertex]) continue
      if (cover.field(x, y, z) > -MARGIN) continue
      covered[vertex] = 1
      break
    }
  }
  return covered
}

/** Which part each vertex of the skin belongs to most. */
function placesOf(form: Form): PlaceOfVertices {
  const found = known.get(form)
  if (found) return found
  const { header, bonesOf, sharesOf, skinCount } = form
  const partOfBone = header.bones.map(({ name }) => BONES.findIndex(([, pattern]) => pattern.test(name)))
  const made = { part: new Uint8Array(skinCount).fill(255), side: new Int8Array(skinCount) }
  const shares = new Float32Array(BONES.length)
  for (let vertex = 0; vertex < skinCount; vertex += 1) {
    shares.fill(0)
    let most = 0
    for (let slot = vertex * 4; slot < vertex * 4 + 4; slot += 1) {
      const bone = bonesOf[slot]!
      const index = partOfBone[bone]!
      if (index < 0) continue
      shares[index] = shares[index]! + sharesOf[slot]!
      if (shares[index]! <= most) continue
      most = shares[index]!
      made.part[vertex] = index
      made.side[vertex] = header.bones[bone]!.name.endsWith('.L') ? 1 : -1
    }
    if (most < 100) made.part[vertex] = 255
  }
  known.set(form, made)
  return made
}
