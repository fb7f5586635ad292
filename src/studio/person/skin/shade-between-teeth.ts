import { ease } from './ease.ts'

/** Of half its breadth, from where on a tooth is in the shadow of its neighbour, and how dark it is there. */
const [FROM, TO] = [0.72, 1] as const
const DARK = 0.27

interface Tooth {
  readonly tooth: readonly number[]
  readonly middle: readonly number[]
  /** Where it faces. */
  readonly out: readonly number[]
  /** 1 in manners in which a row is one: no shadow at all. */
  readonly evenness: number
}

/** Darkens the edges of a tooth toward its neighbours, or a row would be one white plate. Changes the colours. */
export function shadeBetweenTeeth(
  colors: Float32Array,
  positions: Float32Array,
  { tooth, middle, out, evenness }: Tooth,
): void {
  const flat = Math.sqrt(out[0]! * out[0]! + out[2]! * out[2]!) || 1
  const [acrossX, acrossZ] = [out[2]! / flat, -out[0]! / flat]
  const across = tooth.map((vertex) =>
    Math.abs((positions[vertex * 3]! - middle[0]!) * acrossX + (positions[vertex * 3 + 2]! - middle[2]!) * acrossZ),
  )
  const half = across.reduce((most, value) => Math.max(most, value), 0) || 1
  for (const [index, vertex] of tooth.entries()) {
    const share = 1 - DARK * (1 - evenness) * ease(FROM, TO, across[index]! / half)
    for (let axis = 0; axis < 3; axis += 1) colors[vertex * 3 + axis] = colors[vertex * 3 + axis]! * share
  }
}
