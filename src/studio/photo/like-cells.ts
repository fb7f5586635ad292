import type { Picture } from '../canvas.ts'
import { oklabOf } from './oklab.ts'
import type { PhotoMasks } from './photo-reading.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** How unlike what was found the rest of it may be, in OKLab, and how unlike from cell to cell. */
const LIKE = 0.13
const LIKE_NEXT = 0.045

/** The colour of each cell of the masks in OKLab. */
export function cellColors(picture: Picture, { widthPx, heightPx }: PhotoMasks): Float32Array {
  const small = shrinkPicture(picture, Math.max(widthPx, heightPx))
  const colors = new Float32Array(widthPx * heightPx * 3)
  for (let y = 0, at = 0; y < heightPx; y += 1) {
    const row = Math.min(small.height - 1, Math.floor(((y + 0.5) * small.height) / heightPx))
    for (let x = 0; x < widthPx; x += 1, at += 3) {
      const column = Math.min(small.width - 1, Math.floor(((x + 0.5) * small.width) / widthPx))
      const from = (row * small.width + column) * 4
      colors.set(oklabOf(small.data[from]!, small.data[from + 1]!, small.data[from + 2]!), at)
    }
  }
  return colors
}

/** What hangs together with the seeds and has their colour: 1 for each such cell, the seeds too. */
export function likeCells(
  seeds: readonly number[],
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
  { colors, isInReach }: { readonly colors: Float32Array; isInReach(at: number): boolean },
): Uint8Array {
  const mean = [0, 1, 2].map((channel) => seeds.reduce((sum, at) => sum + colors[at * 3 + channel]!, 0) / seeds.length)
  const grown = new Uint8Array(widthPx * heightPx)
  const far = (at: number, other: readonly number[]) =>
    Math.hypot(colors[at * 3]! - other[0]!, colors[at * 3 + 1]! - other[1]!, colors[at * 3 + 2]! - other[2]!)
  const open = [...seeds]
  for (const at of open) grown[at] = 1
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const own = [colors[at * 3]!, colors[at * 3 + 1]!, colors[at * 3 + 2]!]
    const x = at % widthPx
    for (const next of [x > 0 ? at - 1 : -1, x < widthPx - 1 ? at + 1 : -1, at - widthPx, at + widthPx]) {
      if (next < 0 || next >= grown.length || grown[next] || !isInReach(next)) continue
      if (far(next, mean) > LIKE || far(next, own) > LIKE_NEXT) continue
      grown[next] = 1
      open.push(next)
    }
  }
  return grown
}
