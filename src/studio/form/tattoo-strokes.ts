import type { TattooMotif } from '../sheet/tattoo-motif.ts'

type Point = readonly [x: number, y: number]

/** A line of a tattoo: x right, y down, −1 … 1; as wide as its first and last number in between. */
export interface TattooStroke {
  readonly points: readonly Point[]
  /** Half its width at begin, middle and end; of a filled shape how far it reaches over its edge. */
  readonly widths: readonly [number, number, number]
  readonly isFilled?: true
}

const FINE: TattooStroke['widths'] = [0.03, 0.035, 0.03]
const BOLD: TattooStroke['widths'] = [0.055, 0.06, 0.055]

const line = (points: readonly Point[], widths = BOLD): TattooStroke => ({ points, widths })
const fill = (points: readonly Point[]): TattooStroke => ({ points, widths: [0.012, 0.012, 0.012], isFilled: true })
/** Through all points without corners (Catmull and Rom). */
function soft(points: readonly Point[], steps = 5): Point[] {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))]!
  return points.flatMap((point, index) =>
    index === points.length - 1
      ? [point]
      : Array.from({ length: steps }, (_, step): Point => {
          const t = step / steps
          const [a, b, c, d] = [at(index - 1), point, at(index + 1), at(index + 2)]
          const blend = (axis: 0 | 1) =>
            0.5 *
            (2 * b[axis] +
              (c[axis] - a[axis]) * t +
              (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
              (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3)
          return [blend(0), blend(1)]
        }),
  )
}
const curve = (points: readonly Point[], widths = BOLD) => line(soft(points), widths)
const round = ([x, y]: Point, radius: number, [from, to]: Point = [0, 1], tall = 1): Point[] =>
  Array.from({ length: 19 }, (_, step): Point => {
    const turn = 2 * Math.PI * (from + ((to - from) * step) / 18)
    return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius * tall]
  })
const mirrored = (strokes: readonly TattooStroke[]): TattooStroke[] => [
  ...strokes,
  ...strokes.map((stroke) => ({ ...stroke, points: stroke.points.map(([x, y]): Point => [-x, y]) })),
]
const spike = (count: number, index: number, far: number): Point => {
  const turn = (index / count) * 2 * Math.PI - Math.PI / 2
  return [Math.cos(turn) * far, Math.sin(turn) * far]
}

const HEART: Point[] = Array.from({ length: 40 }, (_, step) => {
  const t = (step / 40) * 2 * Math.PI
  return [Math.sin(t) ** 3 * 0.88, -(13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)) / 17.5]
})
const DRAGON: Point[] = soft([[0.42, -0.78], [0.18, -0.62], [-0.22, -0.5], [-0.42, -0.2], [-0.12, 0.06], [0.3, 0.22], [0.36, 0.56], [0, 0.72], [-0.36, 0.6], [-0.52, 0.86]], 7) // biome-ignore format: points
const SNAKE: Point[] = soft([[0.34, -0.82], [0, -0.74], [-0.36, -0.48], [-0.1, -0.22], [0.36, -0.04], [0.34, 0.28], [-0.1, 0.38], [-0.36, 0.6], [-0.06, 0.88]], 7) // biome-ignore format: points

