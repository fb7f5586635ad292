import type { Context2D } from '../../canvas.ts'
import type { Stage } from '../stage.ts'
import { GREEN, growLeaves, type Leaves } from './leaves.ts'
import type { Point } from './polygon.ts'
import { fillPolygon, fillSmooth } from './polygon.ts'

const TIERS = 12

/** A spruce: ragged tiers of boughs that hang and spread toward the ground, the lit side lighter. */
export function drawPine(
  context: Context2D,
  stage: Stage,
  tree: {
    readonly x: number
    readonly baseY: number
    readonly height: number
    readonly random: () => number
    readonly leaves?: readonly [lit: string, shade: string]
    readonly air?: number
    /** Colour of what lies on its boughs. */
    readonly snow?: string
  },
): void {
  const { x, baseY, height, random, leaves = ['#4f7f58', '#2c5148'], air = 0 } = tree
  const [lit, shade] = [stage.ink(leaves[0], air, 0.1), stage.ink(leaves[1], air, 0.5)]
  fillPolygon(context, shade, [
    [x - height * 0.016, baseY],
    [x + height * 0.016, baseY],
    [x, baseY - height],
  ])
  for (let tier = 0; tier < TIERS; tier += 1) {
    const share = (tier + 0.6 * random()) / TIERS
    const bottom = baseY - height * (0.07 + 0.87 * share)
    const half = height * 0.2 * (1 - share) ** 0.85 * (0.8 + 0.35 * random())
    const rise = height * (0.1 + 0.06 * (1 - share))
    const boughs = (color: string, from: number, to: number, lift: number) => {
      const points: Point[] = [[x, bottom - rise]]
      for (let step = 0; step <= 10; step += 1) {
        const across = from + ((to - from) * step) / 10
        const hang = step % 2 ? -0.25 - 0.2 * random() : 0.1 + 0.4 * random()
        points.push([x + across * half, bottom + (across * across * 0.3 + hang - lift) * height * 0.035])
      }
      fillPolygon(context, color, points)
    }
    boughs(shade, -1, 1, 0)
    const side = stage.lightSide
    boughs(lit, side < 0 ? -0.94 : -0.12, side < 0 ? 0.12 : 0.94, 0.5)
    if (tree.snow) boughs(tree.snow, side < 0 ? -0.86 : -0.3, side < 0 ? 0.3 : 0.86, 1.3)
  }
}

/** Masses of a crown on rings: how many, how far out, how large. */
const RINGS = [
  [7, 0.64, 0.44],
  [3, 0.24, 0.56],
] as const

const SMALL_RINGS = [
  [4, 0.5, 0.55],
  [1, 0, 0.6],
] as const

/** A crown of leaves: heaps of them, each with a lit top and a dark foot, the upper ones behind the lower. */
export function drawCrown(
  context: Context2D,
  stage: Stage,
  crown: {
    readonly x: number
    readonly y: number
    readonly radius: number
    readonly random: () => number
    readonly leaves?: Leaves
    /** Between the viewer and it. */
    readonly air?: number
  },
): void {
  const { random, radius, leaves = GREEN, air = 0 } = crown
  const [bright, dim] = growLeaves(stage, leaves, air)
  // Of a crown of a few pixels its middle is enough.
  const rings = radius * stage.unitPx < 14 ? SMALL_RINGS : RINGS
  const masses = rings.flatMap(([count, reach, size]) =>
    Array.from({ length: count }, (_, index) => {
      const angle = ((index + 0.7 * random()) / count) * Math.PI * 2
      return {
        dx: Math.cos(angle) * reach * 1.12 * (0.85 + 0.3 * random()),
        dy: Math.sin(angle) * reach * 0.84 * (0.85 + 0.3 * random()),
        half: size * (0.85 + 0.4 * random()),
        mirror: random() < 0.5 ? -1 : 1,
        turn: (random() - 0.5) * 0.9,
      }
    }),
  )
  for (const { dx, dy, half, mirror, turn } of masses.toSorted((a, b) => a.dy - b.dy)) {
    const isLit = dx * stage.lightSide * 0.7 - dy + (random() - 0.5) * 0.5 > -0.12
    context.save()
    context.translate(crown.x + dx * radius, crown.y + dy * radius)
    context.rotate(turn)
    context.scale(mirror, 1)
    const size = half * radius * 1.3
    context.drawImage(isLit ? bright : dim, -size, -size, size * 2, size * 2)
    context.restore()
  }
}

/** A trunk that widens to its roots, with furrows along its bark, one side lit. */
export function drawTrunk(
  context: Context2D,
  stage: Stage,
  trunk: {
    readonly x: number
    readonly topY: number
    readonly baseY: number
    readonly width: number
    readonly lean: number
    readonly bark?: string
    readonly air?: number
  },
): void {
  const { x, topY, baseY, width, lean, bark = '#7a6048', air = 0 } = trunk
  const height = baseY - topY
  fillSmooth(context, stage.ink(bark, air, 0.85), [
    [x + lean - width * 0.3, topY],
    [x + lean + width * 0.3, topY],
    [x + lean * 0.5 + width * 0.42, topY + height * 0.5],
    [x + width * 0.55, baseY - height * 0.1],
    [x + width * 0.95, baseY + 8],
    [x, baseY + 14],
    [x - width * 0.95, baseY + 8],
    [x - width * 0.55, baseY - height * 0.1],
    [x + lean * 0.5 - width * 0.42, topY + height * 0.5],
  ])
  const random = stage.random(`bark ${Math.round(x)}`)
  const furrows = Math.min(14, Math.max(2, Math.round((width * stage.unitPx) / 4)))
  context.lineCap = 'round'
  for (let furrow = 0; furrow < furrows; furrow += 1) {
    const across = (((furrow + random()) / furrows) * 2 - 1) * 0.86
    const toLight = 0.5 - 0.5 * across * stage.lightSide
    context.strokeStyle = stage.ink(bark, air, Math.min(1, Math.max(0, toLight * 1.1 - 0.15 + (random() - 0.5) * 0.5)))
    context.lineWidth = (width / furrows) * (0.5 + 0.9 * random())
    context.globalAlpha = 0.75
    const from = topY + random() * height * 0.3
    context.beginPath()
    context.moveTo(x + lean * (1 - (from - topY) / height) + across * width * 0.3, from)
    context.quadraticCurveTo(x + lean * 0.4 + across * width * 0.4, topY + height * 0.55, x + across * width * 0.62, baseY)
    context.stroke()
  }
  context.globalAlpha = 1
}

/** Blades of grass or reed along a line. */
export function drawGrass(
  context: Context2D,
  random: () => number,
  grass: {
    readonly fromX: number
    readonly toX: number
    readonly y: number
    readonly height: number
    readonly count: number
    readonly colors: readonly string[]
  },
): void {
  const { colors, count, fromX, toX, y } = grass
  const width = grass.height * 0.055
  for (const [tone, color] of colors.entries()) {
    context.fillStyle = color
    context.beginPath()
    for (let blade = tone; blade < count; blade += colors.length) {
      const x = fromX + (toX - fromX) * ((blade + random()) / count)
      const foot = y + (random() - 0.5) * grass.height * 0.5
      const height = grass.height * (0.45 + 0.75 * random())
      const bend = (random() - 0.5) * height * 0.7
      context.moveTo(x - width, foot)
      context.quadraticCurveTo(x - width * 0.3, foot - height * 0.6, x + bend, foot - height)
      context.quadraticCurveTo(x + width * 1.1, foot - height * 0.5, x + width, foot)
    }
    context.fill()
  }
}
