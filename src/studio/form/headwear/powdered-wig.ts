import { mixRgb, type Rgb } from '../../color.ts'
import type { Vector } from '../../math/matrix.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import { smoothStep } from '../curve.ts'
import { gridMesh } from '../grid.ts'
import type { HeadwearKit } from './headwear-kit.ts'
import { AXIS_Z } from './lathe.ts'
import { fan, wrappedCloth } from './wrapped-cloth.ts'

/** White hair of the court: combed high over a cushion (a man's lies closer), rolled above the ears. */
export function buildPowderedWig(kit: HeadwearKit): Surface[] {
  const { color } = kit.headwear
  const shade = mixRgb(color, [0.42, 0.38, 0.38], 0.4)
  const isHigh = kit.sheet.masculinity < 0.5
  const edgeY = (turn: number) => -0.6 + 0.97 * (0.5 - 0.5 * Math.cos(turn)) ** 0.95
  const combed = (turn: number) => Math.sin(turn * 47 + 2.6 * Math.sin(turn * 5))
  const pouf = wrappedCloth(kit, {
    color,
    edgeY,
    lift: (turn, high, [x, y]) => {
      const up = Math.max(0, -y)
      const tall = isHigh ? 0.85 * up ** 1.6 : 0.2 * up
      const wide = (isHigh ? 0.2 : 0.1) * Math.abs(x) * smoothStep(0, 0.2, high) + 0.13 * smoothStep(0, 0.4, high)
      // A dent between the hair over the forehead and the crown of a man's wig.
      const parted = isHigh ? 0 : 0.05 * Math.sin(Math.min(1, high * 1.4) * Math.PI * 2)
      return tall * smoothStep(0, 0.3, high) - 0.05 + wide + parted + 0.008 * combed(turn) * smoothStep(1, 0.8, high)
    },
    rows: 60,
    columns: 200,
    colorAt: (turn, high) => mixRgb(color, shade, (0.5 - 0.5 * combed(turn)) * 0.75 * smoothStep(1, 0.85, high)),
  })
  const rolls = [-1, 1].flatMap((side) =>
    (isHigh ? [-0.24, 0, 0.24] : [0, 0.22]).map((y, index) =>
      roll(kit, { from: [side * (kit.girthX + 0.05 - 0.02 * index), y, 0.14 - 0.06 * index], radius: 0.125, shade }),
    ),
  )
  const behind = isHigh
    ? [-1, 1].map((side) => ringlet(kit, { side, shade }))
    : [
        fan(kit, {
          from: [0, 0.5, -0.72],
          toward: [0.8, 0.25, 0],
          facing: [0, 0, -1],
          length: 0.3,
          width: 0.16,
          color: [0.1, 0.09, 0.1],
        }),
        fan(kit, {
          from: [0, 0.5, -0.72],
          toward: [-0.8, 0.25, 0],
          facing: [0, 0, -1],
          length: 0.3,
          width: 0.16,
          color: [0.1, 0.09, 0.1],
        }),
      ]
  return [pouf, ...rolls, ...behind]
}

/** A sausage of hair that lies along the side of the head, its end a snail seen from the front. */
function roll(kit: HeadwearKit, { from: [x, y, z], radius, shade }: { from: Vector; radius: number; shade: Rgb }): Surface {
  const rows = 22
  const columns = 30
  const { color } = kit.headwear
  const colors = new Float32Array(rows * columns * 3)
  const mesh = gridMesh({ rows, columns, closed: true }, (row, column) => {
    const turn = -Math.PI + (column / columns) * 2 * Math.PI
    // The first rows are the end: a disc whose hair is wound into its middle.
    const isEnd = row < 8
    const size = isEnd ? radius * (row / 7) ** 0.8 : radius * (1 - 0.12 * smoothStep(8, rows - 1, row))
    const back = isEnd ? 0.05 * (1 - (row / 7) ** 3) : -0.045 * (row - 7)
    const wound = isEnd ? Math.sin(turn + row * 1.3) : Math.sin(turn * 13)
    colors.set(mixRgb(color, shade, (0.5 - 0.5 * wound) * 0.8), (row * columns + column) * 3)
    return [x + Math.sin(turn) * size, y - Math.cos(turn) * size, z + back]
  })
  return { part: kit.parts.next(), material: MATERIAL.cloth, color, colors, doubleSided: true, ...mesh }
}

/** A corkscrew from behind the ear to the shoulder. */
function ringlet(kit: HeadwearKit, { side, shade }: { side: number; shade: Rgb }): Surface {
  const rows = 64
  const columns = 18
  const { color } = kit.headwear
  const colors = new Float32Array(rows * columns * 3)
  const mesh = gridMesh({ rows, columns, closed: true }, (row, column) => {
    const t = row / (rows - 1)
    const turn = -Math.PI + (column / columns) * 2 * Math.PI
    const wound = Math.sin(turn + t * 34)
    const size = 0.135 * (1 - 0.45 * t) * (1 + 0.2 * wound) * smoothStep(0, 0.06, t) * (1 - smoothStep(0.93, 1, t))
    colors.set(mixRgb(color, shade, (0.5 - 0.5 * wound) * 0.9), (row * columns + column) * 3)
    return [
      side * (kit.girthX - 0.12 + 0.08 * Math.sin(t * 2.4)) + Math.sin(turn) * size,
      0.35 + 1.1 * t,
      AXIS_Z - 0.2 + 0.32 * t + Math.cos(turn) * size,
    ]
  })
  return { part: kit.parts.next(), material: MATERIAL.cloth, color, colors, doubleSided: true, ...mesh }
}