/** The lines of each motif; flowers have petals of their own (see `skin-marks.ts`). */
export const TATTOO_STROKES: Readonly<Record<Exclude<TattooMotif, 'flower'>, readonly TattooStroke[]>> = {
  heart: [fill(HEART)],
  star: [
    line([...Array.from({ length: 10 }, (_, index) => spike(10, index, index % 2 ? 0.38 : 0.95)), spike(10, 0, 0.95)]),
    ...Array.from({ length: 5 }, (_, index) => fill([spike(10, index * 2, 0.9), spike(10, index * 2 + 1, 0.38), [0, 0]])),
  ],
  moon: [fill([...round([0, 0], 0.9, [0.1, 0.9]), ...[...round([0.36, 0], 0.66, [0.14, 0.86])].reverse()])],
  sun: [
    line(round([0, 0], 0.42)),
    line(round([0, 0], 0.2), FINE),
    ...Array.from({ length: 12 }, (_, index) =>
      line([spike(12, index, 0.54), spike(12, index, index % 2 ? 0.78 : 0.98)], [0.085, 0.05, 0.005]),
    ),
  ],
  cross: [
    line([[0, -0.95], [0, 0.95]], [0.16, 0.1, 0.16]), // biome-ignore format: points
    line([[-0.6, -0.3], [0.6, -0.3]], [0.16, 0.1, 0.16]), // biome-ignore format: points
    line(round([0, -0.3], 0.34), FINE),
  ],
  anchor: [
    line(round([0, -0.8], 0.16)),
    line([[0, -0.64], [0, 0.86]], [0.07, 0.08, 0.09]), // biome-ignore format: points
    line([[-0.42, -0.4], [0.42, -0.4]], [0.05, 0.09, 0.05]), // biome-ignore format: points
    curve([[-0.72, 0.3], [-0.5, 0.72], [0, 0.9], [0.5, 0.72], [0.72, 0.3]], [0.05, 0.11, 0.05]), // biome-ignore format: points
    ...mirrored([fill([[0.9, 0.42], [0.74, 0.08], [0.5, 0.36]])]), // biome-ignore format: points
  ],
  dagger: [
    fill([[-0.13, -0.3], [0.13, -0.3], [0.1, 0.6], [0, 0.98], [-0.1, 0.6]]), // biome-ignore format: points
    line([[-0.42, -0.36], [0.42, -0.36]], [0.07, 0.07, 0.07]), // biome-ignore format: points
    line([[0, -0.4], [0, -0.82]], [0.08, 0.1, 0.07]), // biome-ignore format: points
    fill(round([0, -0.9], 0.12)),
  ],
  skull: [
    line(soft([[-0.34, 0.36], [-0.66, 0.1], [-0.74, -0.3], [-0.46, -0.76], [0, -0.9], [0.46, -0.76], [0.74, -0.3], [0.66, 0.1], [0.34, 0.36]])), // biome-ignore format: points
    ...mirrored([fill(round([0.31, -0.16], 0.22, [0, 1], 0.95))]),
    fill([[0, 0.08], [0.12, 0.3], [-0.12, 0.3]]), // biome-ignore format: points
    line([[-0.36, 0.36], [-0.32, 0.84], [0.32, 0.84], [0.36, 0.36]]), // biome-ignore format: points
    line([[-0.32, 0.6], [0.32, 0.6]], FINE), // biome-ignore format: points
    ...[-0.16, 0, 0.16].map((x) => line([[x, 0.46], [x, 0.78]], FINE)), // biome-ignore format: points
  ],
  rose: [
    curve([[0.02, -0.4], [0.14, -0.46], [0.13, -0.28], [-0.08, -0.26], [-0.16, -0.46], [0.02, -0.62], [0.28, -0.5], [0.26, -0.16], [-0.1, -0.08], [-0.36, -0.3]]), // biome-ignore format: points
    curve([[-0.36, -0.3], [-0.34, -0.68], [0, -0.9], [0.36, -0.76], [0.52, -0.4], [0.4, -0.04], [0.06, 0.12], [-0.34, 0.06], [-0.54, -0.24], [-0.46, -0.56], [-0.3, -0.62]]), // biome-ignore format: points
    curve([[0.02, 0.14], [0.06, 0.5], [-0.06, 0.95]], [0.04, 0.05, 0.04]), // biome-ignore format: points
    fill(soft([[0.05, 0.5], [0.24, 0.22], [0.56, 0.24], [0.38, 0.48], [0.05, 0.5]])), // biome-ignore format: points
    fill(soft([[0.02, 0.72], [-0.2, 0.4], [-0.56, 0.46], [-0.34, 0.7], [0.02, 0.72]])), // biome-ignore format: points
  ],
  snake: [
    line(SNAKE, [0.09, 0.13, 0.015]),
    fill(soft([[0.2, -0.9], [0.46, -0.96], [0.66, -0.84], [0.48, -0.7], [0.24, -0.72], [0.2, -0.9]])), // biome-ignore format: points
    line([[0.64, -0.84], [0.8, -0.86], [0.92, -0.94]], FINE), // biome-ignore format: points
    line([[0.8, -0.86], [0.92, -0.78]], FINE), // biome-ignore format: points
  ],
  dragon: [
    line(DRAGON, [0.11, 0.14, 0.02]),
    ...DRAGON.filter((_, index) => index % 5 === 2 && index < 54).map(([x, y], index) => line([[x, y], [x + (index < 5 ? -0.16 : 0.16), y - 0.18]], [0.08, 0.05, 0.005])), // biome-ignore format: spikes
    fill([[0.3, -0.9], [0.56, -0.94], [0.9, -0.76], [0.62, -0.74], [0.84, -0.6], [0.5, -0.6], [0.28, -0.66]]), // biome-ignore format: points
    line([[0.42, -0.9], [0.2, -1]], [0.05, 0.03, 0.005]), // biome-ignore format: points
    fill(soft([[-0.3, -0.32], [-0.62, -0.86], [-0.98, -0.66], [-0.8, -0.52], [-0.92, -0.28], [-0.66, -0.26], [-0.68, -0.02], [-0.4, -0.14]], 3)), // biome-ignore format: points
    line([[-0.1, 0.04], [-0.36, 0.24], [-0.22, 0.36]], [0.08, 0.05, 0.02]), // biome-ignore format: points
    line([[0.34, 0.4], [0.64, 0.5], [0.6, 0.68]], [0.08, 0.05, 0.02]), // biome-ignore format: points
    fill([[-0.44, 0.82], [-0.66, 0.84], [-0.6, 1], [-0.38, 0.98]]), // biome-ignore format: points
  ],
  feather: [
    curve([[0.3, -0.92], [0.1, -0.3], [-0.14, 0.5], [-0.24, 0.98]], FINE), // biome-ignore format: points
    ...Array.from({ length: 9 }, (_, index) => {
      const [x, y, far] = [0.28 - index * 0.055, -0.86 + index * 0.17, 0.36 * Math.sin(((index + 1.2) / 10) * Math.PI)]
      return [line([[x, y], [x - far, y + 0.06], [x - far * 0.9, y + 0.2]]), line([[x, y], [x + far, y + 0.12], [x + far * 0.8, y + 0.26]])] // biome-ignore format: barbs
    }).flat(),
  ],
  bird: [
    fill(soft([[0.62, -0.36], [0.4, -0.2], [0.06, 0.1], [-0.3, 0.34], [-0.1, 0.02], [0.2, -0.3], [0.46, -0.46], [0.62, -0.36]])), // biome-ignore format: points
    fill(soft([[0.22, -0.2], [-0.1, -0.5], [-0.62, -0.92], [-0.4, -0.4], [0, 0.02]], 4)), // biome-ignore format: points
    fill(soft([[0.2, -0.1], [0.5, 0.2], [0.82, 0.74], [0.4, 0.5], [0, 0.12]], 4)), // biome-ignore format: points
    line([[-0.26, 0.3], [-0.84, 0.5]], [0.07, 0.05, 0.005]), // biome-ignore format: points
    line([[-0.26, 0.3], [-0.5, 0.84]], [0.07, 0.05, 0.005]), // biome-ignore format: points
  ],
  butterfly: [
    line([[0, -0.42], [0, 0.5]], [0.05, 0.08, 0.03]), // biome-ignore format: points
    ...mirrored([
      curve([[0.05, -0.1], [0.4, -0.76], [0.9, -0.74], [0.84, -0.26], [0.05, 0.02]]), // biome-ignore format: points
      curve([[0.05, 0.06], [0.62, 0.1], [0.7, 0.56], [0.4, 0.76], [0.05, 0.28]]), // biome-ignore format: points
      fill(round([0.58, -0.44], 0.15)),
      fill(round([0.42, 0.38], 0.11)),
      curve([[0.02, -0.42], [0.12, -0.7], [0.26, -0.84]], FINE), // biome-ignore format: points
    ]),
  ],
  spider: [
    fill(round([0, 0.22], 0.3, [0, 1], 1.2)),
    fill(round([0, -0.26], 0.18)),
    ...mirrored([[-0.62, -0.86], [-0.28, -0.4], [0.1, 0.16], [0.5, 0.86]].map(([knee, foot]) => line([[0.14, -0.2], [0.56, knee! * 0.7 - 0.1], [0.84, foot!]], [0.05, 0.045, 0.02]))), // biome-ignore format: legs
  ],
  fish: [
    line(
      soft([
        [-0.5, 0.06],
        [-0.1, -0.36],
        [0.4, -0.34],
        [0.86, 0],
        [0.4, 0.32],
        [-0.1, 0.34],
        [-0.5, 0.06],
      ]),
    ),
    fill(soft([[-0.46, 0.06], [-0.94, -0.4], [-0.8, 0.06], [-0.94, 0.48], [-0.46, 0.06]], 3)), // biome-ignore format: points
    fill([[-0.06, -0.34], [0.1, -0.66], [0.4, -0.36]]), // biome-ignore format: points
    fill([[0, 0.34], [0.06, 0.6], [0.3, 0.34]]), // biome-ignore format: points
    fill(round([0.58, -0.08], 0.07)),
    ...[-0.2, 0, 0.2].map((x) => line(round([x, 0], 0.22, [-0.18, 0.18]), FINE)),
  ],
  wave: [
    curve([[-0.95, 0.5], [-0.6, 0.2], [-0.24, -0.4], [0.24, -0.6], [0.62, -0.3], [0.56, 0.08], [0.28, 0.1], [0.24, -0.12]], [0.03, 0.11, 0.04]), // biome-ignore format: points
    curve([[-0.6, 0.6], [-0.1, 0.14], [0.12, 0.34], [0.5, 0.44], [0.95, 0.3]], [0.03, 0.08, 0.02]), // biome-ignore format: points
    curve([[-0.8, 0.8], [-0.2, 0.62], [0.3, 0.76], [0.85, 0.6]], [0.02, 0.06, 0.02]), // biome-ignore format: points
  ],
  lightning: [fill([[0.24, -0.95], [-0.4, 0.1], [-0.02, 0.1], [-0.2, 0.95], [0.44, -0.16], [0.06, -0.16], [0.46, -0.95]])], // biome-ignore format: points
  tear: [fill([...soft([[0, -0.85], [0.2, -0.3], [0.46, 0.24]]), ...round([0, 0.34], 0.48, [0, 0.5]), ...soft([[-0.46, 0.24], [-0.2, -0.3], [0, -0.85]])])], // biome-ignore format: points
  tribal: [
    curve([[-0.5, -0.98], [0.24, -0.62], [0.34, -0.1], [-0.16, 0.2], [-0.4, 0.62], [0.2, 0.98]], [0.01, 0.15, 0.01]), // biome-ignore format: points
    curve([[0.6, -0.9], [0.74, -0.4], [0.56, 0.1], [0.12, 0.44], [0.1, 0.7]], [0.01, 0.12, 0.01]), // biome-ignore format: points
    curve([[-0.1, -0.56], [-0.52, -0.34], [-0.66, 0.1], [-0.44, 0.36], [-0.6, 0.8]], [0.01, 0.12, 0.01]), // biome-ignore format: points
    curve([[0.4, 0.34], [0.66, 0.46], [0.7, 0.8]], [0.08, 0.1, 0.005]), // biome-ignore format: points
    curve([[0.3, -0.36], [0.02, -0.24], [-0.18, -0.3]], [0.08, 0.08, 0.005]), // biome-ignore format: points
  ],
  text: [-0.36, 0.12, 0.6].map((y, row) =>
    line(
      Array.from({ length: 70 }, (_, step): Point => {
        const t = step / 69
        const tall = 0.09 + 0.1 * Math.max(0, Math.sin(t * 17 + row * 2)) ** 4
        return [-0.88 + 1.76 * t * (row === 2 ? 0.7 : 1) + 0.05 * Math.cos(t * 62), y + Math.sin(t * 62 + row) * tall]
      }),
      FINE,
    ),
  ),
  barcode: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((bar) => {
    const x = -0.8 + bar * 0.178
    const wide = [0.06, 0.03, 0.05, 0.02, 0.07, 0.03, 0.02, 0.06, 0.03, 0.05][bar]!
    return line([[x, -0.45], [x, 0.45]], [wide, wide, wide]) // biome-ignore format: points
  }),
}
