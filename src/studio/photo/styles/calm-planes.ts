import { kernelsWithRoom } from '../../kernels/kernels.ts'
import type { PhotoFlow } from './photo-flow.ts'
import type { Planes } from './planes.ts'

const SECTORS = 8
const TURNS = 16
const STRETCHES = 4
/** Less than this a pixel does not count in a sector: a quarter of all do not, and weigh a thirtieth together. */
const LEAST_WEIGHT = 0.05

/** One brush shape: for each sector its pixels, as offsets in the values of the padded picture, with their weights. */
type Brush = readonly (readonly { readonly offset: number; readonly weight: number }[])[]

/**
 * Planes painted with a brush that lies along the forms: every pixel takes the mean of the calmest sectors of an ellipse
 * round it (anisotropic Kuwahara filter after Kyprianidis 2009, with 16 × 4 brushes made beforehand). The painting itself
 * is `calmRow` of `kernels.wat`: sums of variances above 9 (of 255²) make a sector count for nearly nothing.
 */
export function calmPlanes(
  planes: Planes,
  flow: PhotoFlow,
  {
    radiusPx,
    where,
  }: {
    readonly radiusPx: number
    /** Where it is 0 nobody asks for the colours: they stay 0. */
    readonly where?: Float32Array
  },
): Planes {
  const { width, height } = planes
  const border = Math.ceil(radiusPx * 1.8) + 1
  const stride = width + border * 2
  const brushes = Array.from({ length: TURNS * STRETCHES }, (_, index) =>
    makeBrush(radiusPx, Math.floor(index / STRETCHES), index % STRETCHES, stride),
  )
  const entries = brushes.reduce((sum, brush) => sum + evenCount(brush), 0)
  const count = width * height
  // What lies where in the kernels' memory.
  const planesAt = [0, count * 4, count * 8] as const
  const entriesAt = count * 12
  const brushesAt = entriesAt + entries * ENTRY_BYTES
  const whichAt = brushesAt + brushes.length * BRUSH_BYTES
  const paddedAt = (whichAt + count + 15) & ~15
  const paddedBytes = stride * (height + border * 2) * PIXEL_BYTES
  const { memory, calmRow } = kernelsWithRoom(paddedAt + paddedBytes)
  pad(planes, border, new Float32Array(memory.buffer, paddedAt, paddedBytes / 4))
  layBrushes(brushes, new DataView(memory.buffer), { entriesAt, brushesAt })
  chooseBrushes(flow, where, new Uint8Array(memory.buffer, whichAt, count))
  if (where) new Uint8Array(memory.buffer, 0, entriesAt).fill(0)
  for (let y = 0, at = 0; y < height; y += 1, at += width) {
    const place = paddedAt + ((y + border) * stride + border) * PIXEL_BYTES
    calmRow(place, whichAt + at, brushesAt, width, planesAt[0] + at * 4, planesAt[1] + at * 4, planesAt[2] + at * 4)
  }
  const [red, green, blue] = planesAt.map((from) => new Float32Array(memory.buffer, from, count).slice())
  return { width, height, red: red!, green: green!, blue: blue! }
}

/** Red, green, blue and the sum of their squares. */
const PIXEL_BYTES = 16
const ENTRY_BYTES = 8
const BRUSH_BYTES = (1 + SECTORS) * 4
const NO_BRUSH = 255

/** A padded picture, all that a brush asks of a pixel side by side. */
function pad(planes: Planes, border: number, result: Float32Array): void {
  const { width, height } = planes
  const stride = (width + border * 2) * 4
  for (let y = 0; y < height; y += 1) padRow(planes, { row: y * width, border }, result, (y + border) * stride)
  // What lies beyond is the outermost row again.
  const [first, last] = [border * stride, (height - 1 + border) * stride]
  for (let y = 0; y < border; y += 1) {
    result.copyWithin(y * stride, first, first + stride)
    result.copyWithin(last + (y + 1) * stride, last, last + stride)
  }
}

