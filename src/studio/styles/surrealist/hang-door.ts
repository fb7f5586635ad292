import type { Canvas, Context2D } from '../../canvas.ts'

const FRAME = 0.07

/** An open door that stands in the air; `view` is what one sees through it, as large as its opening. `x` is its middle, `y` its top. */
export function hangDoor(
  context: Context2D,
  view: Canvas,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const { width, height } = view
  const left = x - width / 2
  const frame = Math.max(1, width * FRAME)
  context.save()
  context.fillStyle = 'rgba(40,24,40,0.22)'
  context.beginPath()
  context.ellipse(x, y + height * 1.12, width * 0.75, height * 0.035, 0, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = '#5b3a33'
  context.fillRect(left - frame, y - frame, width + frame * 2, height + frame)
  context.fillStyle = '#8a5a48'
  context.fillRect(left - frame, y - frame, width + frame * 2, frame * 0.45)
  context.drawImage(view, left, y, width, height)
  // The leaf stands open, turned away from the viewer.
  const hinge = side > 0 ? left - frame * 0.4 : left + width + frame * 0.4
  const edge = hinge - side * width * 0.42
  const lean = height * 0.055
  const leaf = (inset: number, fill: string) => {
    const dx = (edge - hinge) * inset
    const dy = height * inset
    context.fillStyle = fill
    context.beginPath()
    context.moveTo(hinge + dx, y + dy)
    context.lineTo(edge - dx, y + lean + dy)
    context.lineTo(edge - dx, y + height + lean - dy)
    context.lineTo(hinge + dx, y + height - dy)
    context.closePath()
    context.fill()
  }
  leaf(0, '#a8453c')
  leaf(0.14, '#8b342f')
  leaf(0.2, 'rgba(179,82,69,0.6)')
  context.fillStyle = '#f2cf6b'
  context.beginPath()
  context.arc(edge + (hinge - edge) * 0.1, y + height * 0.56, Math.max(1, width * 0.045), 0, 2 * Math.PI)
  context.fill()
  context.restore()
}
