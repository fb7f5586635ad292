/**
 * One step of Catmull and Clark's subdivision ("Recursively generated B-spline surfaces", 1978), worked out once for a mesh of
 * quads: afterwards any values of its vertices (places, masks, coordinates) become those of the finer mesh by one sum each.
 */
export interface Subdivision {
  readonly vertexCount: number
  /** Vertex `v` is the sum of `shares[i] × values[sources[i]]` for `i` from `starts[v]` to `starts[v + 1]`. */
  readonly starts: Uint32Array
  readonly sources: Uint16Array
  readonly shares: Float32Array
  /** Four quads in place of each (one where nothing was divided), in its order; corners as those of the quads they came from run. */
  readonly quads: Uint32Array
}

interface Edge {
  readonly index: number
  readonly ends: readonly [number, number]
  readonly quads: number[]
}

/** Vertices of the finer mesh: those of the mesh (`vertexCount`, used or not), then one per edge, then one per quad. */
export function subdivisionOf(quads: Uint16Array, vertexCount: number): Subdivision {
  const { edges, edgeAt } = findEdges(quads, vertexCount)
  const quadCount = quads.length / 4
  const builder = createSums(vertexCount + edges.length + quadCount)
  const around: { quads: number[]; edges: Edge[] }[] = Array.from({ length: vertexCount }, () => ({ quads: [], edges: [] }))
  for (let quad = 0; quad < quadCount; quad += 1) {
    for (let slot = 0; slot < 4; slot += 1) around[quads[quad * 4 + slot]!]!.quads.push(quad)
  }
  for (const edge of edges) for (const end of edge.ends) around[end]!.edges.push(edge)
  const addQuad = (quad: number, share: number) => {
    for (let slot = 0; slot < 4; slot += 1) builder.add(quads[quad * 4 + slot]!, share / 4)
  }
  for (const [vertex, near] of around.entries()) {
    const borders = near.edges.filter((edge) => edge.quads.length === 1)
    const count = near.edges.length
    if (count === 0) builder.add(vertex, 1)
    else if (borders.length > 0) {
      builder.add(vertex, 0.75)
      for (const { ends } of borders) builder.add(ends[0] === vertex ? ends[1] : ends[0], 0.25 / borders.length)
    } else {
      builder.add(vertex, (count - 3) / count)
      for (const quad of near.quads) addQuad(quad, 1 / (count * near.quads.length))
      for (const { ends } of near.edges) for (const end of ends) builder.add(end, 1 / (count * count))
    }
    builder.close()
  }
  for (const { ends, quads: beside } of edges) {
    const own = beside.length === 2 ? 0.25 : 0.5
    for (const end of ends) builder.add(end, own)
    if (beside.length === 2) for (const quad of beside) addQuad(quad, 0.25)
    builder.close()
  }
  for (let quad = 0; quad < quadCount; quad += 1) {
    addQuad(quad, 1)
    builder.close()
  }
  return { vertexCount: vertexCount + edges.length + quadCount, ...builder.sums(), quads: fourQuads() }

  function fourQuads(): Uint32Array {
    const finer = new Uint32Array(quads.length * 4)
    for (let corner = 0; corner < quads.length; corner += 1) {
      const quad = corner >> 2
      const before = quad * 4 + ((corner + 3) & 3)
      const middle = vertexCount + edges.length + quad
      finer.set([quads[corner]!, vertexCount + edgeAt[corner]!, middle, vertexCount + edgeAt[before]!], corner * 4)
    }
    return finer
  }
}

/** A mesh as it is, for what asks for a finer one. */
export const undivided = (quads: Uint16Array, vertexCount: number): Subdivision => ({
  vertexCount,
  starts: Uint32Array.from({ length: vertexCount + 1 }, (_, vertex) => vertex),
  sources: Uint16Array.from({ length: vertexCount }, (_, vertex) => vertex),
  shares: new Float32Array(vertexCount).fill(1),
  quads: Uint32Array.from(quads),
})

/** The finer mesh's values: `width` numbers per vertex. */
export function subdivided(
  values: ArrayLike<number>,
  { vertexCount, starts, sources, shares }: Subdivision,
  width: number,
): Float32Array {
  const finer = new Float32Array(vertexCount * width)
  for (let vertex = 0; vertex < vertexCount; vertex += 1) {
    for (let axis = 0; axis < width; axis += 1) {
      let sum = 0
      for (let at = starts[vertex]!; at < starts[vertex + 1]!; at += 1)
        sum += shares[at]! * values[sources[at]! * width + axis]!
      finer[vertex * width + axis] = sum
    }
  }
  return finer
}

/** Edges in the order of the corners that begin them, and the edge that begins at each corner. */
function findEdges(quads: Uint16Array, vertexCount: number) {
  const byEnds = new Map<number, Edge>()
  const edgeAt = new Uint32Array(quads.length)
  for (let corner = 0; corner < quads.length; corner += 1) {
    const a = quads[corner]!
    const b = quads[(corner & ~3) | ((corner + 1) & 3)]!
    const key = Math.min(a, b) * vertexCount + Math.max(a, b)
    const edge = byEnds.get(key) ?? { index: byEnds.size, ends: [a, b] as const, quads: [] }
    byEnds.set(key, edge)
    edge.quads.push(corner >> 2)
    edgeAt[corner] = edge.index
  }
  return { edges: [...byEnds.values()], edgeAt }
}

/** Sums that are written one after the other; what is added twice to one is added up. */
function createSums(count: number) {
  const starts = new Uint32Array(count + 1)
  const sources: number[] = []
  const shares: number[] = []
  let closed = 0
  return {
    add(source: number, share: number) {
      const at = sources.indexOf(source, starts[closed])
      if (at >= 0) shares[at] = shares[at]! + share
      else {
        sources.push(source)
        shares.push(share)
      }
    },
    close() {
      closed += 1
      starts[closed] = sources.length
    },
    sums: () => ({ starts, sources: Uint16Array.from(sources), shares: Float32Array.from(shares) }),
  }
}
