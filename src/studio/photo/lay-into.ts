import type { Picture } from '../canvas.ts'
import { blurPlane } from '../kernels/blur-plane.ts'
import type { GroundLight } from './ground-light.ts'

/** Shares of the picture's height: how far the ground's light reaches round an edge, and a shadow's softness. */
const WRAP = 0.012
const SHADOW = 0.035
const WRAP_STRENGTH = 0.42
const SHADOW_STRENGTH = 0.3

/**
 * Lays a placed cut-out over a ground of the same size: first its soft shadow away from the light and, where it stands in the
 * picture, under its feet; then itself, with the ground's light wrapped round its edges. `ground` is not changed.
 */
export function layInto(ground: Picture, placed: Picture, light: GroundLight): Picture {
  const { width, height } = ground
  const data = ground.data.slice()
  const cover = new Float32Array(width * height)
  for (let pixel = 0; pixel < cover.length; pixel += 1) cover[pixel] = placed.data[pixel * 4 + 3]! / 255
  const shade = shadowOf(cover, ground, light)
  const inner = blurPlane(cover, { width, height, radius: Math.max(1, height * WRAP), passes: 2 })
  const glow = [0, 1, 2].map((channel) => {
    const behind = new Float32Array(cover.length)
    for (let pixel = 0; pixel < behind.length; pixel += 1) behind[pixel] = ground.data[pixel * 4 + channel]!
    return blurPlane(behind, { width, height, radius: Math.max(1, height * WRAP * 1.6), passes: 2 })
  })
  for (let pixel = 0, at = 0; pixel < cover.length; pixel += 1, at += 4) {
    const share = cover[pixel]!
    // Half of the neighbourhood is the person's right at a straight edge.
    const wrap = share === 0 ? 0 : Math.min(1, Math.max(0, 1 - inner[pixel]!) * 1.6) * WRAP_STRENGTH
    for (let channel = 0; channel < 3; channel += 1) {
      const behind = ground.data[at + channel]! * (1 - shade[pixel]!)
      const own = placed.data[at + channel]!
      const around = glow[channel]![pixel]!
      // Screened, so that a bright ground shines over the edge and a dark one leaves it alone.
      const wrapped = own + wrap * (around * (1 - own / 255)) * (around / 255)
      data[at + channel] = behind + (wrapped - behind) * share
    }
    data[at + 3] = 255
  }
  return { width, height, data }
}

/** How much of the ground's light the person takes away, 0…1. */
function shadowOf(cover: Float32Array, { width, height }: Picture, { toward }: GroundLight): Float32Array {
  const shade = new Float32Array(cover.length)
  const radius = height * SHADOW
  const soft = blurPlane(cover, { width, height, radius, passes: 3 })
  const [shiftX, shiftY] = [Math.round(-toward[0] * radius * 1.2), Math.round(radius * 0.6)]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const fromX = Math.min(width - 1, Math.max(0, x - shiftX))
      const fromY = Math.min(height - 1, Math.max(0, y - shiftY))
      shade[y * width + x] = soft[fromY * width + fromX]! * SHADOW_STRENGTH
    }
  }
  addContact(shade, cover, width, height)
  return shade
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
