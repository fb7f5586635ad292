/** Writes the half of the form as its file: a header of JSON, then packed sections. `src/studio/body/load-form.ts` reads it. */
import type { AttachmentEntry, FormHeader, Section, TargetEntry } from '../../src/studio/body/form-file.ts'
import { packNumbers } from '../../src/studio/body/packed-numbers.ts'
import { expectedAt, type Forecast, forecastOf } from '../../src/studio/body/predict.ts'
import { bonesOf, weightNumbers } from './encode-rig.ts'
import type { HalfForm } from './half-form.ts'
import { chained, runsOf } from './number-lists.ts'
import type { SourceBinding, SourceMesh, SourceRig } from './read-source.ts'

export interface FormParts {
  readonly half: HalfForm
  readonly steps: FormHeader['steps']
  /** Of the source's vertices, with what is not shown made flat. */
  readonly positions: Float64Array
  readonly targets: readonly { readonly name: string; readonly kind: TargetEntry['kind']; readonly deltas: Float64Array }[]
  readonly rig: SourceRig
  /** Of each vertex of the source: the bones that it follows and how much. */
  readonly weights: readonly (readonly (readonly [bone: string, weight: number])[])[]
  readonly attachments: readonly { readonly name: string; readonly mesh: SourceMesh; readonly binding: SourceBinding }[]
  /** Vertices of the source that belong to the head, where the eye sees more. */
  readonly isHead: (vertex: number) => boolean
}

export function encodeForm(parts: FormParts): Uint8Array {
  const { half } = parts
  const sections = sectionWriter()
  const mean = (values: Float64Array, vertex: number, axis: number) => {
    const list = half.sources[vertex] ?? []
    return list.reduce((sum, source) => sum + (values[source * 3 + axis] ?? 0), 0) / list.length
  }
  const isHead = Uint8Array.from(half.sources, ([vertex = 0]) => (parts.isHead(vertex) ? 1 : 0))
  const surfaces = Object.fromEntries(
    Object.entries(half.surfaces).map(([name, quads]) => [name, sections.add(chained(quads.flat()))]),
  )
  const forecast = forecastOf(Uint16Array.from(Object.values(half.surfaces).flat(2)), half.sources.length, isHead)
  const units = (values: Float64Array, steps: readonly [below: number, head: number], axis: number) =>
    Int32Array.from(half.sources, (_, vertex) => Math.round(mean(values, vertex, axis) / (steps[isHead[vertex] ?? 0] ?? 1)))
  const { base, head, below } = parts.steps
  const axes = [0, 1, 2]
  const positions = sections.add(axes.flatMap((axis) => surprises(units(parts.positions, [base, base], axis), forecast)))
  const targets: Record<string, TargetEntry> = {}
  for (const { name, kind, deltas } of parts.targets) {
    const moved = axes.map((axis) => units(deltas, [below, head], axis))
    const isMoved = (vertex: number) => moved.some((values) => values[vertex] !== 0)
    const runs = runsOf(half.sources.length, isMoved)
    if (runs.length === 0) continue
    const vertices = half.sources.keys().filter(isMoved).toArray()
    const numbers = [runs.length, ...runs, ...moved.flatMap((values) => surprises(values, forecast, vertices))]
    targets[name] = { kind, section: sections.add(numbers) }
  }
  const bones = bonesOf(parts)
  const header: FormHeader = {
    version: 1,
    counts: half.counts,
    steps: parts.steps,
    headRuns: runsOf(half.sources.length, (vertex) => isHead[vertex] === 1),
    bones: bones.entries,
    sole: half.jointOf.get('sole') ?? [0, 0],
    surfaces,
    positions,
    weights: sections.add(weightNumbers(parts, bones.indexOf)),
    uvs: sections.add(uvNumbers(half.uvs)),
    targets,
    attachments: parts.attachments.map((attachment) => encodeAttachment(attachment, half, sections.add)),
  }
  return fileOf(header, sections.bytes())
}

function sectionWriter() {
  const chunks: number[][] = []
  let length = 0
  return {
    add(numbers: Iterable<number>): Section {
      const bytes = packNumbers(numbers)
      chunks.push(bytes)
      length += bytes.length
      return [length - bytes.length, bytes.length]
    },
    bytes: () => Uint8Array.from(chunks.flat()),
  }
}

/** How far each value is from what its neighbours let expect. */
function surprises(values: Int32Array, forecast: Forecast, vertices: Iterable<number> = values.keys()): number[] {
  return Array.from(vertices, (vertex) => (values[vertex] ?? 0) - expectedAt(values, forecast, vertex))
}

/** In 1/65535 of the map: first all that go along, then all that go down. */
const uvNumbers = (uvs: readonly (readonly [u: number, v: number])[]) =>
  [0, 1].flatMap((axis) => chained(uvs.map((uv) => Math.round((uv[axis] ?? 0) * 65535))))

/** Weights of a binding are kept to 1/4096, offsets to 1/1000 of a decimetre. */
function encodeAttachment(
  { name, mesh, binding }: FormParts['attachments'][number],
  half: HalfForm,
  add: (numbers: Iterable<number>) => Section,
): AttachmentEntry {
  const places = (vertex: number) => half.placeOf(vertex)
  const columns = [0, 1, 2].flatMap((slot) => [
    chained(binding.vertices.map(({ anchors }) => places(anchors[slot] ?? anchors[0] ?? 0))),
    chained(binding.vertices.map(({ weights }) => Math.round((weights[slot] ?? 0) * 4096))),
    chained(binding.vertices.map(({ offset }) => Math.round((offset[slot] ?? 0) * 1000))),
  ])
  return {
    name,
    vertexCount: binding.vertices.length,
    scales: binding.scales.map(({ from, to, length }) => [places(from), places(to), length] as const),
    binding: add(columns.flat()),
    quads: add(chained(mesh.quads.flatMap(({ corners: [a = 0, b = 0, c = 0, d = c] }) => [a, b, c, d]))),
    uvs: add(
      uvNumbers(
        mesh.quads.flatMap(({ uvs: [a = 0, b = 0, c = 0, d = c] }) => [a, b, c, d].map((uv) => mesh.uvs[uv] ?? [0, 0])),
      ),
    ),
  }
}

/** Length of the header (four bytes, lowest first), the header, the sections. */
function fileOf(header: FormHeader, sections: Uint8Array): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(header))
  const file = new Uint8Array(4 + json.length + sections.length)
  new DataView(file.buffer).setUint32(0, json.length, true)
  file.set(json, 4)
  file.set(sections, 4 + json.length)
  return file
}
