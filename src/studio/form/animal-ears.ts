import { mixRgb, type Rgb } from '../color.ts'
import type { Proportions } from '../features/proportions.ts'
import type { Vector } from '../math/matrix.ts'
import { MATERIAL, PART } from '../raster/figure-buffers.ts'
import type { Surface } from '../raster/surface.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { gridMesh } from './grid.ts'
import { cross, unit } from './vector.ts'

interface AnimalEar {
  readonly height: number
  readonly halfWidth: number
  /** Sideways lean of the tip. */
  readonly lean: number
  /** Where it sits: angle from the crown to the side, radians. */
  readonly aside: number
  /** Where it is widest, 0 root … 1 tip, and how blunt the tip is. */
  readonly belly: number
  readonly blunt: number
}

const KINDS = {
  cat: { height: 0.84, halfWidth: 0.36, lean: 0.14, aside: 0.66, belly: 0.12, blunt: 1 },
  fox: { height: 0.96, halfWidth: 0.36, lean: 0.2, aside: 0.68, belly: 0.2, blunt: 1.05 },
  wolf: { height: 0.84, halfWidth: 0.33, lean: 0.16, aside: 0.62, belly: 0.25, blunt: 1.2 },
  rabbit: { height: 1.35, halfWidth: 0.2, lean: 0.16, aside: 0.4, belly: 0.55, blunt: 2.4 },
  dog: { height: 0.66, halfWidth: 0.25, lean: 1.35, aside: 0.98, belly: 0.5, blunt: 2 },
  bear: { height: 0.36, halfWidth: 0.25, lean: 0.1, aside: 0.78, belly: 0.42, blunt: 2.6 },
  mouse: { height: 0.66, halfWidth: 0.42, lean: 0.3, aside: 0.82, belly: 0.5, blunt: 2.4 },
  horse: { height: 0.58, halfWidth: 0.17, lean: 0.05, aside: 0.5, belly: 0.35, blunt: 1.2 },
  deer: { height: 0.62, halfWidth: 0.2, lean: 0.95, aside: 0.92, belly: 0.5, blunt: 1.4 },
  tufts: { height: 0.42, halfWidth: 0.15, lean: 0.42, aside: 0.66, belly: 0.1, blunt: 0.7 },
} as const satisfies Partial<Record<CharacterSheet['ears'], AnimalEar>>

const ROWS = 16
const COLUMNS = 20

/** Ears stand on the hair: so much farther out than on a bald head. */
function hairUnder({ hair }: CharacterSheet): number {
  if (hair.kind === 'bald' || hair.kind === 'shaved') return 0
  return hair.volume * (hair.texture === 'curly' || hair.texture === 'coily' ? 1.5 : 0.7)
}

/** A pair of furred ears on top of the head, hollow in front, in the hair's colour. */
export function buildAnimalEars(sheet: CharacterSheet, { skullWidth }: Proportions, kind: keyof typeof KINDS): Surface[] {
  const ear = KINDS[kind]
  return ([-1, 1] as const).map((side) => {
    const reach = 1 + hairUnder(sheet)
    const root: Vector = [
      side * Math.sin(ear.aside) * 0.74 * skullWidth * reach,
      -0.1 - Math.cos(ear.aside) * 0.86 * reach,
      -0.06,
    ]
    const up = unit([side * (Math.sin(ear.aside) * 0.5 + ear.lean), -1, -0.06])
    const facing = unit([side * 0.32, 0.05, 1])
    const aside = unit(cross(facing, up))
    const colors = new Float32Array(ROWS * COLUMNS * 3)
    const tint = innerColor(sheet)
    const outer = coatOf(sheet)
    const mesh = gridMesh(
      { rows: ROWS, columns: COLUMNS, closed: true },
      (row, column) => {
        const along = row / (ROWS - 1)
        const turn = (column / COLUMNS) * 2 * Math.PI
        const rise =
          along < ear.belly
            ? 0.86 + 0.14 * (along / ear.belly)
            : Math.max(0.01, 1 - ((along - ear.belly) / (1 - ear.belly)) ** (1 + ear.blunt)) ** 0.85
        const half = ear.halfWidth * rise
        const across = Math.cos(turn)
        const front = Math.sin(turn)
        const hollow = front > 0 && Math.abs(across) < 0.74
        const depth = front > 0 ? 0.16 - 0.34 * (1 - across * across) : front * 0.3
        const base = hollow ? tint : outer
        colors.set(base, (row * COLUMNS + column) * 3)
        const out = (depth - 0.05) * half + 0.05 * along * along
        const high = along * ear.height - 0.08
        return [
          root[0] + aside[0] * across * half + facing[0] * out + up[0] * high,
          root[1] + aside[1] * across * half + facing[1] * out + up[1] * high,
          root[2] + aside[2] * across * half + facing[2] * out + up[2] * high,
        ]
      },
      { inward: false },
    )
    return {
      part: side < 0 ? PART.earLeft : PART.earRight,
      material: MATERIAL.fur,
      color: coatOf(sheet),
      colors,
      doubleSided: true,
      ...mesh,
    }
  })
}

/** An animal's ears have its coat, dark on a panda; a person's have the colour of the hair. */
function coatOf({ animal, skin, hair }: CharacterSheet): Rgb {
  if (!animal) return hair.color
  return animal.kind === 'panda' ? animal.dark : skin.base
}

function innerColor({ skin, hair, animal }: CharacterSheet): Rgb {
  if (animal) return mixRgb(mixRgb(animal.pale, [0.86, 0.56, 0.52], 0.3), skin.base, animal.kind === 'panda' ? 0 : 0.25)
  return mixRgb(mixRgb(skin.base, skin.blush, 0.5), hair.color, 0.12)
}
