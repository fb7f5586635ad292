import { mixRgb, type Rgb } from '../../color.ts'
import type { Vector } from '../../math/matrix.ts'
import { MATERIAL, type Material } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import type { Bench } from '../bench.ts'
import { curveThrough, mix } from '../curve.ts'
import type { Field } from '../field/field.ts'
import { gridMesh, type Mesh } from '../grid.ts'
import { ball, bar, moved, plate } from '../props/shapes.ts'
import { add, scaleBy, subtract, unit } from '../vector.ts'
import { clothSurface } from './cloth-surface.ts'
import { drapePatch, frontZ } from './drape.ts'

const GOLD: Rgb = [0.86, 0.69, 0.32]
const STEEL: Rgb = [0.74, 0.77, 0.82]
const WHITE: Rgb = [0.95, 0.94, 0.91]

type Point = readonly [x: number, y: number]

/** What is sewn on a garment of its cut: badges, borders, hoses, ribbons. Body space. */
export function sewDetails(bench: Bench, garment: Garment, outside: Field): Surface[] {
  const { skeleton, joints } = bench.stand
  const { tall, wide, waistY } = skeleton
  const { color, trim } = garment
  const surfaces: Surface[] = []
  const piece = (mesh: Mesh, tint: Rgb, material: Material = MATERIAL.cloth, pattern: Garment['pattern'] = 'plain') => {
    surfaces.push(clothSurface(bench, mesh, { garment, material, color: tint, pattern }))
  }
  const patch = (
    [x, y]: Point,
    [half, height]: Point,
    tint: Rgb,
    { lift = 0.04, material = MATERIAL.cloth as Material, lean = 0 } = {},
  ) => {
    if (y * tall > bench.lowestY + 0.3) return
    piece(
      drapePatch(outside, {
        rows: 6,
        columns: 6,
        at: (down, across) => [(x + (across - 0.5) * 2 * half) * wide, y * tall + (down + lean * across) * height],
        lift,
      }),
      tint,
      material,
    )
  }
  const round = (
    [x, y]: Point,
    radius: number,
    tint: Rgb,
    { lift = 0.05, material = MATERIAL.cloth as Material, points = 0 } = {},
  ) => {
    if (y * tall > bench.lowestY + 0.3) return
    const z = frontZ(outside, x * wide, y * tall, lift)
    piece(
      gridMesh({ rows: 4, columns: 40, closed: true }, (row, column): Vector => {
        const turn = (column / 40) * 2 * Math.PI
        const star = points ? 0.72 + 0.28 * Math.cos(turn * points + Math.PI) : 1
        const r = (row / 3) * radius * star
        const [px, py] = [x * wide - Math.sin(turn) * r, y * tall + Math.cos(turn) * r]
        return [px, py, Math.max(z - 0.25, frontZ(outside, px, py, lift * (row === 3 ? 0.3 : 1)))]
      }),
      tint,
      material,
    )
  }
  /** A ribbon of cloth from point to point over the front. */
  const ribbon = (
    points: readonly Point[],
    half: number | ((down: number) => number),
    tint: Rgb,
    { lift = 0.06, material = MATERIAL.cloth as Material, rows = 22, columns = 9, ripple = 0, pleats = 12 } = {},
  ) => {
    const xAt = curveThrough(points.map(([x], index) => [index / (points.length - 1), x]))
    const yAt = curveThrough(points.map(([, y], index) => [index / (points.length - 1), y]))
    piece(
      drapePatch(outside, {
        rows,
        columns,
        at: (down, across) => {
          const ahead = Math.min(1, down + 0.03)
          const behind = Math.max(0, down - 0.03)
          const [dx, dy] = [(xAt(ahead) - xAt(behind)) * wide, (yAt(ahead) - yAt(behind)) * tall]
          const length = Math.hypot(dx, dy) || 1
          const aside = (across - 0.5) * 2 * (typeof half === 'number' ? half : half(down))
          return [xAt(down) * wide - (dy / length) * aside, yAt(down) * tall + (dx / length) * aside]
        },
        lift: (down, across) => lift + ripple * Math.sin(across * pleats + down * 2.5),
        isHeld: bench.stand.body !== undefined,
      }),
      tint,
      material,
    )
  }
  const hose = (points: readonly Point[], tint: Rgb) => {
    const xAt = curveThrough(points.map(([x], index) => [index / (points.length - 1), x]))
    const yAt = curveThrough(points.map(([, y], index) => [index / (points.length - 1), y]))
    const path = Array.from({ length: 40 }, (_, index): Vector => {
      const [x, y] = [xAt(index / 39) * wide, yAt(index / 39) * tall]
      return [x, y, frontZ(outside, x, y, 0.13)]
    })
    piece(
      bar(path, (t) => 0.085 + 0.014 * Math.cos(t * 120), 8),
      tint,
      MATERIAL.leather,
    )
  }

  if (garment.kind === 'space suit') {
    patch([0, 2.05], [0.5, 0.75], [0.5, 0.53, 0.58], { lift: 0.26, material: MATERIAL.metal })
    patch([-0.22, 2.2], [0.12, 0.16], [0.86, 0.3, 0.2], { lift: 0.31, material: MATERIAL.glow })
    patch([0.22, 2.2], [0.12, 0.16], [0.3, 0.75, 0.9], { lift: 0.31, material: MATERIAL.glow })
    patch([0, 2.52], [0.34, 0.14], [0.16, 0.18, 0.22], { lift: 0.31, material: MATERIAL.glass })
    hose([[0.44, 2.35], [0.78, 2.7], [0.92, 1.9], [0.6, 0.6]], [0.66, 0.68, 0.72]) // biome-ignore format: points
    hose([[-0.44, 2.35], [-0.78, 2.7], [-0.92, 1.9], [-0.6, 0.6]], [0.66, 0.68, 0.72]) // biome-ignore format: points
    patch([0.72, 1.2], [0.24, 0.3], [0.2, 0.32, 0.62], { lift: 0.05 })
    patch([-0.72, 1.22], [0.22, 0.26], mixRgb(trim, [0.8, 0.3, 0.2], 0.5), { lift: 0.05 })
    // The pack on the back shows over the shoulders.
    for (const side of [-1, 1])
      piece(
        moved(plate(0.95 * wide, 3.2 * tall, 0.42), [side * 0.5 * wide, 1.55 * tall, -1.35]),
        mixRgb(color, [0.5, 0.53, 0.58], 0.35),
      )
    return surfaces
  }
  switch (garment.cut) {
    case 'shell top':
      for (const side of [-1, 1]) piece(scallop(bench, outside, side), mixRgb(color, WHITE, 0.4), MATERIAL.leather)
      break
    case 'sari': {
      // The end of the sari: from the hip across the chest and over one shoulder.
      const sweep: Point[] = [[-0.95, 4.3], [-0.35, 3.2], [0.2, 1.9], [0.7, 0.7], [0.84, -0.12]] // biome-ignore format: points
      const half = (down: number) => mix(1.05, 0.42, Math.min(1, down * 1.25)) * wide * 0.62
      ribbon(sweep, half, mixRgb(color, [0.2, 0, 0.08], 0.14), { lift: 0.07, ripple: 0.03, rows: 34, columns: 36, pleats: 34 })
      const shifted = (by: number) =>
        sweep.map(([x, y], index): Point => {
          const reach = (half(index / (sweep.length - 1)) / wide) * by
          return [x - reach * 0.86, y - (reach * wide * 0.5) / tall]
        })
      ribbon(shifted(0.94), 0.1, trim, { lift: 0.17, rows: 34 })
      ribbon(shifted(-0.94), 0.06, trim, { lift: 0.15, rows: 34 })
      const end = (down: number, across: number): Point => [0.86 + (across - 0.5) * 0.7 + 0.1 * down, mix(-0.1, 6.4, down)]
      if (joints.kind !== 'sitting')
        piece(
          gridMesh({ rows: 24, columns: 12, closed: false }, (row, column): Vector => {
            const [x, y] = end(row / 23, column / 11)
            return [
              x * wide + 0.12 * wide,
              y * tall,
              -0.55 - 0.5 * Math.sin(Math.min(1, (row / 23) * 3)) + 0.06 * Math.sin(column * 1.7),
            ]
          }),
          color,
        )
      break
    }
    case 'toga': {
      const sweep: Point[] = [[-1.1, 4.6], [-0.5, 3.4], [0.2, 2.1], [0.75, 0.8], [0.95, 0]] // biome-ignore format: points
      ribbon(sweep, (down) => mix(0.85, 0.5, down) * wide, mixRgb(color, [0.5, 0.46, 0.42], 0.16), {
        lift: 0.12,
        ripple: 0.045,
        rows: 34,
      })
      ribbon(
        sweep.map(([x, y], index): Point => [x - 0.52 + 0.07 * index, y - 0.18 + 0.12 * index]),
        (down) => 0.12 * Math.min(1, (1 - down) * 9),
        trim,
        { lift: 0.18, rows: 34 },
      )
      break
    }
    case 'lolita dress':
      for (const side of [-1, 1]) ribbon([[side * 0.1, 0.35], [side * 0.3, 1.4], [side * 0.26, 2.9]], 0.07, trim, { lift: 0.07, ripple: 0.02 }) // biome-ignore format: points
      for (const side of [-1, 1]) ribbon([[side * 0.03, 0.4], [side * 0.42, 0.22], [side * 0.5, 0.72]], (down) => 0.06 + 0.12 * down, trim, { lift: 0.12 }) // biome-ignore format: points
      round([0, 0.42], 0.11, color, { lift: 0.2 })
      break
    case 'hanbok':
      ribbon([[0.02, 1.35], [0.14, 2.6], [0.1, 3.9]], 0.13, [0.78, 0.2, 0.3], { lift: 0.09 }) // biome-ignore format: points
      ribbon([[-0.02, 1.35], [-0.16, 2.3], [-0.2, 3.1]], 0.12, [0.78, 0.2, 0.3], { lift: 0.1 }) // biome-ignore format: points
      ribbon([[-0.02, 1.28], [0.32, 1.2], [0.5, 1.5]], 0.1, [0.78, 0.2, 0.3], { lift: 0.13 }) // biome-ignore format: points
      break
    case 'qipao':
      ribbon([[0.02, 0.36], [0.25, 0.75], [0.62, 1.1], [0.95, 1.5]], 0.05, trim, { lift: 0.05 }) // biome-ignore format: points
      for (const [x, y] of [[0.06, 0.5], [0.38, 0.92], [0.78, 1.32]] as const) round([x, y], 0.075, trim, { lift: 0.09, material: MATERIAL.gem }) // biome-ignore format: points
      break
    case 'dirndl':
      for (const side of [-1, 1]) ribbon([[side * 0.34, 1.15], [side * 0.26, 2.7]], 0.045, GOLD, { material: MATERIAL.metal, lift: 0.05 }) // biome-ignore format: points
      break
    case 'maid dress':
      round([0, 0.42], 0.16, [0.75, 0.16, 0.2], { lift: 0.16, material: MATERIAL.gem })
      break
    case 'sailor blouse': {
      for (const side of [-1, 1]) {
        ribbon([[side * 0.5, -0.12], [side * 0.44, 0.7], [side * 0.06, 1.62]], (down) => mix(0.44, 0.12, down), trim, { lift: 0.07 }) // biome-ignore format: points
        ribbon([[side * 0.72, 0.05], [side * 0.66, 0.75], [side * 0.16, 1.7]], 0.025, WHITE, { lift: 0.1 }) // biome-ignore format: points
        ribbon([[side * 0.02, 1.65], [side * 0.3, 2.05], [side * 0.22, 2.55]], (down) => 0.08 + 0.14 * down, [0.8, 0.2, 0.24], { lift: 0.1 }) // biome-ignore format: points
      }
      round([0, 1.68], 0.13, [0.8, 0.2, 0.24], { lift: 0.16 })
      break
    }
    case 'varsity':
      ribbon([[0.55, 1.25], [0.72, 1.9], [0.89, 1.25]], 0.075, trim, { lift: 0.06 }) // biome-ignore format: points
      break
    case 'school blazer':
      patch([0.72, 1.3], [0.2, 0.42], trim, { lift: 0.06 })
      patch([0.72, 1.36], [0.12, 0.28], [0.68, 0.16, 0.2], { lift: 0.08 })
      break
    case 'police':
      round([0.68, 1.18], 0.2, GOLD, { lift: 0.12, material: MATERIAL.metal, points: 7 })
      round([0.68, 1.18], 0.09, [0.2, 0.3, 0.55], { lift: 0.15, material: MATERIAL.gem })
      patch([-0.65, 1.12], [0.26, 0.12], [0.16, 0.17, 0.2], { lift: 0.1 })
      ribbon([[0, bench.stand.body ? -0.1 : 0.2], [0, 2.9]], (down) => (down < 0.06 ? 0.13 : mix(0.08, 0.18, down)), mixRgb(color, [0.04, 0.05, 0.08], 0.6), { lift: 0.09 }) // biome-ignore format: points
      break
    case 'military':
      for (const [index, tint] of (
        [
          [0.7, 0.2, 0.22],
          [0.2, 0.4, 0.62],
          [0.3, 0.5, 0.3],
        ] as const
      ).entries()) {
        patch([0.45 + index * 0.24, 1.2], [0.11, 0.14], tint, { lift: 0.06 })
        round([0.45 + index * 0.24, 1.5], 0.1, GOLD, { lift: 0.08, material: MATERIAL.metal, points: index === 1 ? 5 : 0 })
      }
      for (const arm of joints.arms)
        piece(
          moved(plate(0.75 * wide, 0.12, 0.3, 3), [
            arm.shoulder[0] - arm.side * 0.12,
            arm.shoulder[1] - skeleton.armRadius - 0.2,
            arm.shoulder[2] + 0.05,
          ]),
          trim,
          MATERIAL.metal,
        )
      break
    case 'camouflage':
      patch([0.66, 1.16], [0.28, 0.13], mixRgb(color, [0.1, 0.12, 0.06], 0.7), { lift: 0.1 })
      break
    case 'superhero':
      if (garment.parts?.some(({ name }) => name === 'emblem')) break
      round([0, 1.28], 0.5, GOLD, { lift: 0.05, points: 0 })
      round([0, 1.28], 0.4, trim, { lift: 0.075, points: 5 })
      break
    case 'hi-vis':
      patch([0.62, 2.1], [0.22, 0.3], mixRgb(color, [0, 0, 0], 0.12), { lift: 0.05 })
      break
    case 'trench coat': {
      for (const side of [-1, 1]) {
        const arm = joints.arms[side === 1 ? 1 : 0]
        piece(
          moved(plate(0.7 * wide, 0.1, 0.22, 3), [
            arm.shoulder[0] - side * 0.2,
            arm.shoulder[1] - skeleton.armRadius - 0.22,
            arm.shoulder[2],
          ]),
          mixRgb(color, trim, 0.4),
        )
      }
      waistBand(0.2, mixRgb(color, trim, 0.55), [0.3, 0.22, 0.14])
      break
    }
    case 'bathrobe':
      waistBand(0.2, mixRgb(color, trim, 0.3))
      break
    case 'karate gi':
      waistBand(0.17, trim)
      ribbon([[0.04, 3.3], [0.3, 3.9], [0.36, 4.7]], 0.12, trim, { lift: 0.16 }) // biome-ignore format: points
      ribbon([[-0.04, 3.3], [-0.26, 3.9], [-0.2, 4.6]], 0.12, trim, { lift: 0.16 }) // biome-ignore format: points
      break
    case 'monk robe':
      waistBand(0.09, [0.86, 0.8, 0.66])
      ribbon([[0.28, 3.2], [0.34, 4.6], [0.3, 5.6]], 0.07, [0.86, 0.8, 0.66], { lift: 0.14 }) // biome-ignore format: points
      break
    case 'cyber jacket':
      for (const side of [-1, 1]) {
        ribbon([[side * 0.62, 0.5], [side * 0.95, 1.4], [side * 0.86, 3.4]], 0.035, trim, { material: MATERIAL.glow, lift: 0.05 }) // biome-ignore format: points
        ribbon([[side * 0.5, 2.4], [side * 1.1, 2.3]], 0.05, trim, { material: MATERIAL.glow, lift: 0.05 }) // biome-ignore format: points
      }
      break
    case 'western vest':
      round([0.78, 1.4], 0.17, GOLD, { lift: 0.08, material: MATERIAL.metal, points: 5 })
      break
    case 'samurai armor':
      samurai()
      break
    case 'leather armor':
      for (const side of [-1, 1]) {
        ribbon([[side * 0.62, 0.1], [side * 0.56, 1.1]], 0.12, trim, { material: MATERIAL.leather, lift: 0.08 }) // biome-ignore format: points
        round([side * 0.56, 1], 0.11, GOLD, { lift: 0.14, material: MATERIAL.metal })
      }
      for (const arm of joints.arms) shoulderPlates(arm, { count: 2, tint: color, band: trim, size: 0.86 })
      waistBand(0.2, trim, GOLD)
      break
    case 'kilt':
      round([0, 4.6], 0.34, [0.4, 0.3, 0.22], { lift: 0.2, material: MATERIAL.fur })
      round([0, 4.36], 0.15, STEEL, { lift: 0.3, material: MATERIAL.metal })
      break
    case 'tutu':
      for (const [index, drop] of [0, 0.14, 0.28].entries()) {
        const top = skeleton.hipY - 0.55 * tall
        const reach = (2.5 - index * 0.16) * mix(wide, tall, 0.5)
        piece(
          gridMesh({ rows: 9, columns: 120, closed: true }, (row, column): Vector => {
            const turn = (column / 120) * 2 * Math.PI
            const out = row / 8
            const ruffle = 0.09 * out * Math.sin(turn * 34 + index * 2)
            const [a, b] = [mix(0.98 * wide, reach, out), mix(0.72, reach, out)]
            const y = top + drop * (0.4 + out) + 0.42 * out * out + ruffle
            return [-Math.cos(turn) * a + joints.sway.shift * 0.6, y, Math.sin(turn) * b]
          }),
          index === 0 ? mixRgb(color, WHITE, 0.25) : mixRgb(color, trim, 0.4 + index * 0.2),
        )
      }
      break
    default:
      break
  }
  return surfaces

  /** A band round the waist, with a buckle where one is said. */
  function waistBand(half: number, tint: Rgb, buckle?: Rgb): void {
    const y = waistY / tall + 0.3
    if (y * tall - 0.4 > bench.lowestY) return
    ribbon([[-1.25, y], [-0.6, y + 0.04], [0, y + 0.06], [0.6, y + 0.04], [1.25, y]], half, tint, { lift: 0.1, rows: 30 }) // biome-ignore format: points
    if (buckle) patch([0, y - 0.14], [0.2, 0.42], buckle, { lift: 0.17, material: MATERIAL.metal })
    else round([0, y + 0.05], half * 1.05, mixRgb(tint, [0, 0, 0], 0.12), { lift: 0.2 })
  }

  /** Broad plates hung from the shoulders, hanging plates round the hips, a cord knotted in front. */
  function samurai(): void {
    for (const arm of joints.arms) shoulderPlates(arm, { count: 5, tint: color, band: trim, size: 1.12 })
    for (const [index, x] of [-0.92, -0.31, 0.31, 0.92].entries())
      for (let row = 0; row < 3; row += 1) {
        const y = 3.75 + row * 0.62
        patch([x * (1 + row * 0.06), y], [0.29, 0.6], mixRgb(color, [0, 0, 0], 0.1 * (index % 2)), {
          lift: 0.24 + row * 0.07,
          material: MATERIAL.leather,
        })
        patch([x * (1 + row * 0.06), y + 0.48], [0.29, 0.1], trim, { lift: 0.28 + row * 0.07 })
      }
    waistBand(0.16, [0.92, 0.9, 0.84])
    ribbon([[-0.85, 0.55], [0, 0.85], [0.85, 0.55]], 0.07, trim, { lift: 0.08 }) // biome-ignore format: points
  }

  function shoulderPlates(
    arm: (typeof joints.arms)[number],
    { count, tint, band, size }: { count: number; tint: Rgb; band: Rgb; size: number },
  ): void {
    const axis = unit(subtract(arm.elbow, arm.shoulder))
    const outward: Vector = unit(subtract([arm.side, -0.25, 0.05], scaleBy(axis, arm.side * axis[0])))
    const forward: Vector = [
      axis[1] * outward[2] - axis[2] * outward[1],
      axis[2] * outward[0] - axis[0] * outward[2],
      axis[0] * outward[1] - axis[1] * outward[0],
    ]
    const radius = (skeleton.armRadius + 0.34) * size
    for (let row = 0; row < count; row += 1) {
      const start = -0.42 + row * 0.4
      const strip = (from: number, to: number, raise: number) =>
        gridMesh({ rows: 4, columns: 16, closed: false }, (line, column): Vector => {
          const turn = mix(-1.35, 1.35, column / 15)
          const r = radius + raise + 0.05 * row + 0.06 * (line / 3)
          const place = add(scaleBy(outward, Math.cos(turn) * r * 0.9), scaleBy(forward, Math.sin(turn) * r * 1.05))
          return add(add(arm.shoulder, scaleBy(axis, mix(from, to, line / 3))), place)
        })
      piece(strip(start, start + 0.44, 0), tint, MATERIAL.leather)
      piece(strip(start + 0.33, start + 0.42, 0.025), band)
    }
    piece(moved(ball(0.12), add(arm.shoulder, scaleBy(outward, radius * 0.7))), band, MATERIAL.metal)
  }
}

