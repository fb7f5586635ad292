import { mixRgb, type Rgb } from '../color.ts'
import type { Proportions } from '../features/proportions.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { smoothStep } from './curve.ts'
import type { Mesh } from './grid.ts'
import { isWhiteFaced } from './is-white-faced.ts'

const WHITE: Rgb = [0.95, 0.94, 0.92]
const COVER = 0.93

/** Colours of the head's vertices where white make-up covers the face from the forehead to the chin; absent without it. */
export function whiteFaceColors(sheet: CharacterSheet, p: Proportions, { positions }: Mesh): Float32Array | undefined {
  if (!isWhiteFaced(sheet)) return undefined
  const top = p.browY - 0.4
  const middle = (top + p.chinY) / 2
  const halfHeight = (p.chinY - top) / 2 + 0.04
  const colors = new Float32Array(positions.length)
  for (let at = 0; at < positions.length; at += 3) {
    const away = Math.hypot(positions[at]! / 0.64, (positions[at + 1]! - middle) / halfHeight)
    const isFront = smoothStep(-0.02, 0.14, positions[at + 2]!)
    colors.set(mixRgb(sheet.skin.base, WHITE, COVER * isFront * smoothStep(1.06, 0.96, away)), at)
  }
  return colors
}
