import { randomFor } from '../../random.ts'
import { flowField } from '../flow-field.ts'
import { type Painting, paintStroke } from '../stroke.ts'

export interface BrushPass {
  /** In thousandths of the picture's height. */
  readonly length: number
  readonly width: number
  readonly opacity: number
  /** A stroke ends where colour changes by more than this (sum of three channels of 255). */
  readonly tolerance: number
}

const BROAD_AND_FINE: readonly BrushPass[] = [
  { length: 130, width: 26, opacity: 0.8, tolerance: 90 },
  { length: 62, width: 11, opacity: 0.62, tolerance: 70 },
]

/** Strokes reach so far: a place is only left unpainted if these places around it are hidden too, in brush widths. */
const AROUND = [
  [0, 0],
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const

/** The whole ground in pulls of a broad and then finer brushes that follow its shapes; what the figure will cover is left out. */
export function paintBackdrop(
  ground: Painting,
  seed: string,
  isHidden: (x: number, y: number) => boolean,
  passes = BROAD_AND_FINE,
): Painting {
  const { width, height } = ground
  const painting = { width, height, data: ground.data.slice() }
  const field = flowField(ground, { cellPx: 4, smoothCells: 3 })
  for (const [index, pass] of passes.entries()) {
    const random = randomFor(seed, `brush ${index}`)
    const unit = height / 1000
    const brushWidth = pass.width * unit
    const stepX = pass.length * unit * 0.42
    const stepY = brushWidth * 0.72
    const reach = pass.length * unit * 0.65
    for (let rowY = 0; rowY < height + stepY; rowY += stepY) {
      for (let columnX = 0; columnX < width + stepX; columnX += stepX) {
        const x = columnX + (random() - 0.5) * stepX * 1.6
        const y = rowY + (random() - 0.5) * stepY * 2
        const seedOfStroke = Math.floor(random() * 65536)
        const tone = (random() - 0.5) * 14
        if (x < 0 || y < 0 || x >= width || y >= height) continue
        if (AROUND.every(([dx, dy]) => isHidden(x + dx * reach, y + dy * reach))) continue
        const cell =
          Math.min(field.rows - 1, Math.floor(y / field.cellPx)) * field.columns +
          Math.min(field.columns - 1, Math.floor(x / field.cellPx))
        const dx = field.dx[cell]!
        const dy = field.dy[cell]!
        const at = (Math.floor(y) * width + Math.floor(x)) * 4
        const red = ground.data[at]!
        const green = ground.data[at + 1]!
        const blue = ground.data[at + 2]!
        let length = pass.length * unit * (0.7 + 0.6 * random())
        for (let cut = 0; cut < 3; cut += 1) {
          const changes = Math.max(
            changeAt(ground, x + (dx * length) / 2, y + (dy * length) / 2, red, green, blue),
            changeAt(ground, x - (dx * length) / 2, y - (dy * length) / 2, red, green, blue),
          )
          if (changes <= pass.tolerance) break
          length *= 0.55
        }
        paintStroke(painting, {
          x,
          y,
          dx,
          dy,
          length,
          width: Math.min(brushWidth, length),
          red: red + tone,
          green: green + tone,
          blue: blue + tone,
          opacity: pass.opacity,
          seed: seedOfStroke,
        })
      }
    }
  }
  return painting
}

function changeAt({ width, height, data }: Painting, x: number, y: number, red: number, green: number, blue: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)))
  const row = Math.min(height - 1, Math.max(0, Math.round(y)))
  const at = (row * width + column) * 4
  return Math.abs(data[at]! - red) + Math.abs(data[at + 1]! - green) + Math.abs(data[at + 2]! - blue)
}
