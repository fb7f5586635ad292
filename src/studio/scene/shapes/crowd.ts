import type { Context2D } from '../../canvas.ts'

/** Rows of people far away: heads and shoulders in a few colours, given as CSS colours; rows grow toward the viewer. */
export function drawCrowd(
  context: Context2D,
  random: () => number,
  crowd: {
    readonly fromX: number
    readonly toX: number
    readonly y: number
    /** Head to shoulder of the first row. */
    readonly size: number
    readonly rows: number
    /** How much lower and larger each row is than the one behind it. */
    readonly step: number
    readonly growth?: number
    readonly coats: readonly string[]
    readonly heads: readonly string[]
  },
): void {
  const pick = (colors: readonly string[]) => colors[Math.floor(random() * colors.length)]!
  for (let row = 0; row < crowd.rows; row += 1) {
    const size = crowd.size * (1 + row * (crowd.growth ?? 0))
    const y = crowd.y + row * crowd.step
    for (let x = crowd.fromX + random() * size; x < crowd.toX; x += size * (1.15 + 0.7 * random())) {
      const dy = (random() - 0.5) * size * 0.5
      context.fillStyle = pick(crowd.coats)
      context.beginPath()
      context.ellipse(x, y + dy + size * 1.3, size * 0.78, size * 0.95, 0, Math.PI, 0)
      context.fill()
      context.fillRect(x - size * 0.78, y + dy + size * 1.29, size * 1.56, size * 0.9)
      context.fillStyle = pick(crowd.heads)
      context.beginPath()
      context.ellipse(x, y + dy, size * 0.36, size * 0.46, 0, 0, Math.PI * 2)
      context.fill()
    }
  }
}
