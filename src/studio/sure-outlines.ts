import type { Context2D, CreateCanvas } from './canvas.ts'

/**
 * Canvases on which the browser and the server fill the same outline with the same bytes.
 *
 * Skia fills convex outlines in another way than all others, and the edges differ by some shades. It decides that from the
 * outline's points, in single precision, either before or after the transform: Node's canvas always before, Chromium only
 * until six concave outlines wait to be drawn. A small smooth outline (a turned leaf, a petal) may be convex by one and not by
 * the other. So every outline that could be either gets a second part without length: nothing is drawn for it, and two parts
 * are never convex.
 */
export function withSureOutlines(createCanvas: CreateCanvas): CreateCanvas {
  return (widthPx, heightPx) => {
    const canvas = createCanvas(widthPx, heightPx)
    makeSure(canvas.getContext('2d'))
    return canvas
  }
}

/** A context is one object for each canvas, so its own methods may stand before those of its kind. */
function makeSure(context: Context2D): void {
  const { beginPath, moveTo, lineTo, ellipse, arc, fill } = context
  /** Where the outline begins; absent while it has nothing but rectangles. */
  let point: readonly [x: number, y: number] | undefined
  Object.assign(context, {
    beginPath() {
      point = undefined
      beginPath.call(context)
    },
    moveTo(x, y) {
      point = [x, y]
      moveTo.call(context, x, y)
    },
    lineTo(x, y) {
      point ??= [x, y]
      lineTo.call(context, x, y)
    },
    arc(x, y, radius, start, end, counterclockwise) {
      point ??= [x + radius * Math.cos(start), y + radius * Math.sin(start)]
      arc.call(context, x, y, radius, start, end, counterclockwise)
    },
    ellipse(x, y, rx, ry, rotation, start, end) {
      point ??= [x + rx * Math.cos(rotation), y + rx * Math.sin(rotation)]
      ellipse.call(context, x, y, rx, ry, rotation, start, end)
    },
    fill(rule = 'nonzero') {
      if (point) {
        moveTo.call(context, ...point)
        lineTo.call(context, ...point)
      }
      fill.call(context, rule)
    },
  } satisfies Partial<Context2D>)
}
