/** The text formats of the human form's source files: what they say, as numbers. Lengths are in decimetres. */
import { readFileSync } from 'node:fs'

export interface SourceMesh {
  /** x y z of each vertex. */
  readonly positions: Float64Array
  readonly uvs: readonly (readonly [number, number])[]
  readonly quads: readonly { readonly group: string; readonly corners: readonly number[]; readonly uvs: readonly number[] }[]
}

const linesOf = (path: string): string[][] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))

/** Wavefront's `.obj`: vertices, coordinates of texture, faces with their groups. */
export function readMesh(path: string): SourceMesh {
  const positions: number[] = []
  const uvs: [number, number][] = []
  const quads: SourceMesh['quads'][number][] = []
  let group = ''
  for (const [kind, ...fields] of linesOf(path)) {
    if (kind === 'v') positions.push(...fields.slice(0, 3).map(Number))
    if (kind === 'vt') uvs.push([Number(fields[0]), Number(fields[1])])
    if (kind === 'g') group = fields[0] ?? ''
    if (kind !== 'f') continue
    const corners = fields.map((field) => field.split('/').map((number) => Number(number) - 1))
    quads.push({ group, corners: corners.map(([vertex = 0]) => vertex), uvs: corners.map(([, uv = 0]) => uv) })
  }
  return { positions: Float64Array.from(positions), uvs, quads }
}

/** A morph target: for each vertex that it moves, by how much. */
export function readTarget(path: string, vertexCount: number): Float64Array {
  const deltas = new Float64Array(vertexCount * 3)
  for (const [vertex = '', ...by] of linesOf(path)) {
    if (/^\d+$/.test(vertex)) deltas.set(by.slice(0, 3).map(Number), Number(vertex) * 3)
  }
  return deltas
}

export interface SourceRig {
  readonly bones: Readonly<Record<string, { readonly head: string; readonly tail: string; readonly parent: string | null }>>
  /** A joint is the mean of these vertices. */
  readonly joints: Readonly<Record<string, readonly number[]>>
}

export const readRig = (path: string): SourceRig => JSON.parse(readFileSync(path, 'utf8'))

/** Of each bone: vertices and how much they follow it. */
export function readWeights(path: string): Readonly<Record<string, readonly (readonly [vertex: number, weight: number])[]>> {
  return JSON.parse(readFileSync(path, 'utf8')).weights
}

export interface SourceBinding {
  /** Per axis: two vertices whose distance along it, divided by `length`, is the scale of the offsets. */
  readonly scales: readonly { readonly from: number; readonly to: number; readonly length: number }[]
  readonly vertices: readonly {
    readonly anchors: readonly number[]
    readonly weights: readonly number[]
    readonly offset: readonly number[]
  }[]
}

/** How the vertices of a thing (teeth, lashes) hang on the base mesh: `.mhclo`. */
export function readBinding(path: string): SourceBinding {
  const lines = linesOf(path)
  const scales = ['x_scale', 'y_scale', 'z_scale'].map((name) => {
    const [, from, to, length] = lines.find(([key]) => key === name)?.map(Number) ?? []
    if (from === undefined || to === undefined || length === undefined) throw new Error(`${path} has no ${name}`)
    return { from, to, length }
  })
  // What follows the vertices begins with other words, and has no numbers first.
  const start = lines.findIndex(([key]) => key === 'verts') + 1
  const vertices: SourceBinding['vertices'][number][] = []
  for (const fields of lines.slice(start)) {
    if (!/^\d+$/.test(fields[0] ?? '')) continue
    const values = fields.map(Number)
    if (values.length === 1) vertices.push({ anchors: [values[0] ?? 0], weights: [1], offset: [0, 0, 0] })
    else vertices.push({ anchors: values.slice(0, 3), weights: values.slice(3, 6), offset: values.slice(6, 9) })
  }
  return { scales, vertices }
}
