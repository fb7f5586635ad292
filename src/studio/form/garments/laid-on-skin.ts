import type { Field } from '../field/field.ts'
import type { Mesh } from '../grid.ts'

/** Half heads from the edge over which cloth comes down, and what it keeps off the skin there. */
const [OVER, KEEPS] = [0.26, 0.03]

/** Cloth that stands `offset` off the skin lies on it where it ends at the neck: its edge would else be as thick as a cushion's. */
export function laidOnSkin(mesh: Mesh, edge: Field, offset: number): Mesh {
  const deepest = offset - KEEPS
  if (deepest <= 0) return mesh
  const { positions, normals } = mesh
  const laid = positions.slice()
  for (let at = 0; at < laid.length; at += 3) {
    const away = -edge(positions[at]!, positions[at + 1]!, positions[at + 2]!)
    if (away > OVER) continue
    const share = away <= 0 ? 1 : (1 - away / OVER) * (1 - away / OVER)
    for (let axis = 0; axis < 3; axis += 1) laid[at + axis]! -= normals[at + axis]! * deepest * share
  }
  return { ...mesh, positions: laid }
}
