import { mixRgb, type Rgb } from '../color.ts'
import type { Vector } from '../math/matrix.ts'
import { MATERIAL } from '../raster/figure-buffers.ts'
import type { Surface } from '../raster/surface.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { Bench } from './bench.ts'
import { growCoat } from './companions/beasts/grow-coat.ts'
import { buildFishTail } from './fish-tail.ts'
import type { Mesh } from './grid.ts'
import { isLegless } from './is-legless.ts'
import { bar, line } from './props/shapes.ts'
import { subtract } from './vector.ts'

type Tail = NonNullable<CharacterSheet['tail']>

const POINTS = 30

/** A tail that swings out beside the hips and up again, so that it shows from the front. Body space. */
export function buildTail(bench: Bench): Surface[] {
  const { tail } = bench.sheet
  if (!tail) return []
  const count = isLegless(bench.sheet) ? 1 : (tail.count ?? 1)
  return Array.from({ length: count }, (_, index) => oneTail(bench, tail, count === 1 ? undefined : index / (count - 1))).flat()
}

/** One of them; of several `fan` is its place among them from side to side, 0 … 1. */
function oneTail(bench: Bench, tail: Tail, fan: number | undefined): Surface[] {
  const { skeleton, joints } = bench.stand
  const { tall } = skeleton
  const side = -joints.holdingSide
  const spread = (fan ?? 0) * 2 - 1
  const at = (t: number): Vector =>
    fan === undefined
      ? one(t)
      : [
          spread * 4 * Math.sin(t * 1.9) * tall + 0.12 * side * t,
          skeleton.hipY - 0.55 * tall + (0.5 * Math.sin(t * 2.6) - (3.2 + 2.9 * (1 - spread * spread)) * t * t) * tall,
          -0.9 - 0.5 * Math.sin(t * 2.4) - 0.08 * Math.abs(spread),
        ]
  const one = (t: number): Vector => [
    // The last quarter hooks outwards: a straight end would stand beside the hips like a stick.
    side * (2.35 * Math.sin(t * 1.9) + 0.1 + 9 * Math.max(0, t - 0.72) ** 2) * tall,
    skeleton.hipY - 0.55 * tall + (2.2 * Math.sin(t * 2.6) - 3.1 * t * t) * tall,
    -0.8 - 0.5 * Math.sin(t * 2.4),
  ]
  const curve = Array.from({ length: POINTS }, (_, index) => at(index / (POINTS - 1)))
  const furry = tail.kind === 'cat' || tail.kind === 'fox'
  const surface = (mesh: ReturnType<typeof bar>, color = tail.color): Surface => {
    const part = bench.nextPart()
    if (furry && !bench.isRough) growTail(bench, mesh, { part, color, curve, long: tail.kind === 'fox' ? 0.4 : 0.16 })
    return { part, material: furry ? MATERIAL.fur : MATERIAL.skin, color, doubleSided: true, ...mesh }
  }
  switch (tail.kind) {
    case 'cat':
      return [surface(bar(curve, (t) => (0.2 - 0.03 * t) * Math.sqrt(Math.max(0.004, 1 - t ** 14)), 12))]
    case 'fox': {
      const thick = (t: number) => 0.1 + 0.5 * Math.sin(Math.min(1, t * 1.02) ** 0.9 * Math.PI) ** 0.8
      const split = Math.round(POINTS * 0.74)
      return [
        surface(bar(curve.slice(0, split + 1), (t) => thick((t * split) / (POINTS - 1)), 16)),
        surface(
          bar(curve.slice(split), (t) => thick((split + t * (POINTS - 1 - split)) / (POINTS - 1)), 16),
          mixRgb(tail.color, [1, 0.97, 0.92], 0.85),
        ),
      ]
    }
    case 'lizard':
      return [surface(bar(curve, (t) => 0.5 * (1 - t) ** 0.8 + 0.02, 14))]
    case 'demon': {
      const tip = curve[POINTS - 1]!
      const spade = bar(
        line(tip, [tip[0], tip[1] - 0.75, tip[2]], 9),
        (t) => (t < 0.35 ? 0.06 + t * 0.75 : 0.5 * (1 - t)) + 0.004,
        10,
      )
      return [surface(bar(curve, (t) => 0.11 - 0.04 * t, 10)), surface(spade)]
    }
    case 'fish':
    case 'snake':
    case 'smoke':
      return buildFishTail(bench, tail)
    default:
      return tail.kind satisfies never
  }
}

interface TailHair {
  readonly part: number
  readonly color: Rgb
  readonly curve: readonly Vector[]
  readonly long: number
}

/** Dots of the picture that a hair is wide. */
const HAIR_PX = 1.3

/** Hairs that run along it to its tip. */
function growTail({ coats, stand, unitPx, toViewer }: Bench, mesh: Mesh, { part, color, curve, long }: TailHair): void {
  // Drawn styles draw no hairs.
  if (!stand.body) return
  const wide = Math.max(HAIR_PX / unitPx, 0.012)
  const flow = (x: number, y: number, z: number) => {
    let nearest = 0
    let least = Number.POSITIVE_INFINITY
    for (let index = 0; index + 1 < curve.length; index += 1) {
      const [px, py, pz] = curve[index]!
      const away = (px - x) ** 2 + (py - y) ** 2 + (pz - z) ** 2
      if (away < least) [least, nearest] = [away, index]
    }
    return { way: subtract(curve[nearest + 1]!, curve[nearest]!), share: 1 }
  }
  const dense = 2.6 / (wide * 0.7 * long)
  const strands = growCoat(mesh, { part, long, wide, dense, toViewer, shortest: 0, isCurly: false, color: () => color, flow })
  coats.push({ place: stand.bodyPlace, strands })
}