const SCALLOP = { reach: 0.86, spread: 1.22, ribs: 7 } as const

/** Half of a scallop over one breast: ribs that fan out from below to a wavy edge. */
/** Half the breadth of a chest that is surely there, of what `wide` scales. */
const CHEST = 0.78

function scallop({ stand: { skeleton } }: Bench, outside: Field, side: number): Mesh {
  const { tall, wide } = skeleton
  const [x, y] = [0.48 * side * wide, 2.08 * tall]
  return drapePatch(outside, {
    rows: 12,
    columns: 34,
    at: (down, across) => {
      const turn = mix(-SCALLOP.spread, SCALLOP.spread, across)
      const rim = 0.93 + 0.07 * Math.abs(Math.cos(across * Math.PI * SCALLOP.ribs)) - 0.12 * (turn / SCALLOP.spread) ** 2
      const reach = SCALLOP.reach * rim * (1 - down)
      // Beyond the side of a slender chest there is nothing to lie on.
      const aside = x + Math.sin(turn) * reach * 0.86 * wide
      return [Math.max(-CHEST * wide, Math.min(CHEST * wide, aside)), y - Math.cos(turn) * reach * tall]
    },
    lift: (down, across) =>
      0.05 + 0.06 * Math.sin(Math.PI * (1 - down)) + 0.03 * (1 - down) * Math.abs(Math.cos(across * Math.PI * SCALLOP.ribs)),
  })
}
