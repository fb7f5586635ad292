import type { Form } from './load-form.ts'
import { zoneOf } from './zones.ts'

/** How much a round of smoothing draws a vertex to its neighbours, and back, so that nothing shrinks (Taubin). */
const [IN, OUT] = [0.5, -0.51]

interface Smoothing {
  readonly rounds: number
  /** Of each vertex how much of it is wanted there; everywhere where it is not said. */
  readonly where?: Float32Array
  /** Bulges are flattened too: nothing is put back. */
  readonly isFlattening?: boolean
  /** What stays otherwise is smoothed too, as `where` has it. */
  readonly isOfAll?: boolean
}

/** How far every vertex of a body goes when its skin is smoothed; lids, lips, ears, fingers and toes stay. */
export function smoothingOf(
  form: Form,
  body: Float32Array,
  { rounds, where, isFlattening = false, isOfAll = false }: Smoothing,
): Float32Array {
  const { skinCount } = form
  const share = sharesOf(form)
  const { starts, others } = neighboursOf(form)
  let now = new Float32Array(body)
  for (let round = 0; round < (isFlattening ? rounds : rounds * 2); round += 1) {
    const step = isFlattening || round % 2 === 0 ? IN : OUT
    const next = now.slice()
    for (let vertex = 0; vertex < skinCount; vertex += 1) {
      const by = (isOfAll ? 1 : share[vertex]!) * step * (where ? where[vertex]! : 1)
      const [from, to] = [starts[vertex]!, starts[vertex + 1]!]
      if (by === 0 || to === from) continue
      for (let axis = 0; axis < 3; axis += 1) {
        let sum = 0
        for (let at = from; at < to; at += 1) sum += now[others[at]! * 3 + axis]!
        const here = now[vertex * 3 + axis]!
        next[vertex * 3 + axis] = here + (sum / (to - from) - here) * by
      }
    }
    now = next
  }
  return now.map((value, at) => value - body[at]!)
}

const shares = new WeakMap<Form, Float32Array>()

function sharesOf(form: Form): Float32Array {
  const before = shares.get(form)
  if (before) return before
  const [lids, lips, ears] = [zoneOf(form, 'lids'), zoneOf(form, 'lips'), zoneOf(form, 'ears')]
  const isFine = form.header.bones.map(({ name }) => /^(finger|toe|metacarpal|wrist|foot)/.test(name))
  const made = new Float32Array(form.skinCount)
  for (let vertex = 0; vertex < form.skinCount; vertex += 1) {
    const [x, y, z] = [Math.abs(form.base[vertex * 3]!), form.base[vertex * 3 + 1]!, form.base[vertex * 3 + 2]!]
    if (isFine[form.bonesOf[vertex * 4]!]) continue
    const [ex, ey] = [(x - 0.31) / 0.2, (y - 7.28) / 0.14]
    const [mx, my] = [x / 0.36, (y - 6.62) / 0.2]
    const [nx, ny] = [x / 0.3, (y - 6.98) / 0.34]
    const isFace = z > 0.9 && y > 6
    const kept = Math.max(
      lids[vertex]! > 0.02 ? 1 : 0,
      ears[vertex]! > 0.05 ? 1 : 0,
      lips[vertex]! > 0.1 ? 1 : 0,
      isFace && ex * ex + ey * ey < 1 ? 1 : 0,
      isFace && mx * mx + my * my < 1 ? 1 : 0,
      isFace && nx * nx + ny * ny < 1 ? 0.7 : 0,
    )
    // Nostrils and what lies in the mouth.
    const isInside = y > 6.3 && y < 7 && x < 0.3 && z > 0.6 && z < 1.46
    made[vertex] = 1 - Math.max(kept, isInside ? 1 : 0)
  }
  shares.set(form, made)
  return made
}

const neighbours = new WeakMap<Form, { readonly starts: Uint32Array; readonly others: Uint32Array }>()

function neighboursOf(form: Form) {
  const before = neighbours.get(form)
  if (before) return before
  const skin = form.quads.get('skin') ?? new Uint16Array()
  const sets = Array.from({ length: form.skinCount }, () => new Set<number>())
  for (let corner = 0; corner < skin.length; corner += 1) {
    const [from, to] = [skin[corner]!, skin[(corner & ~3) | ((corner + 1) & 3)]!]
    sets[from]!.add(to)
    sets[to]!.add(from)
  }
  const starts = new Uint32Array(form.skinCount + 1)
  for (let vertex = 0; vertex < form.skinCount; vertex += 1) starts[vertex + 1] = starts[vertex]! + sets[vertex]!.size
  const made = { starts, others: Uint32Array.from(sets.flatMap((set) => [...set])) }
  neighbours.set(form, made)
  return made
}
