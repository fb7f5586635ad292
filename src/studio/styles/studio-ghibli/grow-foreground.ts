import type { Context2D } from '../../canvas.ts'
import { cssColor, mixRgb, type Rgb, rgbFromHex } from '../../color.ts'
import { randomFor } from '../../random.ts'
import type { BackdropKind, SceneSheet } from '../../sheet/scene-sheet.ts'
import { farSide } from '../far-side.ts'
import type { PictureSize } from '../style.ts'

const GREEN_PLACES: ReadonlySet<BackdropKind> = new Set([
  'forest',
  'meadow',
  'garden',
  'mountains',
  'village',
  'river',
  'ruins',
  'park',
  'lake',
  'farm',
  'castle outside',
  'cherry avenue',
  'shrine',
])
const LEAVES = ['#1f5a33', '#3c8a3f', '#7dbb4a'] as const
const PETALS = ['#fff6ea', '#ffd84f', '#ff9db0', '#9fc4ff'] as const

/** Whether green things grow between the viewer and the figure. */
export function isGreen({ backdrop, weather }: SceneSheet): boolean {
  return GREEN_PLACES.has(backdrop) && weather !== 'snow'
}

/** A branch that hangs into an upper corner, grass and flowers along the lower edge: the frame of a summer's day. */
export function growForeground(context: Context2D, { widthPx, heightPx }: PictureSize, scene: SceneSheet): void {
  const random = randomFor(scene.seed, 'foreground')
  const unit = heightPx / 1000
  const width = widthPx / unit
  const tint = (hex: string): Rgb => {
    const color = rgbFromHex(hex)
    const { key } = scene.light
    return mixRgb([color[0] * key[0], color[1] * key[1], color[2] * key[2]], scene.light.air, 0.04)
  }
  context.save()
  context.setTransform(unit, 0, 0, unit, 0, 0)
  hangBranch(context, random, { width, side: -farSide(scene.light), tint })
  for (const side of [-1, 1] as const) growGrass(context, random, { width, side, tint })
  context.restore()
}

interface Plants {
  readonly width: number
  /** The sign of its x: 1 is the right. */
  readonly side: number
  readonly tint: (hex: string) => Rgb
}

/** Leaves in three tones, dark ones first, denser toward the corner. */
function hangBranch(context: Context2D, random: () => number, { width, side, tint }: Plants): void {
  const corner = side < 0 ? 0 : width
  for (const [tone, hex] of LEAVES.entries()) {
    const count = 64 - tone * 14
    for (let leaf = 0; leaf < count; leaf += 1) {
      const reach = random() ** 1.35
      const x = corner - side * (-20 + reach * Math.min(320, width * 0.4))
      const y = -30 + random() * 175 * (1 - reach * 0.75) - tone * 9
      const length = 26 + 22 * random()
      drawLeaf(context, { x, y, length, angle: Math.PI / 2 + side * (0.5 - reach) + (random() - 0.5) * 1.1 })
      context.fillStyle = cssColor(tint(hex))
      context.fill()
    }
  }
}

function growGrass(context: Context2D, random: () => number, { width, side, tint }: Plants): void {
  const corner = side < 0 ? 0 : width
  for (const [tone, hex] of LEAVES.entries()) {
    for (let blade = 0; blade < 34; blade += 1) {
      const reach = random() ** 1.5
      const x = corner - side * (-10 + reach * Math.min(330, width * 0.36))
      const height = (56 + 78 * random()) * (1 - reach * 0.72)
      const lean = (random() - 0.5) * 46 - side * 10
      context.beginPath()
      context.moveTo(x - 6, 1010)
      context.quadraticCurveTo(x - 3 + lean * 0.2, 1000 - height * 0.6, x + lean, 1000 - height)
      context.quadraticCurveTo(x + 6 + lean * 0.2, 1000 - height * 0.5, x + 7, 1010)
      context.closePath()
      context.fillStyle = cssColor(tint(hex))
      context.fill()
      if (tone !== 2 || random() > 0.24) continue
      drawFlower(context, { x: x + lean, y: 1000 - height, radius: 6 + 5 * random() }, PETALS[Math.floor(random() * 4)]!, tint)
    }
  }
}

function drawLeaf(context: Context2D, leaf: { x: number; y: number; length: number; angle: number }): void {
  const { x, y, length, angle } = leaf
  const tipX = x + Math.cos(angle) * length
  const tipY = y + Math.sin(angle) * length
  const sideX = -Math.sin(angle) * length * 0.36
  const sideY = Math.cos(angle) * length * 0.36
  context.beginPath()
  context.moveTo(x, y)
  context.quadraticCurveTo((x + tipX) / 2 + sideX, (y + tipY) / 2 + sideY, tipX, tipY)
  context.quadraticCurveTo((x + tipX) / 2 - sideX, (y + tipY) / 2 - sideY, x, y)
  context.closePath()
}

function drawFlower(
  context: Context2D,
  { x, y, radius }: { x: number; y: number; radius: number },
  hex: string,
  tint: Plants['tint'],
): void {
  context.fillStyle = cssColor(tint(hex))
  for (let petal = 0; petal < 5; petal += 1) {
    const angle = (petal / 5) * 2 * Math.PI
    context.beginPath()
    context.arc(x + Math.cos(angle) * radius * 0.75, y + Math.sin(angle) * radius * 0.75, radius * 0.62, 0, 2 * Math.PI)
    context.fill()
  }
  context.fillStyle = cssColor(tint('#e8a62c'))
  context.beginPath()
  context.arc(x, y, radius * 0.42, 0, 2 * Math.PI)
  context.fill()
}
