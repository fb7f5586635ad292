import type { Context2D } from '../../canvas.ts'
import { cssColor, mixRgb, type Rgb } from '../../color.ts'
import { between, type EyeMarks, type Place } from './face-marks.ts'
import type { FeatureLook } from './feature-look.ts'
import type { Iris } from './iris-of.ts'
import { fillForm, strokeTapered } from './pen.ts'

const WHITE: Rgb = [0.99, 0.98, 0.98]
const EYEBALL: Rgb = [0.93, 0.915, 0.92]
/** Of the eye's width: below this opening it is closed. */
const CLOSED = 0.1

interface EyeLook extends FeatureLook {
  readonly down: Place
}

/** One eye on an empty layer: white, iris with its glints, lash line, and the fold above it. */
export function drawEye(context: Context2D, eye: EyeMarks, iris: Iris, look: EyeLook): void {
  const { ink, open, lash, down } = look
  const isOpen = eye.openPx > eye.widthPx * CLOSED
  const upper = opened(eye.upper, eye, open, down)
  const lower = opened(eye.lower, eye, 1 + (open - 1) * 0.6, down)
  if (isOpen) {
    fillForm(context, [...upper, ...[...lower].reverse().slice(1, -1)], EYEBALL)
    context.globalCompositeOperation = 'source-atop'
    drawIris(context, eye, iris, look)
    // The upper lid throws its shadow on the eyeball.
    strokeTapered(context, upper, { widthPx: eye.widthPx * 0.2, color: [0.3, 0.2, 0.34], alpha: 0.34, blunt: 0.4 })
    context.globalCompositeOperation = 'source-over'
  }
  if (lash === 0) return
  strokeTapered(context, winged(upper), { widthPx: eye.widthPx * lash, color: ink, alpha: 0.96, blunt: 0.55 })
  strokeTapered(context, lower, { widthPx: eye.widthPx * lash * 0.3, color: ink, alpha: 0.55, blunt: 0.5 })
  const fold = upper.slice(1, 8).map(([x, y]): Place => [x - down[0] * eye.widthPx * 0.13, y - down[1] * eye.widthPx * 0.13])
  strokeTapered(context, fold, { widthPx: eye.widthPx * lash * 0.22, color: ink, alpha: 0.4, blunt: 0 })
}

/** Lids farther from the line between the corners. */
function opened(lid: readonly Place[], eye: EyeMarks, factor: number, down: Place): Place[] {
  return lid.map((place) => {
    const depth = (place[0] - eye.middle[0]) * down[0] + (place[1] - eye.middle[1]) * down[1]
    const more = depth * (factor - 1)
    return [place[0] + down[0] * more, place[1] + down[1] * more]
  })
}

/** The lash line runs a little beyond the outer corner. */
function winged(upper: readonly Place[]): Place[] {
  const [first, second] = [upper[0]!, upper[1]!]
  return [[first[0] + (first[0] - second[0]) * 0.7, first[1] + (first[1] - second[1]) * 0.1], ...upper]
}

function drawIris(
  context: Context2D,
  eye: EyeMarks,
  { middle, radiusPx, color }: Iris,
  { iris, glass, ink, open }: EyeLook,
): void {
  // A large iris stays between the corners.
  const [x, y] = between(middle, eye.middle, Math.min(0.6, (iris - 1) * 0.5))
  const rx = radiusPx * iris
  const ry = rx * (1 + 0.16 * glass * Math.min(1, open - 0.4))
  const deep: Rgb = mixRgb([color[0] * 0.35, color[1] * 0.35, color[2] * 0.4], ink, 0.3)
  const light: Rgb = mixRgb(color, [1, 1, 0.95], 0.35)
  disc(context, [x, y], rx, ry, deep)
  disc(context, [x, y + ry * 0.04], rx * 0.88, ry * 0.9, mixRgb(color, deep, 0.25 * glass))
  if (glass > 0.3) {
    disc(context, [x, y + ry * 0.42], rx * 0.7, ry * 0.46, mixRgb(color, light, 0.5 * glass))
    disc(context, [x, y + ry * 0.62], rx * 0.46, ry * 0.24, light, glass)
    disc(context, [x, y - ry * 0.6], rx * 0.92, ry * 0.42, deep, 0.6)
  }
  disc(context, [x, y], rx * 0.42, ry * 0.44, mixRgb(deep, ink, 0.7))
  disc(context, [x - rx * 0.36, y - ry * 0.4], rx * (0.17 + 0.07 * glass), ry * (0.17 + 0.07 * glass), WHITE)
  if (glass > 0.5) disc(context, [x + rx * 0.38, y + ry * 0.36], rx * 0.13, ry * 0.13, WHITE, 0.9)
}

function disc(context: Context2D, [x, y]: Place, rx: number, ry: number, color: Rgb, alpha = 1): void {
  context.fillStyle = cssColor(color, alpha)
  context.beginPath()
  context.ellipse(x, y, Math.max(0.3, rx), Math.max(0.3, ry), 0, 0, Math.PI * 2)
  context.fill()
}
