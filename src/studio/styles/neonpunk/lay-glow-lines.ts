import { blurValues } from '../../raster/blur-values.ts'
import { type FigureBuffers, MATERIAL } from '../../raster/figure-buffers.ts'
import { type Edges, findEdges } from '../../raster/find-edges.ts'
import { outline } from '../../raster/outline.ts'
import type { Painting } from '../stroke.ts'

/** What grey things glow in. */
const GREY_GLOW = [0.45, 0.75, 1] as const
/** A colour further than this from grey (its largest less its smallest channel, of its largest) keeps its own hue. */
const FULL_HUE = 0.5
const LINES = { lineWidth: 0.015, contour: 1.7, materialChange: 1.15, lockEdge: 0.55, crease: 0.6, toLight: [0, 0, 1] } as const
const REACH_PX = 12
/** How far the silhouette of hair is evened before it is traced, half heads: single hairs would fray the tube. */
const EVENED = 0.09

/** Every contour and seam as a tube of light in the colour of what it surrounds, white in its middle. Changes the picture. */
export function layGlowLines(
  { data }: Painting,
  buffers: FigureBuffers,
  { hairContour = LINES.contour, seam = 1 }: { readonly hairContour?: number; readonly seam?: number } = {},
): void {
  const { widthPx: width, part, albedo } = buffers
  const ink = outline(buffers, edgesOfThings(buffers), { ...LINES, hairContour: buffers.hairs ? 0 : hairContour, seam })
  if (buffers.hairs && hairContour > 0) traceHair(ink, buffers, hairContour * LINES.lineWidth)
  for (let at = 0; at < ink.length; at += 1) {
    if (ink[at] === 0) continue
    const share = ink[at]! / 255
    let source = at
    for (let reach = 1; part[source] === 0 && reach <= REACH_PX; reach += 1) {
      if (part[at - reach]) source = at - reach
      else if (part[at + reach]) source = at + reach
      else if (part[at - reach * width]) source = at - reach * width
      else if (part[at + reach * width]) source = at + reach * width
    }
    const red = albedo[source * 3]!
    const green = albedo[source * 3 + 1]!
    const blue = albedo[source * 3 + 2]!
    const most = Math.max(red, green, blue, 1)
    const least = Math.min(red, green, blue)
    const hue = Math.min(1, (most - least) / most / FULL_HUE)
    // The purest form of the hue: its least channel gone, its largest full.
    const pure = (channel: number, grey: number) =>
      255 * (((channel - least * 0.85) / (most - least * 0.85 + 1)) * hue + grey * (1 - hue))
    const core = share * share * 0.3
    const to = at * 4
    data[to] = data[to]! + (pure(red, GREY_GLOW[0]) * (1 - core) + 255 * core - data[to]!) * share
    data[to + 1] = data[to + 1]! + (pure(green, GREY_GLOW[1]) * (1 - core) + 255 * core - data[to + 1]!) * share
    data[to + 2] = data[to + 2]! + (pure(blue, GREY_GLOW[2]) * (1 - core) + 255 * core - data[to + 2]!) * share
  }
}

/** All but where skin borders on skin or hair: a tube along cheek and chin would be a mask's edge. */
function edgesOfThings(buffers: FigureBuffers): Edges {
  const { material } = buffers
  const { at, other } = findEdges(buffers)
  const isOfFace = (pixel: number) => material[pixel] === MATERIAL.skin || material[pixel] === MATERIAL.hair
  const isKept = (_: number, index: number) => !isOfFace(at[index]!) || !isOfFace(other[index]!)
  return { at: at.filter(isKept), other: other.filter(isKept) }
}

/** A tube along the evened silhouette of hair that is drawn hair by hair, into `ink`. */
function traceHair(ink: Uint8Array, { widthPx, heightPx, unitPx, material }: FigureBuffers, width: number): void {
  const radius = Math.max(1, EVENED * unitPx)
  const size = { width: widthPx, height: heightPx, radius }
  const [figure, hair] = [new Float32Array(ink.length), new Float32Array(ink.length)]
  for (let at = 0; at < ink.length; at += 1) {
    if (material[at] === MATERIAL.none) continue
    figure[at] = 1
    if (material[at] === MATERIAL.hair) hair[at] = 1
  }
  const [near, ofHair] = [blurValues(figure, size), blurValues(hair, size)]
  for (let at = 0; at < ink.length; at += 1) {
    // Only where the silhouette is the hair's own.
    if (ofHair[at]! < near[at]! * 0.6) continue
    const offPx = Math.abs(near[at]! - 0.5) * radius * 2
    const value = 255 * Math.min(1, (width * unitPx) / 2 + 0.5 - offPx)
    if (value > ink[at]!) ink[at] = value
  }
}
