import type { Context2D } from '../canvas.ts'
import { cssColor, type Rgb } from '../color.ts'
import { mix } from '../form/curve.ts'
import { faceRelief } from '../form/face-relief.ts'
import { skullFrontZ } from '../form/skull.ts'
import { apply, type Matrix } from '../math/matrix.ts'
import { pixelOf, type View } from '../raster/view.ts'
import type { FacePlace } from './landmarks.ts'
import type { Proportions } from './proportions.ts'

type Pixel = readonly [xPx: number, yPx: number]

interface PenOptions {
  readonly proportions: Proportions
  readonly headPlace: Matrix
  readonly view: View
}

/** Stroke width along the line, 0 start … 1 end, as a share of the full width. */
export type Taper = (along: number) => number

export const TAPER = {
  /** Thin at both ends. */
  both: (along: number) => Math.sin(Math.PI * Math.min(1, Math.max(0, along))) ** 0.7,
  /** Swells toward the end, then stops in a point. */
  wing: (along: number) => (0.35 + 0.65 * Math.min(1, along * 1.5)) * Math.min(1, (1.0001 - along) * 6) ** 0.6,
  /** Full from the start, thinning away. */
  out: (along: number) => Math.min(1, along * 12 + 0.25) * (1 - along) ** 0.6,
  even: () => 1,
} as const satisfies Record<string, Taper>

/** Draws on the face: places go through the head's surface, so that everything foreshortens with the turn of the head. */
export interface FacePen {
  readonly context: Context2D
  /** Pixels per half head. */
  readonly unitPx: number
  toPixel(place: FacePlace): Pixel
  fill(outline: readonly FacePlace[], color: Rgb, alpha?: number): void
  /** A line that swells and tapers like ink; `width` in half heads. */
  stroke(line: readonly FacePlace[], options: { width: number; color: Rgb; alpha?: number; taper?: Taper }): void
  /** A soft round stain. */
  stain(place: FacePlace, options: { halfWidth: number; halfHeight: number; color: Rgb; alpha: number; core?: number }): void
  withMode(mode: Context2D['globalCompositeOperation'], draw: () => void): void
}

/** Of how much a near eye goes round the skull: whole, it would be wider than from the front and far larger than the other. */
const NEAR_EYE_ROUNDS = 0.45

/** `smoothAt`: places near it lie on the smooth skull, sunk as deep as there (an eye is a ball, not a dent). */
export function createFacePen(context: Context2D, { proportions, headPlace, view }: PenOptions, smoothAt?: FacePlace): FacePen {
  const sunk = smoothAt && faceRelief(smoothAt[0], smoothAt[1], proportions)
  const isNear = smoothAt && proportions.drawn && smoothAt[0] * headPlace[2] < 0
  const middleZ = isNear ? skullFrontZ(smoothAt[0], smoothAt[1], proportions) : 0
  const toPixel = ([x, y]: FacePlace): Pixel => {
    const front = skullFrontZ(x, y, proportions)
    const z = (isNear ? mix(middleZ, front, NEAR_EYE_ROUNDS) : front) + (sunk ?? faceRelief(x, y, proportions))
    return pixelOf(view, apply(headPlace, [x, y, z]))
  }
  const trace = (pixels: readonly Pixel[]) => {
    context.beginPath()
    pixels.forEach(([x, y], index) => {
      if (index === 0) context.moveTo(x, y)
      else context.lineTo(x, y)
    })
    context.closePath()
  }
  return {
    context,
    unitPx: view.unitPx,
    toPixel,
    fill(outline, color, alpha = 1) {
      trace(outline.map(toPixel))
      context.fillStyle = cssColor(color, alpha)
      context.fill()
    },
    stroke(line, { width, color, alpha = 1, taper = TAPER.both }) {
      trace(inkOutline(line.map(toPixel), (along) => 0.5 * width * view.unitPx * taper(along)))
      context.fillStyle = cssColor(color, alpha)
      context.fill()
    },
    stain(place, { halfWidth, halfHeight, color, alpha, core = 0 }) {
      const [x, y] = toPixel(place)
      const [rightX, rightY] = toPixel([place[0] + halfWidth * 0.5, place[1]])
      const [leftX, leftY] = toPixel([place[0] - halfWidth * 0.5, place[1]])
      const radius = halfHeight * view.unitPx
      const gradient = context.createRadialGradient(0, 0, radius * core, 0, 0, radius)
      gradient.addColorStop(0, cssColor(color, alpha))
      gradient.addColorStop(0.55, cssColor(color, alpha * 0.45))
      gradient.addColorStop(1, cssColor(color, 0))
      context.save()
      context.transform((rightX - leftX) / radius, (rightY - leftY) / radius, 0, 1, x, y)
      context.fillStyle = gradient
      context.fillRect(-radius, -radius, 2 * radius, 2 * radius)
      context.restore()
    },
    withMode(mode, draw) {
      const before = context.globalCompositeOperation
      context.globalCompositeOperation = mode
      draw()
      context.globalCompositeOperation = before
    },
  }
}

function inkOutline(pixels: readonly Pixel[], halfWidthPx: (along: number) => number): Pixel[] {
  const left: Pixel[] = []
  const right: Pixel[] = []
  const last = pixels.length - 1
  pixels.forEach(([x, y], index) => {
    const before = pixels[Math.max(0, index - 1)]!
    const after = pixels[Math.min(last, index + 1)]!
    const dx = after[0] - before[0]
    const dy = after[1] - before[1]
    const length = Math.hypot(dx, dy) || 1
    const half = halfWidthPx(index / last)
    left.push([x + (dy / length) * half, y - (dx / length) * half])
    right.push([x - (dy / length) * half, y + (dx / length) * half])
  })
  return [...left, ...right.reverse()]
}

/** A smooth line through places (Catmull–Rom), `steps` pieces between two. */
export function smoothLine(places: readonly FacePlace[], steps = 8): FacePlace[] {
  const line: FacePlace[] = []
  for (let index = 0; index < places.length - 1; index += 1) {
    const a = places[Math.max(0, index - 1)]!
    const b = places[index]!
    const c = places[index + 1]!
    const d = places[Math.min(places.length - 1, index + 2)]!
    for (let step = 0; step < steps; step += 1) {
      line.push([spline(a[0], b[0], c[0], d[0], step / steps), spline(a[1], b[1], c[1], d[1], step / steps)])
    }
  }
  line.push(places[places.length - 1]!)
  return line
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}

/** Points round an ellipse. */
export function ring([x, y]: FacePlace, halfWidth: number, halfHeight: number, steps = 28): FacePlace[] {
  return Array.from({ length: steps }, (_, step) => {
    const turn = (step / steps) * 2 * Math.PI
    return [x + Math.cos(turn) * halfWidth, y + Math.sin(turn) * halfHeight] as const
  })
}
