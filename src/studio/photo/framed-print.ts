import type { Picture } from '../canvas.ts'

/** White border of a print, as a share of its longer side, and the clear ground round it that a cut-out has. */
const BORDER = 0.045
const GROUND = 0.02
const PAPER = [246, 244, 239, 255] as const

/** A whole photo as a print on paper, cut out: what has nobody in it can still stand in a scene. */
export function framedPrint({ width, height, data }: Picture): Picture {
  const longer = Math.max(width, height)
  const [borderPx, groundPx] = [Math.round(longer * BORDER), Math.max(2, Math.round(longer * GROUND))]
  const edgePx = borderPx + groundPx
  const print = { width: width + 2 * edgePx, height: height + 2 * edgePx }
  const out = new Uint8ClampedArray(print.width * print.height * 4)
  for (let y = groundPx; y < print.height - groundPx; y += 1) {
    for (let x = groundPx; x < print.width - groundPx; x += 1) out.set(PAPER, (y * print.width + x) * 4)
  }
  for (let y = 0; y < height; y += 1) {
    const row = data.subarray(y * width * 4, (y + 1) * width * 4)
    out.set(row, ((y + edgePx) * print.width + edgePx) * 4)
  }
  return { ...print, data: out }
}
