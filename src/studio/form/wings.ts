import { mixRgb } from '../color.ts'
import type { Vector } from '../math/matrix.ts'
import { MATERIAL } from '../raster/figure-buffers.ts'
import type { Surface } from '../raster/surface.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { Bench } from './bench.ts'
import { mix } from './curve.ts'
import { gridMesh, type Mesh } from './grid.ts'
import { bar } from './props/shapes.ts'

type Wings = NonNullable<CharacterSheet['wings']>

/** A pair of wings on the shoulder blades, half spread. Body space. */
export function buildWings(bench: Bench): Surface[] {
  const { wings } = bench.sheet
  if (!wings) return []
  return [-1, 1].flatMap((side) => buildWing(bench, wings, side))
}

function buildWing(bench: Bench, { kind, color }: Wings, side: number): Surface[] {
  const { tall, wide } = bench.stand.skeleton
  const material = kind === 'feathered' ? MATERIAL.fur : kind === 'fairy' ? MATERIAL.glass : MATERIAL.leather
  const root: Vector = [0.5 * side * wide, 1.05 * tall, -0.85]
  const at = (x: number, y: number, z: number): Vector => [root[0] + x * side, root[1] + y, root[2] + z]
  const surface = (mesh: Mesh, tint = color): Surface => ({
    part: bench.nextPart(),
    material,
    color: tint,
    doubleSided: true,
    ...mesh,
  })
  // The leading bone: up to the wrist of the wing, then out to its tip.
  const bone = (t: number): Vector =>
    t < 0.4
      ? at(mix(0, 1.5, t / 0.4), -2.1 * Math.sin((t / 0.4) * 1.45), -0.25 * t)
      : at(mix(1.5, 3.3, (t - 0.4) / 0.6), mix(-2.08, -0.9, ((t - 0.4) / 0.6) ** 1.6), -0.1 - 0.25 * t)

  if (kind === 'fairy') {
    return [leaf(at(0.1, -0.2, -0.1), at(2.9, -2.9, -0.5), 1.0), leaf(at(0.1, 0.1, -0.05), at(2.3, 1.9, -0.35), 0.8)].map(
      (mesh, index) => surface(mesh, mixRgb(color, [1, 1, 1], index * 0.18)),
    )
  }
  if (kind === 'feathered') {
    const rows = [
      { count: 13, from: 0.14, length: 3.5, half: 0.25, lift: -0.14, tint: 0.14 },
      { count: 13, from: 0.1, length: 2.2, half: 0.23, lift: 0, tint: 0.05 },
      { count: 14, from: 0.02, length: 1.15, half: 0.2, lift: 0.12, tint: 0 },
    ]
    const feathers = rows.flatMap(({ count, from, length, half, lift, tint }) =>
      Array.from({ length: count }, (_, index) => {
        const t = from + ((0.99 - from) * index) / (count - 1)
        const start = bone(t)
        // Feathers fan from straight down at the body to outwards at the tip.
        const turn = mix(1.72, 0.35, t ** 1.3)
        const reach = length * (0.62 + 0.5 * Math.sin(Math.min(1, t * 1.1) * 2.4))
        const end: Vector = [start[0] + Math.cos(turn) * reach * side, start[1] + Math.sin(turn) * reach, start[2] - 0.15]
        return surface(
          leaf([start[0], start[1], start[2] + lift + index * 0.006], [end[0], end[1], end[2] + lift], half),
          mixRgb(color, [0.3, 0.3, 0.42], tint),
        )
      }),
    )
    const edge = bar(
      Array.from({ length: 18 }, (_, i) => bone(i / 17)),
      (t) => 0.2 - 0.12 * t,
    )
    return [...feathers, surface(edge)]
  }
  const tips = [1, 0.62, 0.3, 0].map(
    (t, finger): Vector => (finger === 0 ? bone(1) : at(mix(0.35, 2.7, t), mix(2.6, 1.5, t), -0.3)),
  )
  const wrist = bone(0.4)
  const fingers = tips.map((tip) =>
    bar([wrist, [mix(wrist[0], tip[0], 0.5), mix(wrist[1], tip[1], 0.5) - 0.2, tip[2]], tip], (t) => 0.075 - 0.06 * t),
  )
  const membrane = gridMesh({ rows: 12, columns: 31, closed: false }, (row, column): Vector => {
    const along = (column / 30) * 3
    const finger = Math.min(2, Math.floor(along))
    const share = along - finger
    const from = tips[finger]!
    const to = tips[finger + 1]!
    const sag = 0.32 * Math.sin(share * Math.PI)
    const outer: Vector = [
      mix(mix(from[0], to[0], share), wrist[0], sag),
      mix(mix(from[1], to[1], share), wrist[1], sag),
      mix(from[2], to[2], share) - 0.1,
    ]
    const t = row / 11
    return [
      mix(wrist[0], outer[0], t),
      mix(wrist[1], outer[1], t),
      mix(wrist[2], outer[2], t) - 0.12 * Math.sin(t * Math.PI) * Math.sin(share * Math.PI),
    ]
  })
  const arm = bar(
    Array.from({ length: 16 }, (_, i) => bone(i / 15)),
    (t) => (kind === 'dragon' ? 0.17 : 0.12) - 0.08 * t,
  )
  const dark = mixRgb(color, [0.08, 0.05, 0.08], 0.35)
  return [surface(membrane), ...fingers.map((mesh) => surface(mesh, dark)), surface(arm, dark)]
}

/** A long blade that is widest past its middle. */
function leaf(from: Vector, to: Vector, half: number): Mesh {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const length = Math.hypot(dx, dy) || 1
  return gridMesh({ rows: 12, columns: 5, closed: false }, (row, column): Vector => {
    const t = row / 11
    const across = (column - 2) / 2
    const width = half * Math.sin(Math.min(1, t * 0.93 + 0.07) ** 0.8 * Math.PI * 0.97 + 0.03) ** 0.6
    return [
      mix(from[0], to[0], t) - (dy / length) * across * width,
      mix(from[1], to[1], t) + (dx / length) * across * width,
      mix(from[2], to[2], t) + 0.05 * (1 - across * across),
    ]
  })
}
