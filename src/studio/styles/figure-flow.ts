import { blurValues } from '../raster/blur-values.ts'
import { type FigureBuffers, MATERIAL, MOSTLY_HAIR } from '../raster/figure-buffers.ts'

const CELL_PX = 4
/** How far directions are evened, in half heads: a hand does not turn at every pore. */
const EVENED = 0.075
/** How much more a border says than a slope. */
const BORDER = 1.6
/** Where a form is flat the hand goes its own way, aslant. */
const HAND = { x: 0.6, y: 0.8, share: 0.14 } as const

/** Writes where a brush goes on the figure at a pixel, along hair and round the forms, into `out`; false beside it and on eyes. */
export function figureFlow(buffers: FigureBuffers) {
  const { widthPx: width, heightPx: height, material } = buffers
  const columns = Math.max(1, Math.ceil(width / CELL_PX))
  const rows = Math.max(1, Math.ceil(height / CELL_PX))
  // Directions have no sign: they are evened as those of twice their angle.
  const [twiceX, twiceY] = [new Float32Array(columns * rows), new Float32Array(columns * rows)]
  const out = { x: 0, y: 0 }
  for (let row = 0, to = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1, to += 1) {
      const x = Math.min(width - 2, Math.max(1, column * CELL_PX + 2))
      const y = Math.min(height - 2, Math.max(1, row * CELL_PX + 2))
      if (!isPainted(material[y * width + x]!)) continue
      if (!alongBorder(buffers, y * width + x, out)) directionAt(buffers, y * width + x, out)
      const length = Math.sqrt(out.x * out.x + out.y * out.y) + 1e-6
      twiceX[to] = (out.x * out.x - out.y * out.y) / length + (HAND.x * HAND.x - HAND.y * HAND.y) * HAND.share
      twiceY[to] = (2 * out.x * out.y) / length + 2 * HAND.x * HAND.y * HAND.share
    }
  }
  const size = { width: columns, height: rows, radius: Math.max(1, (EVENED * buffers.unitPx) / CELL_PX) }
  const [evenX, evenY] = [blurValues(twiceX, size), blurValues(twiceY, size)]
  return (x: number, y: number, to: Float32Array): boolean => {
    if (x < 0 || y < 0 || x >= width || y >= height) return false
    if (!isPainted(material[Math.floor(y) * width + Math.floor(x)]!)) return false
    const cell = Math.floor(y / CELL_PX) * columns + Math.floor(x / CELL_PX)
    const length = Math.sqrt(evenX[cell]! ** 2 + evenY[cell]! ** 2)
    const cos = length < 1e-6 ? HAND.x * HAND.x - HAND.y * HAND.y : evenX[cell]! / length
    to[0] = Math.sqrt(Math.max(0, (1 + cos) / 2))
    to[1] = Math.sqrt(Math.max(0, (1 - cos) / 2)) * (evenY[cell]! < 0 ? -1 : 1)
    return true
  }
}

const isPainted = (kind: number) => kind !== MATERIAL.none && kind !== MATERIAL.glow && kind !== MATERIAL.glass

/** Where one thing ends at another, or at the ground, a brush is pulled along the border, or it would be frayed. */
function alongBorder({ widthPx: width, material, part }: FigureBuffers, at: number, out: { x: number; y: number }): boolean {
  let [aside, down] = [0, 0]
  for (let row = -1; row <= 1; row += 1)
    for (let column = -1; column <= 1; column += 1) {
      const near = at + (row * width + column) * CELL_PX
      const isOther = material[near] !== material[at] || (material[at] !== MATERIAL.hair && part[near] !== part[at])
      if (!isOther) continue
      aside += column
      down += row
    }
  const length = Math.sqrt(aside * aside + down * down)
  if (length === 0) return false
  out.x = (-down / length) * BORDER
  out.y = (aside / length) * BORDER
  return true
}

/** Along hair; elsewhere across the slope, as long as it is steep. */
function directionAt(
  { widthPx: width, material, part, normal, strandU, hairs }: FigureBuffers,
  at: number,
  out: { x: number; y: number },
): void {
  out.x = -normal[at * 3 + 1]!
  out.y = normal[at * 3]!
  if (material[at] !== MATERIAL.hair) return
  if (hairs && hairs.cover[at]! >= MOSTLY_HAIR) {
    out.x = hairs.tangent[at * 3]! / 127
    out.y = hairs.tangent[at * 3 + 1]! / 127
  } else if (part[at + 1] === part[at - 1] && part[at + width] === part[at - width]) {
    const [dx, dy] = [strandU[at + 1]! - strandU[at - 1]!, strandU[at + width]! - strandU[at - width]!]
    const slope = Math.sqrt(dx * dx + dy * dy)
    if (slope < 1e-5) return
    out.x = dx / slope
    out.y = dy / slope
  }
}
