import type { Context2D } from '../../canvas.ts'
import type { Point } from './polygon.ts'
import { fillPolygon, fillSmooth } from './polygon.ts'

interface TreePlace {
  readonly x: number
  readonly baseY: number
  readonly height: number
}

/** A spruce: seven drooping tiers, the lit side a shade lighter. */
export function drawPine(
  context: Context2D,
  random: () => number,
  tree: TreePlace & { readonly lit: string; readonly shade: string; readonly lightSide: -1 | 1; readonly snow?: string },
): void {
  const { x, baseY, height } = tree
  fillPolygon(context, tree.shade, [
    [x - height * 0.018, baseY],
    [x + height * 0.018, baseY],
    [x, baseY - height * 0.6],
  ])
  const tiers = 7
  for (let tier = 0; tier < tiers; tier += 1) {
    const share = tier / tiers
    const top = baseY - height * (0.34 + 0.66 * (share + 0.03)) - height * 0.02
    const bottom = baseY - height * (0.1 + 0.86 * share)
    const half = height * 0.22 * (1 - share * 0.88) * (0.9 + 0.2 * random())
    const droop = height * 0.02
    const side = (sign: number): Point[] => [
      [x, Math.min(top, bottom - height * 0.12)],
      [x + sign * half * 0.45, bottom - height * 0.035],
      [x + sign * half, bottom + droop],
      [x + sign * half * 0.62, bottom - droop * 0.2],
      [x + sign * half * 0.34, bottom + droop * 0.9],
      [x, bottom],
    ]
    fillPolygon(context, tree.shade, side(-tree.lightSide))
    fillPolygon(context, tree.lit, side(tree.lightSide))
    if (!tree.snow) continue
    fillPolygon(context, tree.snow, [
      [x, Math.min(top, bottom - height * 0.12)],
      [x + tree.lightSide * half * 0.86, bottom + droop * 0.2],
      [x + tree.lightSide * half * 0.3, bottom - height * 0.03],
    ])
  }
}

/** A crown of leaves: a few round masses, each with a lit upper side. */
export function drawCrown(
  context: Context2D,
  random: () => number,
  crown: {
    readonly x: number
    readonly y: number
    readonly radius: number
    readonly lit: string
    readonly middle: string
    readonly shade: string
    readonly lightSide: -1 | 1
  },
): void {
  const masses = Array.from({ length: 7 }, (_, index) => {
    const angle = (index / 7) * Math.PI * 2 + random() * 0.6
    const reach = index === 0 ? 0 : crown.radius * 0.56
    return {
      x: crown.x + Math.cos(angle) * reach * 1.15,
      y: crown.y + Math.sin(angle) * reach * 0.75,
      radius: crown.radius * (0.42 + 0.16 * random()),
    }
  })
  const leafy = (cx: number, cy: number, radius: number, color: string) => {
    const bumps = 9
    const points: Point[] = []
    for (let bump = 0; bump < bumps * 2; bump += 1) {
      const angle = (bump / (bumps * 2)) * Math.PI * 2
      const reach = radius * (bump % 2 ? 0.86 : 1.08) * (0.94 + 0.12 * random())
      points.push([cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach])
    }
    fillSmooth(context, color, points)
  }
  for (const mass of masses) leafy(mass.x, mass.y + mass.radius * 0.1, mass.radius, crown.shade)
  for (const mass of masses)
    leafy(mass.x + crown.lightSide * mass.radius * 0.1, mass.y - mass.radius * 0.14, mass.radius * 0.78, crown.middle)
  for (const mass of masses.slice(0, 5)) {
    leafy(mass.x + crown.lightSide * mass.radius * 0.26, mass.y - mass.radius * 0.36, mass.radius * 0.4, crown.lit)
  }
  if (crown.radius < LEAST_LEAFY) return
  // Single leaves over the masses and beyond their edges: a near crown is no cloud.
  for (const [color, count, reach, up] of [
    [crown.shade, 34, 1.2, 0.3],
    [crown.middle, 54, 1.12, -0.05],
    [crown.lit, 30, 0.95, -0.32],
  ] as const) {
    context.fillStyle = color
    context.beginPath()
    for (let leaf = 0; leaf < count; leaf += 1) {
      const angle = random() * Math.PI * 2
      const far = Math.sqrt(random()) * crown.radius * reach
      const x = crown.x + Math.cos(angle) * far * 1.12 + crown.lightSide * crown.radius * (up < 0 ? 0.12 : 0)
      const y = crown.y + Math.sin(angle) * far * 0.85 + up * crown.radius * 0.5
      const size = crown.radius * (0.035 + 0.035 * random())
      context.moveTo(x + size, y)
      context.ellipse(x, y, size, size * 0.55, 0, 0, Math.PI * 2)
    }
    context.fill()
  }
}

/** Smaller crowns stand so far away that no leaf is seen. */
const LEAST_LEAFY = 75

/** A trunk that widens to its roots, with one branch on each side. */
export function drawTrunk(
  context: Context2D,
  trunk: {
    readonly x: number
    readonly topY: number
    readonly baseY: number
    readonly width: number
    readonly lean: number
    readonly lit: string
    readonly shade: string
    readonly lightSide: -1 | 1
  },
): void {
  const { x, topY, baseY, width, lean } = trunk
  const height = baseY - topY
  const outline = (inset: number, color: string, shift: number) =>
    fillSmooth(context, color, [
      [x + lean - width * 0.3 * inset + shift, topY],
      [x + lean + width * 0.3 * inset + shift, topY],
      [x + lean * 0.5 + width * 0.42 * inset + shift, topY + height * 0.5],
      [x + width * 0.55 * inset + shift, baseY - height * 0.1],
      [x + width * 0.95 * inset + shift, baseY + 8],
      [x, baseY + 14],
      [x - width * 0.95 * inset + shift, baseY + 8],
      [x - width * 0.55 * inset + shift, baseY - height * 0.1],
      [x + lean * 0.5 - width * 0.42 * inset + shift, topY + height * 0.5],
    ])
  outline(1, trunk.shade, 0)
  outline(0.5, trunk.lit, trunk.lightSide * width * 0.2)
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
  for (let blade = 0; blade < grass.count; blade += 1) {
    const x = grass.fromX + (grass.toX - grass.fromX) * ((blade + random()) / grass.count)
    const height = grass.height * (0.45 + 0.75 * random())
    const bend = (random() - 0.5) * height * 0.7
    const width = grass.height * 0.055
    context.fillStyle = grass.colors[blade % grass.colors.length]!
    context.beginPath()
    context.moveTo(x - width, grass.y)
    context.quadraticCurveTo(x - width * 0.3, grass.y - height * 0.6, x + bend, grass.y - height)
    context.quadraticCurveTo(x + width * 1.1, grass.y - height * 0.5, x + width, grass.y)
    context.fill()
  }
}
