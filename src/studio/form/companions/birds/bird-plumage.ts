import { mixRgb, type Rgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { smoothStep } from '../../curve.ts'
import { type Cell, cellAt } from '../../hide/cells.ts'
import type { BirdBuild } from './bird-build.ts'
import type { BirdShape } from './bird-shape.ts'

const BLACK: Rgb = [0.06, 0.06, 0.07]
const WHITE: Rgb = [0.95, 0.94, 0.91]
const cell: Cell = { inside: 0, away: 0, id: 0 }

export type BirdPart = 'body' | 'wing' | 'tail'

/** The colour of a bird's feathers at a place; `head` is the place in the space of its head. */
export function plumageAt(
  build: BirdBuild,
  color: Rgb,
  { breast }: BirdShape,
  part: BirdPart,
  [x, y, z]: Vector,
  head: Vector,
): Rgb {
  const [hx, hy, hz] = head
  const isHead = part === 'body' && hx * hx + hy * hy + hz * hz < 1.7
  const front =
    part === 'body' && !isHead ? smoothStep(breast[2] + 0.02, breast[2] + build.plump * 0.6, z + 0.06 * (1 - Math.abs(x))) : 0
  // Along a folded wing, from the shoulder to the tips.
  const far = part === 'wing' ? smoothStep(breast[2] + 0.06, breast[2] - 0.34, z + (breast[1] - y) * 0.35) : 0
  // Feathers overlap as scales do, long ones toward the end of a wing.
  const long = part === 'body' ? 0.045 : 0.05 + 0.09 * far
  cellAt(x / 0.04, y / long, z / long, cell)
  const rim = smoothStep(0.14, 0.02, cell.inside)
  const shade = (own: Rgb) => mixRgb(mixRgb(own, BLACK, rim * (part === 'body' ? 0.16 : 0.38)), WHITE, 0.07 * cell.id)
  switch (build.plumage) {
    case 'macaw': {
      const mask = isHead ? smoothStep(0.62, 0.5, Math.hypot(Math.abs(hx) > 0.2 ? hz - 0.45 : 2, hy - 0.1)) : 0
      const yellow: Rgb = [0.92, 0.72, 0.14]
      const blue: Rgb = [0.1, 0.28, 0.68]
      if (part === 'wing') return shade(far < 0.3 ? color : far < 0.62 ? yellow : blue)
      return part === 'tail' ? shade(mixRgb(color, blue, 0.25)) : mixRgb(shade(color), WHITE, mask)
    }
    case 'owl':
    case 'barn owl': {
      const isSnowy = color[0] > 0.88
      const disc = isHead
        ? smoothStep(1, 0.86, Math.hypot((Math.abs(hx) - 0.4) / 0.52, (hy - 0.06) / 0.66)) * smoothStep(0.1, 0.3, hz)
        : 0
      const ring = isHead ? disc * smoothStep(0.62, 0.95, Math.hypot((Math.abs(hx) - 0.4) / 0.52, (hy - 0.06) / 0.66)) : 0
      const fleck = smoothStep(0.2, 0.34, cell.inside) * (cell.id > 0.55 ? 1 : 0)
      const own = mixRgb(color, WHITE, Math.max(front * 0.72, disc * 0.75))
      const flecked = mixRgb(
        own,
        isSnowy ? [0.25, 0.23, 0.22] : mixRgb(color, BLACK, 0.65),
        fleck * (isHead ? 0.25 : build.plumage === 'barn owl' ? 0.3 : 0.75) * (1 - disc),
      )
      return mixRgb(shade(flecked), mixRgb(color, BLACK, 0.55), isSnowy ? 0 : ring * 0.6)
    }
    case 'eagle':
      return isHead || (part === 'body' && y < breast[1] - build.plump * 0.75)
        ? mixRgb(WHITE, [0.8, 0.76, 0.68], rim * 0.4)
        : part === 'tail'
          ? shade(WHITE)
          : shade(color)
    case 'falcon': {
      const cream: Rgb = [0.9, 0.84, 0.72]
      const bars = smoothStep(0.2, 0.6, Math.sin(y * 70 + x * 8)) * 0.6
      const moustache = isHead
        ? smoothStep(0.16, 0.08, Math.abs(Math.abs(hx) - 0.6)) * smoothStep(-0.1, 0.1, hy) * smoothStep(0.1, 0.3, hz)
        : 0
      const throat = isHead ? smoothStep(0.1, 0.3, hy) * smoothStep(-0.2, 0.2, hz) * (1 - moustache) : 0
      return mixRgb(
        shade(mixRgb(color, BLACK, isHead ? 0.35 : 0)),
        mixRgb(cream, mixRgb(color, BLACK, 0.5), isHead ? 0 : bars),
        Math.max(front, throat),
      )
    }
    case 'gull':
      return part === 'wing' ? (far > 0.8 ? BLACK : shade([0.62, 0.65, 0.7])) : shade(color)
    case 'duck': {
      const green: Rgb = [0.05, 0.3, 0.2]
      const ring = smoothStep(0.03, 0.015, Math.abs(y - (breast[1] - build.neck.up * 0.36)))
      if (part === 'wing') return far > 0.5 && far < 0.68 ? [0.15, 0.25, 0.62] : shade([0.56, 0.52, 0.48])
      if (y < breast[1] - build.neck.up * 0.36) return green
      return mixRgb(shade(front > 0.3 ? [0.36, 0.2, 0.13] : color), WHITE, part === 'tail' ? 0.7 : ring)
    }
    case 'penguin': {
      const face = isHead ? smoothStep(0.5, 0.35, Math.hypot(Math.abs(hx) - 0.72, hy - 0.3, (hz - 0.1) * 0.7)) : 0
      return part === 'body' ? mixRgb(mixRgb(color, WHITE, front), [0.95, 0.68, 0.2], face * 0.9) : color
    }
    case 'hen':
      return part === 'tail' && build.comb === 'rooster'
        ? shade([0.06, 0.16, 0.13])
        : shade(isHead || y < breast[1] - 0.12 ? mixRgb(color, [0.92, 0.55, 0.15], 0.45) : color)
    case 'robin':
      return mixRgb(
        shade(color),
        [0.85, 0.38, 0.12],
        Math.max(
          y < breast[1] + 0.12 ? front : 0,
          isHead ? smoothStep(-0.1, 0.1, hy + 0.3 * hz - 0.25) * smoothStep(0.2, 0.4, hz) : 0,
        ),
      )
    case 'flame': {
      const hot = part === 'tail' ? smoothStep(-0.2, -0.7, z) : part === 'wing' ? far : isHead ? 0.5 : front * 0.8
      return shade(mixRgb(color, [1, 0.76, 0.2], hot))
    }
    case 'magpie':
      return part === 'wing' && far > 0.1 && far < 0.4
        ? WHITE
        : mixRgb(shade(part === 'tail' ? [0.08, 0.14, 0.24] : color), WHITE, y > breast[1] + 0.02 ? front : 0)
    default: {
      // Black feathers gleam blue.
      const gleam = color[0] < 0.14 && part !== 'body' ? 0.12 * cell.id : 0
      return mixRgb(shade(mixRgb(color, BLACK, part === 'wing' ? 0.12 * far : 0)), [0.2, 0.28, 0.6], gleam)
    }
  }
}
