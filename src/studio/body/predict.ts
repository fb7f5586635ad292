/**
 * Neighbouring vertices move alike. What is stored of a value is therefore how far it is from the mean of those neighbours that
 * come before it; a vertex without such is compared with the one before. Whole numbers only: the same on every machine.
 */
export interface Forecast {
  /** Vertex `v` has its earlier neighbours at `neighbours[starts[v]]` … `neighbours[starts[v + 1] − 1]`. */
  readonly starts: Uint32Array
  readonly neighbours: Uint16Array
}

/** The earlier neighbours of every vertex along the edges of the quads; only those of the same class (head or not) count. */
export function forecastOf(quads: Uint16Array, vertexCount: number, isHead: Uint8Array): Forecast {
  const lists: number[][] = Array.from({ length: vertexCount }, () => [])
  for (let corner = 0; corner < quads.length; corner += 1) {
    const next = corner % 4 === 3 ? corner - 3 : corner + 1
    const [low, high] = [Math.min(quads[corner]!, quads[next]!), Math.max(quads[corner]!, quads[next]!)]
    if (low !== high && isHead[low] === isHead[high] && !lists[high]!.includes(low)) lists[high]!.push(low)
  }
  const starts = new Uint32Array(vertexCount + 1)
  for (const [vertex, list] of lists.entries()) {
    if (list.length === 0 && vertex > 0 && isHead[vertex - 1] === isHead[vertex]) list.push(vertex - 1)
    starts[vertex + 1] = starts[vertex]! + list.length
  }
  return { starts, neighbours: Uint16Array.from(lists.flat()) }
}

/** What is expected of vertex `v`, given the values of those before it. */
export function expectedAt(values: Int32Array, { starts, neighbours }: Forecast, v: number): number {
  const [from, to] = [starts[v]!, starts[v + 1]!]
  if (from === to) return 0
  let sum = 0
  for (let index = from; index < to; index += 1) sum += values[neighbours[index]!]!
  return Math.floor((2 * sum + to - from) / (2 * (to - from)))
}
