import { randomFor } from '../../random.ts'
import type { FigureBuffers } from '../../raster/figure-buffers.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import { type Painting, paintStroke } from '../stroke.ts'

interface Brush {
  /** In half heads, as an adult's bust has them. */
  readonly length: number
  readonly width: number
  readonly opacity: number
}

const CLOTH: Brush = { length: 0.24, width: 0.045, opacity: 0.26 }
const BRUSHES: Readonly<Record<number, Brush>> = {
  [MATERIAL.skin]: { length: 0.13, width: 0.032, opacity: 0.24 },
  [MATERIAL.hair]: { length: 0.24, width: 0.02, opacity: 0.55 },
  [MATERIAL.fur]: { length: 0.12, width: 0.016, opacity: 0.6 },
  [MATERIAL.metal]: { length: 0.16, width: 0.03, opacity: 0.39 },
}
/** Strokes over each other, where none is cut short. */
const LAYERS = 3.8
/** One try every so many half heads; a stroke's own size thins them out. */
const STEP = 0.03
const LEAST_STEP_PX = 3
/** A stroke ends where the picture under it differs by this much, red, green and blue together: else cloth looks like fur. */
const TOLERANCE = 42
const MOST_CUTS = 5

/** Strokes over the figure that go round its forms (along hair, across the slope of cloth and skin) and end with them. */
export function paintFigure(painting: Painting, buffers: FigureBuffers, seed: string): void {
  const { widthPx: width, heightPx: height, unitPx, material, part, normal, strandU } = buffers
  const source = painting.data.slice()
  const random = randomFor(seed, 'figure strokes')
  const stepPx = Math.max(LEAST_STEP_PX, STEP * unitPx)
  const paintRow = (rowY: number) => {
    for (let columnX = stepPx / 2; columnX < width; columnX += stepPx) {
      const x = Math.min(width - 2, Math.max(1, Math.floor(columnX + (random() - 0.5) * stepPx)))
      const y = Math.min(height - 2, Math.max(1, Math.floor(rowY + (random() - 0.5) * stepPx)))
      const chance = random()
      const tone = (random() - 0.5) * 8
      const strokeSeed = Math.floor(random() * 65536)
      const at = y * width + x
      const kind = material[at]!
      if (kind === MATERIAL.none || kind === MATERIAL.eye || kind === MATERIAL.glow || kind === MATERIAL.glass) continue
      const brush = BRUSHES[kind] ?? CLOTH
      // A long, broad stroke covers what several tries would.
      if (chance > (STEP * STEP * LAYERS) / (brush.length * brush.width)) continue
      let dx = -normal[at * 3 + 1]!
      let dy = normal[at * 3]!
      if (kind === MATERIAL.hair && part[at + 1] === part[at - 1] && part[at + width] === part[at - width]) {
        dx = strandU[at + 1]! - strandU[at - 1]!
        dy = strandU[at + width]! - strandU[at - width]!
      }
      const slope = Math.sqrt(dx * dx + dy * dy)
      if (slope < 1e-5) continue
      dx /= slope
      dy /= slope
      let length = brush.length * unitPx
      const own = part[at]!
      const from = at * 4
      for (let cut = 0; cut < MOST_CUTS; cut += 1) {
        const ahead = pixelAt(buffers, x + (dx * length) / 2, y + (dy * length) / 2)
        const behind = pixelAt(buffers, x - (dx * length) / 2, y - (dy * length) / 2)
        if (
          part[ahead] === own &&
          part[behind] === own &&
          difference(source, from, ahead * 4) < TOLERANCE &&
          difference(source, from, behind * 4) < TOLERANCE
        )
          break
        length *= 0.6
      }
      paintStroke(painting, {
        x,
        y,
        dx,
        dy,
        length,
        width: Math.max(2, Math.min(brush.width * unitPx, length)),
        red: source[from]! + tone,
        green: source[from + 1]! + tone,
        blue: source[from + 2]! + tone,
        opacity: brush.opacity,
        seed: strokeSeed,
      })
    }
  }
  // Row by row, so that engines compile the row as a whole.
  for (let rowY = stepPx / 2; rowY < height; rowY += stepPx) paintRow(rowY)
}

/** Index of the nearest pixel inside the picture. */
function pixelAt({ widthPx, heightPx }: FigureBuffers, x: number, y: number): number {
  const column = Math.min(widthPx - 1, Math.max(0, Math.round(x)))
  return Math.min(heightPx - 1, Math.max(0, Math.round(y))) * widthPx + column
}

function difference(rgba: Uint8ClampedArray, a: number, b: number): number {
  return Math.abs(rgba[a]! - rgba[b]!) + Math.abs(rgba[a + 1]! - rgba[b + 1]!) + Math.abs(rgba[a + 2]! - rgba[b + 2]!)
}
