import { mixRgb, type Rgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL, type Material } from '../../../raster/figure-buffers.ts'
import type { Surface } from '../../../raster/surface.ts'
import type { Garment } from '../../../sheet/character-sheet.ts'
import type { Bench } from '../../bench.ts'
import { curveThrough } from '../../curve.ts'
import type { Field } from '../../field/field.ts'
import { gridMesh, type Mesh } from '../../grid.ts'
import { bar } from '../../props/shapes.ts'
import { clothSurface } from '../cloth-surface.ts'
import { drapePatch, frontZ } from '../drape.ts'

export type Point = readonly [x: number, y: number]
export type DetailKit = ReturnType<typeof detailKit>

/** What details of a garment are made with: patches, rounds, ribbons and hoses laid on it, gathered in `surfaces`. */
export function detailKit(bench: Bench, garment: Garment, outside: Field) {
  const { tall, wide, waistY } = bench.stand.skeleton
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
  /** A band round the waist, with a buckle where one is said. */
  const waistBand = (half: number, tint: Rgb, buckle?: Rgb): void => {
    const y = waistY / tall + 0.3
    if (y * tall - 0.4 > bench.lowestY) return
    ribbon([[-1.25, y], [-0.6, y + 0.04], [0, y + 0.06], [0.6, y + 0.04], [1.25, y]], half, tint, { lift: 0.1, rows: 30 }) // biome-ignore format: points
    if (buckle) patch([0, y - 0.14], [0.2, 0.42], buckle, { lift: 0.17, material: MATERIAL.metal })
    else round([0, y + 0.05], half * 1.05, mixRgb(tint, [0, 0, 0], 0.12), { lift: 0.2 })
  }

  return { bench, garment, outside, surfaces, piece, patch, round, ribbon, hose, waistBand }
}
