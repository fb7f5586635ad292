import type { Form } from '../../body/load-form.ts'
import type { Subdivision } from '../../body/subdivide.ts'
import { type SkinPart, skinParts } from './skin-parts.ts'

/** The skin that cloth leaves open. */
interface OpenSkin {
  /** All parts, with the triangles that are left of each. */
  readonly parts: readonly SkinPart[]
  /** 1 for the vertices of the finer mesh that a triangle is left of: what the others look like, nobody sees. Absent where all are. */
  readonly seen?: Uint8Array | undefined
}

/** Leaves away the quads that cloth hides at all their corners; `covered` is 1 for every vertex of the skin that it hides. */
export function openSkin(form: Form, finer: Subdivision, covered: Uint8Array | undefined): OpenSkin {
  if (!covered) return { parts: skinParts(form, finer) }
  const skin = form.quads.get('skin') ?? new Uint16Array()
  const seen = new Uint8Array(finer.vertexCount)
  const parts = skinParts(form, finer).map((part) => {
    const triangles = uncovered(part, skin, covered)
    for (const vertex of triangles) seen[part.vertices[vertex]!] = 1
    return { ...part, triangles }
  })
  return { parts, seen }
}

function uncovered({ triangles, quadOf }: SkinPart, skin: Uint16Array, covered: Uint8Array): Uint32Array {
  const kept = new Uint32Array(triangles.length)
  let length = 0
  for (let finerQuad = 0; finerQuad < quadOf.length; finerQuad += 1) {
    const at = quadOf[finerQuad]! * 4
    if (covered[skin[at]!] && covered[skin[at + 1]!] && covered[skin[at + 2]!] && covered[skin[at + 3]!]) continue
    for (let corner = finerQuad * 6; corner < finerQuad * 6 + 6; corner += 1, length += 1) kept[length] = triangles[corner]!
  }
  return kept.slice(0, length)
}
