import type { Canvas } from '../canvas.ts'
import type { Painting } from './stroke.ts'

/** Changes the pixels of a canvas with a pass that works on pixels. */
export function repaint(canvas: Canvas, pass: (painting: Painting) => void): void {
  const context = canvas.getContext('2d')
  const { width, height } = canvas
  const picture = context.getImageData(0, 0, width, height)
  pass({ width, height, data: picture.data })
  context.putImageData(picture, 0, 0)
}
