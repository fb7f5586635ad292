import type { Context2D } from '../../canvas.ts'

/** A tree without leaves: a crooked trunk that forks four times; with `moss`, strands hang from its boughs. */
export function drawBareTree(
  context: Context2D,
  random: () => number,
  tree: {
    readonly x: number
    readonly baseY: number
    readonly height: number
    readonly color: string
    readonly moss?: string
  },
): void {
  context.strokeStyle = tree.color
  context.lineCap = 'round'
  const strands: (readonly [x: number, y: number, length: number])[] = []
  const grow = (x: number, y: number, angle: number, length: number, width: number, depth: number) => {
    const bend = (random() - 0.5) * 0.5
    const endX = x + Math.cos(angle) * length
    const endY = y + Math.sin(angle) * length
    context.lineWidth = width
    context.beginPath()
    context.moveTo(x, y)
    context.quadraticCurveTo(x + Math.cos(angle + bend) * length * 0.5, y + Math.sin(angle + bend) * length * 0.5, endX, endY)
    context.stroke()
    if (depth > 1 && random() < 0.7) strands.push([endX, endY, length * (0.3 + 0.5 * random())])
    if (depth === 4) return
    for (const turn of depth === 0 ? [-0.5, 0.08, 0.55] : [-0.45, 0.5])
      grow(endX, endY, angle + turn + (random() - 0.5) * 0.4, length * (0.56 + 0.2 * random()), width * 0.58, depth + 1)
  }
  grow(tree.x, tree.baseY, -Math.PI / 2 + (random() - 0.5) * 0.2, tree.height * 0.36, tree.height * 0.05, 0)
  context.lineCap = 'butt'
  if (!tree.moss) return
  context.fillStyle = tree.moss
  for (const [x, y, length] of strands) {
    context.beginPath()
    context.moveTo(x - length * 0.16, y)
    context.quadraticCurveTo(x - length * 0.06, y + length * 0.7, x, y + length)
    context.quadraticCurveTo(x + length * 0.08, y + length * 0.6, x + length * 0.16, y)
    context.fill()
  }
}
