import { type FormHeader, type JointPoint, placesOfHalf, type Section, skinCount, wholeCount } from './form-file.ts'
import { unchained, verticesOf } from './number-runs.ts'
import { unpackNumbers } from './packed-numbers.ts'
import { expectedAt, type Forecast, forecastOf } from './predict.ts'

/** The human form as it was read: decimetres, y up, the face toward z, its own left at positive x. */
export interface Form {
  readonly header: FormHeader
  readonly vertexCount: number
  /** Vertices of the skin come first; what follows is never drawn. */
  readonly skinCount: number
  /** x y z of every vertex of the base mesh. They are also what each place of the skin is called by, whoever it belongs to. */
  readonly base: Float32Array
  /** Four corners per quad, by the name of the surface. */
  readonly quads: ReadonlyMap<string, Uint16Array>
  /** Per corner of the skin's quads: u and v of a map that both halves share. */
  readonly uvs: Float32Array
  /** Four bones per vertex, and how much of 255 it follows each. */
  readonly bonesOf: Uint8Array
  readonly sharesOf: Uint8Array
  /** Of each vertex the one that mirrors it. */
  readonly twins: Uint16Array
  /** Where each vertex of the stored half stands in the whole form. */
  readonly own: Uint16Array
  /** Of the stored half: 1 for what is kept more finely. */
  readonly isHead: Uint8Array
  readonly forecast: Forecast
  /** The numbers that the header points to. */
  section(section: Section): Int32Array
}

/** The vertex of the whole form that is meant. */
export function vertexAt({ own, twins }: Pick<Form, 'own' | 'twins'>, [half, isMirrored]: JointPoint): number {
  return isMirrored ? twins[own[half]!]! : own[half]!
}

/** Reads a file of the form (`data/*.bin`); morph targets stay packed until they are asked for. */
export function loadForm(bytes: Uint8Array): Form {
  const headerLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  // Written by scripts/form/encode-form.ts; its SHA-256 is held by a test.
  const header = JSON.parse(textOf(bytes.subarray(4, 4 + headerLength))) as FormHeader
  const section = ([offset, length]: Section) =>
    unpackNumbers(bytes.subarray(4 + headerLength + offset, 4 + headerLength + offset + length))
  const { own, twin } = placesOfHalf(header.counts)
  const count = wholeCount(header.counts)
  const twins = new Uint16Array(count)
  for (let half = 0; half < own.length; half += 1) {
    twins[own[half]!] = twin[half]!
    twins[twin[half]!] = own[half]!
  }
  const halves = new Map(
    Object.entries(header.surfaces).map(([name, place]) => [name, Uint16Array.from(unchained(section(place)))]),
  )
  const isHead = new Uint8Array(own.length)
  for (const vertex of verticesOf(Int32Array.from(header.headRuns))) isHead[vertex] = 1
  const forecast = forecastOf(joined([...halves.values()]), own.length, isHead)
  const rest = { header, own, twins, isHead, forecast, section }
  return {
    ...rest,
    vertexCount: count,
    skinCount: skinCount(header.counts),
    base: readBase(rest),
    quads: new Map([...halves].map(([name, half]) => [name, bothSides(half, own, twins)])),
    uvs: bothUvs(section(header.uvs)),
    ...readWeights(rest),
  }
}

/** Names of targets and bones, and numbers: plain ASCII, a piece at a time since a call takes only so many arguments. */
function textOf(bytes: Uint8Array): string {
  let text = ''
  for (let from = 0; from < bytes.length; from += 4096) text += String.fromCharCode(...bytes.subarray(from, from + 4096))
  return text
}

type Read = Pick<Form, 'header' | 'own' | 'twins' | 'forecast' | 'section'>

function readBase({ header, own, twins, forecast, section }: Read): Float32Array {
  const surprises = section(header.positions)
  const base = new Float32Array(twins.length * 3)
  for (let axis = 0; axis < 3; axis += 1) {
    const values = new Int32Array(own.length)
    for (let half = 0; half < own.length; half += 1) {
      values[half] = surprises[axis * own.length + half]! + expectedAt(values, forecast, half)
      const value = values[half]! * header.steps.base
      base[twins[own[half]!]! * 3 + axis] = axis === 0 ? -value : value
      base[own[half]! * 3 + axis] = value
    }
  }
  return base
}

/** The right side follows the same bones with the other letter. */
function readWeights({ header, own, twins, section }: Read) {
  const numbers = section(header.weights)
  const names = header.bones.map(({ name }) => name)
  const mirrored = names.map((name) => Math.max(0, names.indexOf(name.replace(/\.L$/, '.R'))))
  const bonesOf = new Uint8Array(twins.length * 4)
  const sharesOf = new Uint8Array(twins.length * 4)
  for (let slot = 0; slot < 4; slot += 1) {
    const from = slot * 2 * own.length
    const bones = unchained(numbers.subarray(from, from + own.length))
    const shares = unchained(numbers.subarray(from + own.length, from + 2 * own.length))
    for (let half = 0; half < own.length; half += 1) {
      const [left, right] = [own[half]!, twins[own[half]!]!]
      bonesOf[right * 4 + slot] = mirrored[bones[half]!]!
      bonesOf[left * 4 + slot] = bones[half]!
      sharesOf[right * 4 + slot] = sharesOf[left * 4 + slot] = shares[half]!
    }
  }
  return { bonesOf, sharesOf }
}

/** The quads of the left, then their twins, whose corners run the other way round. */
function bothSides(half: Uint16Array, own: Uint16Array, twins: Uint16Array): Uint16Array {
  const whole = new Uint16Array(half.length * 2)
  for (let corner = 0; corner < half.length; corner += 1) {
    whole[corner] = own[half[corner]!]!
    whole[half.length + twinCorner(corner)] = twins[own[half[corner]!]!]!
  }
  return whole
}

/** Corner of the mirrored quad that answers to a corner. */
const twinCorner = (corner: number) => corner - (corner % 4) + ((4 - (corner % 4)) % 4)

function bothUvs(numbers: Int32Array): Float32Array {
  const count = numbers.length / 2
  const uvs = new Float32Array(count * 4)
  for (let axis = 0; axis < 2; axis += 1) {
    const values = unchained(numbers.subarray(axis * count, (axis + 1) * count))
    for (let corner = 0; corner < count; corner += 1) {
      uvs[corner * 2 + axis] = uvs[(count + twinCorner(corner)) * 2 + axis] = values[corner]! / 65535
    }
  }
  return uvs
}

function joined(lists: readonly Uint16Array[]): Uint16Array {
  const all = new Uint16Array(lists.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const list of lists) {
    all.set(list, at)
    at += list.length
  }
  return all
}
