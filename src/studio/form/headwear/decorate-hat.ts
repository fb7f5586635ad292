import { mixRgb, type Rgb } from '../../color.ts'
import type { Vector } from '../../math/matrix.ts'
import { MATERIAL, type Material } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import type { HeadwearKind } from '../../sheet/headwear-kind.ts'
import { gridMesh, type Mesh } from '../grid.ts'
import { ball, bar, moved } from '../props/shapes.ts'
import type { HeadwearKit } from './headwear-kit.ts'
import { AXIS_Z } from './lathe.ts'

/** How high the band of a hat lies in head space, and how far it stands off the head; others have theirs on the forehead. */
const BANDS: Partial<Record<HeadwearKind, readonly [y: number, off: number]>> = {
  hat: [-0.56, 0.1],
  'wide hat': [-0.54, 0.1],
  'top hat': [-0.6, 0.1],
  'cowboy hat': [-0.6, 0.1],
  'witch hat': [-0.6, 0.12],
  bowler: [-0.66, 0.1],
  boater: [-0.62, 0.1],
  cloche: [-0.42, 0.14],
  'pirate hat': [-0.78, 0.34],
  sombrero: [-0.6, 0.1],
  beret: [-0.5, 0.1],
  pillbox: [-1, 0],
  'side cap': [-0.62, 0.1],
}

/** What is stuck on a hat beside its band: feathers, flowers, a bow, a badge. */
export function decorateHat(kit: HeadwearKit): Surface[] {
  const { headwear, girthX, girthZ, parts } = kit
  const surfaces: Surface[] = []
  const add = (mesh: Mesh, color: Rgb, material: Material = MATERIAL.cloth) =>
    surfaces.push({ part: parts.next(), material, color, doubleSided: true, ...mesh })
  const [y, off] = BANDS[headwear.kind] ?? [-0.5, 0.12]
  const at = (turn: number, up = 0, more = 0): Vector => [
    Math.sin(turn) * (girthX + off + more),
    y + up,
    AXIS_Z + Math.cos(turn) * (girthZ + off + more),
  ]
  for (const { kind, color } of headwear.decor ?? []) {
    if (kind === 'feather') feather(color)
    else if (kind === 'flower') flower(color)
    else if (kind === 'bow') bow(color)
    else if (kind === 'lamp') {
      add(moved(ball(0.19), at(0, -0.16, 0)), [0.4, 0.4, 0.42], MATERIAL.metal)
      add(moved(disc(0.19), at(0, -0.16, 0.19)), color, MATERIAL.glow)
    } else if (kind === 'coins')
      for (let index = -5; index <= 5; index += 1) add(moved(disc(0.085), at(index * 0.19, 0.14, 0.05)), color, MATERIAL.metal)
    else add(moved(disc(0.15), at(0, -0.12, 0.06)), color, MATERIAL.metal)
  }
  return surfaces

  /** A quill that sweeps up and back, its vane wider in the middle. */
  function feather(color: Rgb): void {
    const [root, tip] = [at(0.85, 0, 0.02), at(1.5, -1.05, 0.35)]
    const spine = (share: number): Vector => [
      root[0] + (tip[0] - root[0]) * share + 0.18 * Math.sin(share * Math.PI),
      root[1] + (tip[1] - root[1]) * (share * (1.5 - 0.5 * share)),
      root[2] + (tip[2] - 0.5 - root[2]) * share,
    ]
    add(
      gridMesh({ rows: 26, columns: 7, closed: false }, (row, column) => {
        const share = row / 25
        const [x, py, z] = spine(share)
        const half = 0.22 * Math.sin(Math.PI * Math.min(1, 0.08 + share * 0.94)) ** 0.7
        const aside = (column / 6 - 0.5) * 2
        return [x + aside * half * 0.75, py + aside * half * 0.55 + 0.02 * Math.sin(row * 2.1), z + 0.05 - 0.06 * aside * aside]
      }),
      color,
    )
    add(
      bar(
        Array.from({ length: 12 }, (_, index) => add3(spine(index / 11), [0, 0, 0.06])),
        () => 0.014,
        5,
      ),
      mixRgb(color, [0.3, 0.26, 0.2], 0.5),
    )
  }

  function flower(color: Rgb): void {
    const middle = at(0.62, 0.02, 0.06)
    for (let petal = 0; petal < 6; petal += 1) {
      const turn = (petal / 6) * 2 * Math.PI
      add(
        moved(ball(0.125), add3(middle, [Math.cos(turn) * 0.14, Math.sin(turn) * 0.14, -0.02])),
        mixRgb(color, [1, 1, 1], 0.08 * (petal % 2)),
      )
    }
    add(moved(ball(0.085), add3(middle, [0.02, 0, 0.09])), [0.93, 0.76, 0.3])
    for (const side of [-1, 1]) add(moved(ball(0.09), add3(middle, [side * 0.26, 0.1, -0.06])), [0.3, 0.45, 0.24])
  }

  function bow(color: Rgb): void {
    const middle = at(0.6, 0, 0.05)
    for (const side of [-1, 1])
      add(
        gridMesh({ rows: 9, columns: 8, closed: false }, (row, column) => {
          const [out, across] = [row / 8, column / 7 - 0.5]
          const high = 0.06 + 0.24 * Math.sin(Math.min(1, out * 1.15) * 2)
          return [
            middle[0] + side * (0.03 + 0.32 * out),
            middle[1] + across * high,
            middle[2] + 0.09 * Math.sin(out * Math.PI) - 0.12 * out * Math.max(0, side),
          ]
        }),
        color,
      )
    add(moved(ball(0.075), add3(middle, [0, 0, 0.05])), mixRgb(color, [0, 0, 0], 0.15))
  }
}

const add3 = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

function disc(radius: number): Mesh {
  return gridMesh({ rows: 3, columns: 20, closed: true }, (row, column) => {
    const turn = (column / 20) * 2 * Math.PI
    const r = (row / 2) * radius
    return [-Math.sin(turn) * r, Math.cos(turn) * r, 0.03 - 0.02 * (row / 2)]
  })
}
