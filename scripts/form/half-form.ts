/** One half of the source's mesh, as the form's file stores it: which vertices, in which order, with joints as vertices of their own. */
import { placesOfHalf } from '../../src/studio/body/form-file.ts'
import type { SourceMesh, SourceRig } from './read-source.ts'

export interface HalfForm {
  readonly counts: { skinMiddle: number; skinSide: number; otherMiddle: number; otherSide: number }
  /** Of each vertex of the half: the vertices of the source whose mean it is (one, but for joints). */
  readonly sources: readonly (readonly number[])[]
  /** Of each vertex of the source that is kept, on either side: its vertex of the half. */
  readonly halfOf: ReadonlyMap<number, number>
  /** Where a vertex of the source stands in the whole form; −1 when it is not kept. */
  readonly placeOf: (vertex: number) => number
  /** Surfaces by name; corners are vertices of the half. */
  readonly surfaces: Readonly<Record<string, readonly (readonly number[])[]>>
  /** Of the skin's quads, corner by corner: texture coordinates. The right half has those of the left. */
  readonly uvs: readonly (readonly [u: number, v: number])[]
  /** Of each joint: its vertex of the half, and whether the mirrored twin of that is meant. */
  readonly jointOf: ReadonlyMap<string, readonly [vertex: number, isMirrored: 0 | 1]>
}

/** Groups whose surfaces are kept: never the helper for genitals. Left and right are one surface of the half. */
const SURFACES: Readonly<Record<string, string>> = {
  body: 'skin',
  'helper-l-eye': 'eyes',
  'helper-r-eye': 'eyes',
  'helper-l-eyelashes-1': 'upperLashes',
  'helper-r-eyelashes-1': 'upperLashes',
  'helper-l-eyelashes-2': 'lowerLashes',
  'helper-r-eyelashes-2': 'lowerLashes',
  'helper-upper-teeth': 'upperTeeth',
  'helper-lower-teeth': 'lowerTeeth',
  'helper-tongue': 'tongue',
  'helper-hair': 'hair',
  'helper-tights': 'tights',
  'helper-skirt': 'skirt',
}

/** `keeps` says of a vertex of the source, and of a joint by its name, whether it belongs to the tier. */
export function halfForm(
  mesh: SourceMesh,
  rig: SourceRig,
  keeps: { readonly vertex: (vertex: number, surface: string) => boolean; readonly joint: (name: string) => boolean },
): HalfForm {
  const twinOf = findTwins(mesh.positions)
  const x = (vertex: number) => mesh.positions[vertex * 3] ?? 0
  const surfaces: Record<string, (readonly number[])[]> = {}
  const cornerUvs: (readonly [number, number])[] = []
  const skin = new Set<number>()
  const others = new Set<number>()
  for (const { group, corners, uvs } of mesh.quads) {
    const surface = SURFACES[group]
    if (!surface || corners.some((vertex) => x(vertex) < 0 || !keeps.vertex(vertex, surface))) continue
    surfaces[surface] ??= []
    surfaces[surface].push(corners)
    if (surface === 'skin') cornerUvs.push(...uvs.map((uv) => mesh.uvs[uv] ?? ([0, 0] as const)))
    for (const vertex of corners) (surface === 'skin' ? skin : others).add(vertex)
  }
  const ordered = (vertices: Iterable<number>, isMiddle: boolean) =>
    [...vertices].filter((vertex) => (twinOf[vertex] === vertex) === isMiddle).sort((a, b) => a - b)
  const joints = jointsOfHalf(rig, twinOf, keeps.joint)
  const [skinMiddle, skinSide] = [ordered(skin, true), ordered(skin, false)]
  const [otherMiddle, otherSide] = [ordered(others, true), ordered(others, false)]
  const single = (vertices: readonly number[]) => vertices.map((vertex) => [vertex])
  const sources = [
    ...single(skinMiddle),
    ...single(skinSide),
    ...single(otherMiddle),
    ...joints.middle,
    ...single(otherSide),
    ...joints.side,
  ]
  const halfOf = new Map<number, number>()
  for (const [half, [vertex = 0, ...more]] of sources.entries()) {
    if (more.length > 0 || halfOf.has(vertex)) continue
    halfOf.set(vertex, half)
    halfOf.set(twinOf[vertex] ?? vertex, half)
  }
  const keyed = new Map(sources.map((list, half) => [list.join(), half]))
  const jointOf = new Map<string, readonly [number, 0 | 1]>()
  for (const [name, list] of Object.entries(rig.joints)) {
    const own = keyed.get(keyOf(list))
    const mirrored = keyed.get(keyOf(list.map((vertex) => twinOf[vertex] ?? vertex)))
    if (own !== undefined) jointOf.set(name, [own, 0])
    else if (mirrored !== undefined) jointOf.set(name, [mirrored, 1])
  }
  const counts = {
    skinMiddle: skinMiddle.length,
    skinSide: skinSide.length,
    otherMiddle: otherMiddle.length + joints.middle.length,
    otherSide: otherSide.length + joints.side.length,
  }
  const { own, twin } = placesOfHalf(counts)
  return {
    counts,
    sources,
    halfOf,
    placeOf(vertex) {
      const half = halfOf.get(vertex)
      return half === undefined ? -1 : ((x(vertex) < 0 ? twin : own)[half] ?? -1)
    },
    uvs: cornerUvs,
    surfaces: Object.fromEntries(
      Object.entries(surfaces).map(([name, quads]) => [name, quads.map((corners) => corners.map((v) => halfOf.get(v) ?? 0))]),
    ),
    jointOf,
  }
}

const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b)
const keyOf = (list: readonly number[]) => sorted(list).join()

/** Joints as lists of the vertices whose mean they are: those of the middle, and those of the left. */
function jointsOfHalf(rig: SourceRig, twinOf: Uint16Array, keeps: (name: string) => boolean) {
  const middle = new Map<string, number[]>()
  const side = new Map<string, number[]>()
  for (const [name, list] of Object.entries(rig.joints)) {
    if (!keeps(name)) continue
    const [own, mirrored] = [keyOf(list), keyOf(list.map((vertex) => twinOf[vertex] ?? vertex))]
    if (own === mirrored) middle.set(own, sorted(list))
    else if (!side.has(mirrored) && !/\.R_/.test(name)) side.set(own, sorted(list))
  }
  return { middle: [...middle.values()], side: [...side.values()] }
}

/** Of every vertex the one that mirrors it: the source is symmetric to the last digit. */
export function findTwins(positions: Float64Array): Uint16Array {
  const key = (vertex: number, sign: number) => {
    const [x, y, z] = positions.subarray(vertex * 3, vertex * 3 + 3)
    return `${Math.round((x ?? 0) * sign * 1e4) + 0} ${y} ${z}`
  }
  const places = new Map<string, number[]>()
  const count = positions.length / 3
  for (let vertex = 0; vertex < count; vertex += 1) places.set(key(vertex, 1), [...(places.get(key(vertex, 1)) ?? []), vertex])
  const twins = new Uint16Array(count)
  for (let vertex = 0; vertex < count; vertex += 1) {
    const found = places.get(key(vertex, -1))
    // Vertices that lie on one another keep their order on both sides.
    const rank = places.get(key(vertex, 1))?.indexOf(vertex) ?? 0
    const twin = found?.[rank]
    if (twin === undefined) throw new Error(`vertex ${vertex} has no twin`)
    twins[vertex] = twin
  }
  return twins
}
