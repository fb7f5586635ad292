import { seldomPart } from '#studio/seldom-parts.ts'
import { mixRgb, type Rgb } from '../color.ts'
import { isFlat, type Proportions } from '../features/proportions.ts'
import type { Vector } from '../math/matrix.ts'
import { MATERIAL, PART } from '../raster/figure-buffers.ts'
import type { Surface } from '../raster/surface.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { stepsFor } from './detail.ts'
import { gridMesh } from './grid.ts'
import { skullSlice } from './skull.ts'

const FINEST = { rings: 11, columns: 36 } as const
const LEAST = { rings: 5, columns: 14 } as const

/** How far and where to the tip of an ear is drawn out: toward the back, up, and sideways. */
const TIPS: Partial<Record<CharacterSheet['ears'], { back: number; up: number; narrow: number }>> = {
  pointed: { back: 0.2, up: 0.3, narrow: 0.42 },
  'long pointed': { back: 0.68, up: 0.34, narrow: 0.4 },
  fin: { back: 0.5, up: 0.22, narrow: 0.7 },
}

/** Both ears: at the sides of the head, or an animal's on top of it. */
export function buildEars(sheet: CharacterSheet, proportions: Proportions, detail = 1): Surface[] {
  switch (sheet.ears) {
    case 'none':
      return []
    case 'cat':
    case 'fox':
    case 'wolf':
    case 'dog':
    case 'rabbit':
    case 'bear':
    case 'mouse':
    case 'horse':
    case 'deer':
    case 'tufts':
      return seldomPart('animal ears')(sheet, proportions, sheet.ears)
    default:
      // The human form has its own.
      if (proportions.person) return []
      return [-1, 1].map((side) => buildEar(sheet, proportions, { side: side as -1 | 1, detail }))
  }
}

function buildEar(
  sheet: CharacterSheet,
  proportions: Proportions,
  { side, detail }: { side: -1 | 1; detail: number },
): Surface {
  const rings = stepsFor(detail, FINEST.rings, LEAST.rings)
  const columns = stepsFor(detail, FINEST.columns, LEAST.columns)
  const tip = TIPS[sheet.ears]
  // Of a modelled head an ear reaches from the brow to the base of the nose.
  const raised = isFlat(proportions.family) ? 0 : 0.05
  const middleY = proportions.eyeY * 0.45 + proportions.noseBaseY * 0.5 - 0.02 - raised
  const { halfWidth } = skullSlice(middleY, proportions)
  const root: Vector = [side * (halfWidth - 0.045), middleY, -0.1]
  const [high, wide] = [
    ((proportions.family === 'anime' ? 0.175 : 0.215) + raised * 0.4) * proportions.earScale,
    0.135 * proportions.earScale,
  ]
  const colors = new Float32Array((rings + 1) * columns * 3)
  const inner = mixRgb(sheet.skin.base, sheet.skin.blush, 0.45)
  const deep: Rgb = [inner[0] * 0.72, inner[1] * 0.6, inner[2] * 0.6]

  const mesh = gridMesh(
    { rows: rings + 1, columns, closed: true },
    (row, column) => {
      const ring = row / rings
      const turn = (column / columns) * 2 * Math.PI
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      // back: away from the face; down: the lobe is narrower than the top.
      let back = cos * ring * wide * (sin > 0 ? 1 - 0.2 * sin : 1) + wide * 0.75
      let down = sin * ring * high + (cos > 0 ? 0 : -0.02 * ring)
      if (tip) {
        const toTip = Math.atan2(-tip.up, tip.back)
        const off = Math.atan2(Math.sin(turn - toTip), Math.cos(turn - toTip))
        const pull = Math.exp(-((off / tip.narrow) ** 2)) * ring ** 1.5
        back += tip.back * pull
        down -= tip.up * pull
      }
      const shade = earRelief(ring, turn)
      mixInto(colors, (row * columns + column) * 3, { from: sheet.skin.base, to: deep, share: shade.dark })
      const out = shade.height * 0.9 + back * 0.42 * (proportions.drawn?.earsOut ?? 1)
      return [root[0] + side * (out + back * 0.12), root[1] + down, root[2] - back * 0.9 + shade.height * 0.5]
    },
    { inward: side > 0 },
  )
  return {
    part: side < 0 ? PART.earLeft : PART.earRight,
    material: MATERIAL.skin,
    color: sheet.skin.base,
    colors,
    doubleSided: true,
    ...mesh,
  }
}

/** The shell of an ear: bowl in the middle, inner fold, rolled rim. */
function earRelief(ring: number, turn: number): { height: number; dark: number } {
  const bowl = Math.exp(-((ring / 0.42) ** 2))
  const fold = Math.exp(-(((ring - 0.58) / 0.12) ** 2)) * (0.5 - 0.5 * Math.sin(turn))
  const rim = Math.exp(-(((ring - 0.93) / 0.1) ** 2))
  const groove = Math.exp(-(((ring - 0.76) / 0.09) ** 2)) * (0.6 - 0.4 * Math.sin(turn))
  return {
    height: 0.03 * ring - 0.045 * bowl + 0.02 * fold + 0.035 * rim - 0.02 * groove,
    dark: Math.min(1, 0.9 * bowl + 0.55 * groove),
  }
}

function mixInto(colors: Float32Array, at: number, { from, to, share }: { from: Rgb; to: Rgb; share: number }): void {
  colors.set(mixRgb(from, to, share), at)
}
