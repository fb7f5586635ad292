import type { Picture } from '../canvas.ts'
import { blurPlane } from '../kernels/blur-plane.ts'
import type { GroundLight } from './ground-light.ts'
import { type GridSize, rowsOf } from './resize-values.ts'

/** Shares of the picture's height: how far the ground's light reaches round an edge, and a shadow's softness. */
const WRAP = 0.012
const SHADOW = 0.035
const WRAP_STRENGTH = 0.42
const SHADOW_STRENGTH = 0.3

/** From this height on shadows and light are worked on at half the size: they are soft. */
const HALVED_FROM_PX = 512

/**
 * Lays a placed cut-out over a ground of the same size: first its soft shadow away from the light and, where it stands in the
 * picture, under its feet; then itself, with the ground's light wrapped round its edges. `ground` is not changed.
 */
export function layInto(ground: Picture, placed: Picture, light: GroundLight): Picture {
  const { width, height } = ground
  const data = ground.data.slice()
  const factor = height < HALVED_FROM_PX ? 1 : 2
  const few = { width: Math.ceil(width / factor), height: Math.ceil(height / factor) }
  const small = (picture: Picture, channel: number) => shrunkChannel(picture, channel, few, factor)
  const cover = small(placed, 3).map((value) => value / 255)
  const wrap = Math.max(1, (height * WRAP) / factor)
  const inner = blurPlane(cover, { ...few, radius: wrap, passes: 2 })
  const glow = [0, 1, 2].map((channel) => blurPlane(small(ground, channel), { ...few, radius: wrap * 1.6, passes: 2 }))
  const planes = [shadowOf(cover, few, light), inner, ...glow]
  const rows = planes.map((plane) => rowsOf(plane, few, ground))
  const [shade, inside, red, green, blue] = planes.map(() => new Float32Array(width)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const row: LightRow = { shade, inside, glow: [red, green, blue] }
  for (let y = 0; y < height; y += 1) {
    for (const [index, values] of [shade, inside, red, green, blue].entries()) rows[index]!(y, values)
    layRow(data, placed.data, row, y * width * 4)
  }
  return { width, height, data }
}

/** Of a row of pixels: the shadow on it, how far inside the person it is, and the ground's colours round it. */
interface LightRow {
  readonly shade: Float32Array
  readonly inside: Float32Array
  readonly glow: readonly [Float32Array, Float32Array, Float32Array]
}

function layRow(data: Uint8ClampedArray, placed: Uint8ClampedArray, { shade, inside, glow }: LightRow, start: number): void {
  for (let x = 0, at = start; x < shade.length; x += 1, at += 4) {
    const share = placed[at + 3]! / 255
    const lit = 1 - shade[x]!
    data[at + 3] = 255
    if (share === 0) {
      data[at] = data[at]! * lit
      data[at + 1] = data[at + 1]! * lit
      data[at + 2] = data[at + 2]! * lit
      continue
    }
    // Half of the neighbourhood is the person's right at a straight edge.
    const wrap = Math.min(1, Math.max(0, 1 - inside[x]!) * 1.6) * WRAP_STRENGTH
    for (let channel = 0; channel < 3; channel += 1) {
      const behind = data[at + channel]! * lit
      const own = placed[at + channel]!
      const around = glow[channel]![x]!
      // Screened, so that a bright ground shines over the edge and a dark one leaves it alone.
      const wrapped = own + wrap * (around * (1 - own / 255)) * (around / 255)
      data[at + channel] = behind + (wrapped - behind) * share
    }
  }
}

/** One channel of a picture, made `factor` times smaller by means of blocks. */
function shrunkChannel({ width, height, data }: Picture, channel: number, few: GridSize, factor: number): Float32Array {
  const values = new Float32Array(few.width * few.height)
  for (let y = 0; y < few.height; y += 1) {
    const below = Math.min(height - 1, y * factor + factor - 1)
    shrinkRow(data, values, {
      from: y * factor * width * 4 + channel,
      below: below * width * 4 + channel,
      to: y * few.width,
      width,
      factor,
    })
  }
  return values
}

function shrinkRow(
  data: Uint8ClampedArray,
  values: Float32Array,
  row: { readonly from: number; readonly below: number; readonly to: number; readonly width: number; readonly factor: number },
): void {
  const { from, below, to, width, factor } = row
  const count = Math.ceil(width / factor)
  for (let x = 0; x < count; x += 1) {
    const left = x * factor * 4
    const right = Math.min(width - 1, x * factor + factor - 1) * 4
    values[to + x] = (data[from + left]! + data[from + right]! + data[below + left]! + data[below + right]!) / 4
  }
}

/** How much of the ground's light the person takes away, 0…1. */
function shadowOf(cover: Float32Array, { width, height }: GridSize, { toward }: GroundLight): Float32Array {
  const shade = new Float32Array(cover.length)
  const radius = height * SHADOW
  const soft = blurPlane(cover, { width, height, radius, passes: 3 })
  const [shiftX, shiftY] = [Math.round(-toward[0] * radius * 1.2), Math.round(radius * 0.6)]
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(height - 1, Math.max(0, y - shiftY)) * width
    shiftRow(soft, shade, { row, to: y * width, width, shiftX })
  }
  addContact(shade, cover, width, height)
  return shade
}

function shiftRow(
  soft: Float32Array,
  shade: Float32Array,
  { row, to, width, shiftX }: { readonly row: number; readonly to: number; readonly width: number; readonly shiftX: number },
): void {
  for (let x = 0; x < width; x += 1) {
    shade[to + x] = soft[row + Math.min(width - 1, Math.max(0, x - shiftX))]! * SHADOW_STRENGTH
  }
}

/** A dark ellipse under the feet of whoever stands wholly in the picture. */
function addContact(shade: Float32Array, cover: Float32Array, width: number, height: number): void {
  const rows = Array.from({ length: height }, (_, y) => extentOf(cover, y, width))
  const lowest = rows.findLastIndex((row) => row !== undefined)
  if (lowest < 0 || lowest >= height - 2) return
  const feet = rows.slice(Math.max(0, Math.round(lowest - height * 0.04)), lowest + 1).filter((row) => row !== undefined)
  const [left, right] = [Math.min(...feet.map((row) => row.left)), Math.max(...feet.map((row) => row.right))]
  const [middleX, reachX] = [(left + right) / 2, ((right - left) / 2) * 1.25 + width * 0.01]
  const reachY = Math.max(height * 0.012, reachX * 0.22)
  const middleY = lowest - reachY * 0.35
  for (let y = Math.max(0, Math.floor(middleY - reachY * 1.6)); y < Math.min(height, middleY + reachY * 1.6); y += 1) {
    for (let x = Math.max(0, Math.floor(middleX - reachX * 1.6)); x < Math.min(width, middleX + reachX * 1.6); x += 1) {
      const distance = Math.hypot((x - middleX) / reachX, (y - middleY) / reachY)
      const dark = Math.max(0, 1 - distance / 1.5) ** 1.4 * 0.75
      shade[y * width + x] = Math.max(shade[y * width + x]!, dark)
    }
  }
}

function extentOf(cover: Float32Array, y: number, width: number): { left: number; right: number } | undefined {
  let [left, right] = [-1, -1]
  for (let x = 0; x < width; x += 1) {
    if (cover[y * width + x]! < 0.5) continue
    if (left < 0) left = x
    right = x
  }
  return left < 0 ? undefined : { left, right }
}
