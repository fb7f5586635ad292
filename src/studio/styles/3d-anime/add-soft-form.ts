import type { Rgb } from '../../color.ts'
import { type FigureBuffers, MATERIAL } from '../../raster/figure-buffers.ts'
import { type FigureLight, readFigureLightRow } from '../figure-light.ts'

/** How dark hollows get, how dark what turns away from the viewer, and how much the lower part of the figure falls off. */
const HOLLOW = 0.34
const TURNED = 0.2
const SHEEN = 30
/** What the light behind adds where a form turns away. */
const EDGE_LIGHT = 95

/** Rounds the flat tones of a cel: soft hollows, a fall-off toward the contours, a wide sheen on cloth. Changes the layer. */
export function addSoftForm(
  rgba: Uint8ClampedArray,
  buffers: FigureBuffers,
  { passes, rim }: { readonly passes: FigureLight; readonly rim: Rgb },
): void {
  const around = new Float32Array(buffers.widthPx * 3)
  for (let y = 0; y < buffers.heightPx; y += 1) softenRow(rgba, y, { buffers, passes, around, rim })
}

function softenRow(
  rgba: Uint8ClampedArray,
  y: number,
  { buffers, passes, around, rim }: { buffers: FigureBuffers; passes: FigureLight; around: Float32Array; rim: Rgb },
): void {
  const { widthPx: width, material, normal } = buffers
  readFigureLightRow(passes, y, material, around)
  for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
    const kind = material[at]!
    if (kind === MATERIAL.none || kind === MATERIAL.glow) continue
    const turned = 1 - Math.max(0, normal[at * 3 + 2]!)
    const hollow = around[x * 3 + 1]!
    const isSkin = kind === MATERIAL.skin
    const dark = 1 - hollow * HOLLOW - turned * turned * TURNED
    const up = normal[at * 3 + 1]! < 0 ? -normal[at * 3 + 1]! * (1 - hollow) : 0
    const sheen = isSkin ? 0 : up * up * SHEEN
    const edge = turned > 0.35 && normal[at * 3 + 1]! < 0.5 ? (turned - 0.35) ** 2 * EDGE_LIGHT * (1 - hollow) : 0
    const to = at * 4
    rgba[to] = rgba[to]! * (isSkin ? dark * 0.5 + 0.5 : dark) + sheen + edge * rim[0]
    rgba[to + 1] = rgba[to + 1]! * dark + sheen + edge * rim[1]
    rgba[to + 2] = rgba[to + 2]! * dark + sheen * 1.1 + edge * rim[2]
  }
}
