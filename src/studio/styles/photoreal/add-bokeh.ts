import type { Canvas, CreateCanvas } from '../../canvas.ts'
import { cssColor, type Rgb } from '../../color.ts'
import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import type { SceneSheet } from '../../sheet/scene-sheet.ts'

/** Lights are looked for in a drawing of this height. */
const LOOK_PX = 80
/** A light is so much brighter than what is around it, and at least so bright. */
const LEAST_CONTRAST = 0.2
const LEAST_BRIGHTNESS = 0.5
const MOST_LIGHTS = 70
/** Brighter places on the whole have no lights that show. */
const DARK_ENOUGH = 0.46

/** Small lights of a dark place become discs, as they do behind somebody in a photograph. `radius` in thousandths of the height. */
export function addBokeh(
  canvas: Canvas,
  scene: SceneSheet,
  { createCanvas, radius }: { readonly createCanvas: CreateCanvas; readonly radius: number },
): void {
  const height = LOOK_PX
  const width = Math.max(1, Math.round((LOOK_PX * canvas.width) / canvas.height))
  const small = drawBackdrop(scene, { widthPx: width, heightPx: height, createCanvas, blurFar: 0, blurNear: 0 })
  const { data } = small.getContext('2d').getImageData(0, 0, width, height)
  const light = new Float32Array(width * height)
  let sum = 0
  for (let at = 0; at < light.length; at += 1) {
    light[at] = (data[at * 4]! * 0.34 + data[at * 4 + 1]! * 0.42 + data[at * 4 + 2]! * 0.24) / 255
    sum += light[at]!
  }
  if (sum / light.length > DARK_ENOUGH) return
  const context = canvas.getContext('2d')
  const unitPx = canvas.height / 1000
  const lookPx = canvas.height / height
  context.save()
  context.globalCompositeOperation = 'screen'
  for (const { x, y, color, strength } of findLights(light, data, width, height)) {
    const size = radius * unitPx * (0.8 + 0.45 * (((x * 7 + y * 13) % 10) / 10))
    const [cx, cy] = [(x + 0.5) * lookPx, (y + 0.5) * lookPx]
    const disc = context.createRadialGradient(cx, cy, 0, cx, cy, size)
    disc.addColorStop(0, cssColor(color, 0.3 * strength))
    disc.addColorStop(0.8, cssColor(color, 0.36 * strength))
    disc.addColorStop(0.92, cssColor(color, 0.5 * strength))
    disc.addColorStop(1, cssColor(color, 0))
    context.fillStyle = disc
    context.fillRect(cx - size, cy - size, size * 2, size * 2)
  }
  context.restore()
}

interface FoundLight {
  readonly x: number
  readonly y: number
  readonly color: Rgb
  readonly strength: number
}

/** The brightest spots that stand out of their surroundings, none right beside another. */
function findLights(light: Float32Array, data: Uint8ClampedArray, width: number, height: number): FoundLight[] {
  const spots: { at: number; contrast: number }[] = []
  for (let y = 3; y < height - 3; y += 1) {
    for (let x = 3; x < width - 3; x += 1) {
      const at = y * width + x
      const here = light[at]!
      if (here < LEAST_BRIGHTNESS) continue
      const around = (light[at - 3]! + light[at + 3]! + light[at - 3 * width]! + light[at + 3 * width]!) / 4
      if (here - around > LEAST_CONTRAST) spots.push({ at, contrast: here - around })
    }
  }
  const found: FoundLight[] = []
  for (const { at, contrast } of spots.toSorted((a, b) => b.contrast - a.contrast || a.at - b.at)) {
    const x = at % width
    const y = Math.floor(at / width)
    if (found.some((other) => Math.abs(other.x - x) + Math.abs(other.y - y) < 3)) continue
    const color: Rgb = [data[at * 4]! / 255, data[at * 4 + 1]! / 255, data[at * 4 + 2]! / 255]
    found.push({ x, y, color, strength: Math.min(1, 0.45 + contrast) })
    if (found.length === MOST_LIGHTS) break
  }
  return found
}
