import { type Clipping, clipMesh } from '../field/clip-mesh.ts'
import type { Field } from '../field/field.ts'
import type { Mesh } from '../grid.ts'

/**
 * Cuts a shell along `edge` (negative on the cloth) and its outermost strip off as a piece of its own that lies `raise`
 * higher, its inner border folded down by `lip`: a hem, a cuff, a ribbed neckline.
 */
export function cutBand(
  shell: Mesh,
  edge: Field,
  { width, raise, rim, lip = raise + 0.01, refine }: Clipping & { width: number; raise: number; rim: number; lip?: number },
): { readonly inner: Mesh; readonly band: Mesh } {
  const inner = clipMesh(shell, (x, y, z) => edge(x, y, z) + width * 0.9, { refine })
  const strip = clipMesh(lifted(shell, raise), (x, y, z) => -(edge(x, y, z) + width), { rim: lip, refine })
  return { inner, band: clipMesh(strip, edge, { rim, refine }) }
}

function lifted(mesh: Mesh, by: number): Mesh {
  return { ...mesh, positions: mesh.positions.map((value, index) => value + mesh.normals[index]! * by) }
}
