import type { Context2D } from '../../canvas.ts'
import { cssColor, mixRgb, type Rgb, rgbFromHex } from '../../color.ts'
import { randomFor } from '../../random.ts'
import { addGlow } from '../../scene/shapes/glow.ts'
import type { PictureSize } from '../style.ts'

const COLORS = ['#ff2f86', '#17e1ff', '#ffb52e', '#58ffb0'] as const
const WHITE: Rgb = [1, 1, 1]

/** Upright shop signs at both sides, near ones larger, in strokes that read as lettering without being any script. */
export function drawSigns(context: Context2D, { widthPx, heightPx }: PictureSize, seed: string): void {
  const random = randomFor(seed, 'shop signs')
  for (const side of [-1, 1] as const) {
    for (let sign = 0; sign < 3; sign += 1) {
      const hex = COLORS[Math.floor(random() * COLORS.length)]!
      const size = heightPx * (0.034 + sign * 0.017)
      const letters = 3 + Math.floor(random() * 3)
      const x = widthPx / 2 + side * widthPx * (0.25 + sign * 0.095)
      const y = heightPx * (0.08 + 0.2 * random())
      addGlow(context, { x, y: y + (letters * size) / 2, radius: letters * size * 1.3, hex, strength: 0.5 })
      context.fillStyle = 'rgba(8,6,22,0.82)'
      context.fillRect(x - size * 0.75, y - size * 0.3, size * 1.5, letters * size * 1.15 + size * 0.5)
      context.strokeStyle = cssColor(rgbFromHex(hex))
      context.lineWidth = Math.max(0.7, size * 0.07)
      context.beginPath()
      context.rect(x - size * 0.75, y - size * 0.3, size * 1.5, letters * size * 1.15 + size * 0.5)
      context.stroke()
      context.strokeStyle = cssColor(mixRgb(rgbFromHex(hex), WHITE, 0.45))
      context.lineWidth = Math.max(0.8, size * 0.13)
      context.beginPath()
      for (let letter = 0; letter < letters; letter += 1) {
        strokeLetter(context, random, { x: x - size * 0.36, y: y + letter * size * 1.15, size: size * 0.72 })
      }
      context.stroke()
      drawReflection(context, random, { x, width: size * 2.2, heightPx, color: rgbFromHex(hex) })
    }
  }
}

function strokeLetter(context: Context2D, random: () => number, { x, y, size }: { x: number; y: number; size: number }): void {
  const middle = y + size * (0.35 + 0.3 * random())
  context.moveTo(x, y + size * 0.08)
  context.lineTo(x + size, y + size * 0.08)
  context.moveTo(x + size * (0.25 + 0.5 * random()), y)
  context.lineTo(x + size * (0.15 + 0.6 * random()), y + size)
  if (random() < 0.7) {
    context.moveTo(x, middle)
    context.lineTo(x + size, middle)
  }
  if (random() < 0.5) {
    context.moveTo(x + size, y + size * 0.08)
    context.lineTo(x + size * 0.94, y + size)
  }
}

/** What a wet floor keeps of a sign: broken bars that fade downward. */
function drawReflection(
  context: Context2D,
  random: () => number,
  { x, width, heightPx, color }: { x: number; width: number; heightPx: number; color: Rgb },
): void {
  for (let bar = 0; bar < 9; bar += 1) {
    const share = bar / 9
    context.fillStyle = cssColor(color, 0.34 * (1 - share))
    const half = width * (0.2 + 0.35 * random())
    context.fillRect(x - half + (random() - 0.5) * width * 0.3, heightPx * (0.74 + 0.25 * share), half * 2, heightPx * 0.006)
  }
}
