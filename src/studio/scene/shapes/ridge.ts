import type { Context2D } from '../../canvas.ts'

export interface Ridge {
  readonly color: string
  readonly fromX: number
  readonly toX: number
  /** Height of the crest above `baseY` at a share 0…1 of the way. */
  readonly height: (share: number) => number
  readonly baseY: number
  /** Where the land ends below. */
  readonly bottomY: number
  readonly steps?: number
}

/** Land with a flowing crest line: hills, dunes, tree lines far away. */
export function fillRidge(context: Context2D, ridge: Ridge): void {
  const steps = ridge.steps ?? 48
  context.fillStyle = ridge.color
  context.beginPath()
  context.moveTo(ridge.fromX, ridge.bottomY)
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps
    context.lineTo(ridge.fromX + (ridge.toX - ridge.fromX) * share, ridge.baseY - ridge.height(share))
  }
  context.lineTo(ridge.toX, ridge.bottomY)
  context.closePath()
  context.fill()
}

/** A rolling height curve of a few waves, 0…1, different for every random source. */
export function rollingHeights(random: () => number, waves: number): (share: number) => number {
  const parts = Array.from({ length: 3 }, (_, index) => ({
    frequency: waves * (1 + index * 0.9) * (0.8 + 0.4 * random()),
    phase: random() * 6.28,
    weight: [0.55, 0.3, 0.15][index]!,
  }))
  return (share) =>
    0.5 + parts.reduce((sum, part) => sum + Math.sin(share * part.frequency * 3.14 + part.phase) * part.weight, 0) * 0.5
}