function padRow(
  { width, red, green, blue }: Planes,
  { row, border }: { readonly row: number; readonly border: number },
  result: Float32Array,
  start: number,
): void {
  const last = row + width - 1
  for (let x = -border, to = start; x < width + border; x += 1, to += 4) {
    const from = x < 0 ? row : x >= width ? last : row + x
    const r = red[from]!
    const g = green[from]!
    const b = blue[from]!
    result[to] = r
    result[to + 1] = g
    result[to + 2] = b
    result[to + 3] = r * r + g * g + b * b
  }
}

/** The kernel takes two pixels of a sector at a time. */
const evenCount = (brush: Brush) => brush.reduce((sum, { length }) => sum + length + (length % 2), 0)

function layBrushes(
  brushes: readonly Brush[],
  view: DataView,
  at: { readonly entriesAt: number; readonly brushesAt: number },
): void {
  let [entry, place] = [at.entriesAt, at.brushesAt]
  const put = (offset: number, weight: number) => {
    view.setInt32(entry, offset * PIXEL_BYTES, true)
    view.setFloat32(entry + 4, weight, true)
    entry += ENTRY_BYTES
  }
  const note = () => {
    view.setInt32(place, entry, true)
    place += 4
  }
  for (const brush of brushes) {
    note()
    for (const sector of brush) {
      for (const { offset, weight } of sector) put(offset, weight)
      if (sector.length % 2 === 1) put(0, 0)
      note()
    }
  }
}

/** Each pixel's brush lies along its form. */
function chooseBrushes(flow: PhotoFlow, where: Float32Array | undefined, which: Uint8Array): void {
  for (let from = 0; from < which.length; from += flow.width) chooseRow(flow, where, which, from)
}

function chooseRow(
  { width, dx, dy, strength }: PhotoFlow,
  where: Float32Array | undefined,
  which: Uint8Array,
  from: number,
): void {
  for (let at = from; at < from + width; at += 1) {
    if (where && where[at] === 0) {
      which[at] = NO_BRUSH
      continue
    }
    const turn = Math.round((Math.atan2(dy[at]!, dx[at]!) / Math.PI) * TURNS) & (TURNS - 1)
    which[at] = turn * STRETCHES + Math.round(strength[at]! * (STRETCHES - 1))
  }
}

function makeBrush(radiusPx: number, turn: number, stretch: number, stride: number): Brush {
  const angle = (turn * Math.PI) / TURNS
  const longer = 1 + (stretch / (STRETCHES - 1)) * 0.7
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const reach = Math.ceil(radiusPx * longer)
  const sectors: { offset: number; weight: number }[][] = Array.from({ length: SECTORS }, () => [])
  for (let y = -reach; y <= reach; y += 1) {
    for (let x = -reach; x <= reach; x += 1) {
      const u = (x * cos + y * sin) / (radiusPx * longer)
      const v = ((y * cos - x * sin) * longer) / radiusPx
      const far = u * u + v * v
      if (far > 1) continue
      const shares = sectorShares(u, v)
      const fade = Math.exp(-2 * far)
      for (const [sector, share] of shares.entries()) {
        if (share * fade > LEAST_WEIGHT) sectors[sector]!.push({ offset: y * stride + x, weight: share * fade })
      }
    }
  }
  return sectors.map((sector) => {
    const sum = sector.reduce((total, { weight }) => total + weight, 0)
    return sector.map(({ offset, weight }) => ({ offset, weight: weight / sum }))
  })
}

/** How much of a place of the unit disc belongs to each of the overlapping sectors; the middle belongs to all. */
function sectorShares(u: number, v: number): number[] {
  const shares = Array.from({ length: SECTORS }, (_, sector) => {
    const angle = (sector * 2 * Math.PI) / SECTORS
    const along = u * Math.cos(angle) + v * Math.sin(angle)
    const aside = v * Math.cos(angle) - u * Math.sin(angle)
    const share = Math.max(0, along + 0.33 - 3.77 * aside * aside)
    return share * share
  })
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.map((share) => share / sum)
}
