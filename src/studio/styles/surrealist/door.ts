import type { Context2D } from '../../canvas.ts'

export interface Door {
  /** Its middle. */
  readonly x: number
  readonly y: number
  readonly height: number
  /** Radians. */
  readonly lean: number
  /** −1 when the light comes from the left. */
  readonly side: number
}

/** Width of a door for its height. */
const SHAPE = 0.46

/** A door that stands ajar in the air; behind it is another sky. */
export function drawDoor(context: Context2D, { x, y, height, lean, side }: Door): void {
  const width = height * SHAPE
  context.save()
  context.translate(x, y)
  context.rotate(lean)
  // The frame, its thickness on the dark side, and the other sky.
  context.fillStyle = 'rgb(84,60,84)'
  context.fillRect(-width * 0.6 - side * width * 0.08, -height * 0.53, width * 1.2, height * 1.06)
  context.fillStyle = 'rgb(232,200,168)'
  context.fillRect(-width * 0.6, -height * 0.55, width * 1.2, height * 1.1)
  const sky = context.createLinearGradient(0, -height / 2, 0, height / 2)
  sky.addColorStop(0, 'rgb(70,150,196)')
  sky.addColorStop(0.7, 'rgb(176,222,224)')
  sky.addColorStop(1, 'rgb(244,240,206)')
  context.fillStyle = sky
  context.fillRect(-width / 2, -height / 2, width, height)
  context.fillStyle = 'rgba(255,255,255,0.85)'
  for (const [cx, cy, radius] of [
    [-0.1, -0.12, 0.13],
    [0.06, -0.15, 0.16],
    [0.2, -0.11, 0.11],
  ] as const) {
    context.beginPath()
    context.arc(cx * width, cy * height, radius * width, 0, Math.PI * 2)
    context.fill()
  }
  // The leaf, turned away from its hinge.
  const hinge = (-side * width) / 2
  const edge = hinge + side * width * 0.42
  context.fillStyle = 'rgb(168,72,62)'
  context.beginPath()
  context.moveTo(hinge, -height / 2)
  context.lineTo(edge, -height * 0.43)
  context.lineTo(edge, height * 0.57)
  context.lineTo(hinge, height / 2)
  context.closePath()
  context.fill()
  context.fillStyle = 'rgb(134,52,54)'
  for (const [top, bottom] of [
    [-0.36, -0.04],
    [0.06, 0.44],
  ] as const) {
    context.beginPath()
    context.moveTo(hinge + (edge - hinge) * 0.2, top * height)
    context.lineTo(hinge + (edge - hinge) * 0.8, (top + 0.03) * height)
    context.lineTo(hinge + (edge - hinge) * 0.8, (bottom + 0.03) * height)
    context.lineTo(hinge + (edge - hinge) * 0.2, bottom * height)
    context.closePath()
    context.fill()
  }
  context.fillStyle = 'rgb(246,206,120)'
  context.beginPath()
  context.arc(hinge + (edge - hinge) * 0.88, height * 0.05, Math.max(0.6, width * 0.035), 0, Math.PI * 2)
  context.fill()
  context.restore()
}
