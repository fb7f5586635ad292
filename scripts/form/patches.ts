import { type Flat, type Patch, smoothPatch } from './flatten.ts'
import { findTwins } from './half-form.ts'
import type { SourceMesh } from './read-source.ts'

/** What the pelvis is curved around (dm). */
const PELVIS = { y: 0.6, z: 0.2, radius: 1 }

/** Nipples, and what the pelvis has between the legs, are closed over with smooth skin on both sides. */
export function patchesOf(mesh: SourceMesh, readTarget: (name: string) => Float64Array): Patch[] {
  const count = mesh.positions.length / 3
  const neighbours: Set<number>[] = Array.from({ length: count }, () => new Set())
  for (const { group, corners } of mesh.quads) {
    if (group !== 'body') continue
    for (const [index, corner] of corners.entries()) {
      const next = corners[(index + 1) % corners.length] ?? 0
      neighbours[corner]?.add(next)
      neighbours[next]?.add(corner)
    }
  }
  const moved = (target: string) => {
    const deltas = readTarget(target)
    return [...neighbours.keys()].filter(
      (vertex) => neighbours[vertex]?.size && deltas.subarray(vertex * 3, vertex * 3 + 3).some((by) => by !== 0),
    )
  }
  const grown = (vertices: Iterable<number>) =>
    new Set([...vertices].flatMap((vertex) => [vertex, ...(neighbours[vertex] ?? [])]))
  const [twins, at] = [findTwins(mesh.positions), (vertex: number, axis: number) => mesh.positions[vertex * 3 + axis] ?? 0]
  const patch = (region: ReadonlySet<number>, laidFlat: (vertex: number) => Flat) => {
    const around = grown(grown(region))
    return smoothPatch(region, around.difference(region), laidFlat)
  }
  const breasts = grown(moved('breast/nipple-size-incr').concat(moved('breast/nipple-point-incr')))
  const left = new Set([...grown(breasts)].filter((vertex) => at(vertex, 0) > 0))
  const right = new Set([...left].map((vertex) => twins[vertex] ?? vertex))
  const fromFront = (vertex: number): Flat => [at(vertex, 0), at(vertex, 1)]
  // Around the pelvis from the front to between the legs, the skin is unrolled from a cylinder.
  const unrolled = (vertex: number): Flat => [
    at(vertex, 0),
    PELVIS.radius * Math.atan2(PELVIS.y - at(vertex, 1), at(vertex, 2) - PELVIS.z),
  ]
  return [patch(left, fromFront), patch(right, fromFront), patch(grown(moved('pelvis/bulge-decr')), unrolled)]
}
