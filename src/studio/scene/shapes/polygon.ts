import type { Context2D } from '../../canvas.ts'

export type Point = readonly [x: number, y: number]

/** Fills a closed shape with straight sides. */
export function fillPolygon(context: Context2D, color: string, points: readonly Point[]): void {
  context.fillStyle = color
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.closePath()
  context.fill()
}

/** Fills a closed shape whose corners are rounded into one flowing line. */
export function fillSmooth(context: Context2D, color: string, points: readonly Point[]): void {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const at = (index: number) => points[index % points.length]!
  context.fillStyle = color
  context.beginPath()
  context.moveTo(...middle(at(points.length - 1), at(0)))
  for (let index = 0; index < points.length; index += 1) {
    context.quadraticCurveTo(...at(index), ...middle(at(index), at(index + 1)))
  }
  context.closePath()
  context.fill()
}
