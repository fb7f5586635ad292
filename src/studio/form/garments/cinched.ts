import type { PosedBody } from '../../person/body-fields.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import type { Bench } from '../bench.ts'
import { mix, smoothStep } from '../curve.ts'
import type { Field } from '../field/field.ts'
import type { Stand } from '../stand.ts'
import { trunkOnSkin } from './cloth-on-skin.ts'
import { topCutOf } from './cuts.ts'

/** Half heads above and below a belt over which cloth comes back to how it hangs. */
const GATHERS = 0.75

/** Where something goes tightly round the waist, over what is worn on the trunk of a real body. */
interface Girdle {
  readonly y: number
  readonly half: number
}

/** The belt somebody wears. */
function beltOf({ skeleton }: Stand, { garments }: Pick<CharacterSheet, 'garments'>): Girdle | undefined {
  const belt = garments.find(({ kind }) => kind === 'belt')
  if (!belt) return undefined
  return { y: skeleton.waistY + 0.32 * skeleton.tall, half: belt.cut === 'obi' ? 0.3 : belt.cut === 'tool belt' ? 0.17 : 0.13 }
}

/** The sash of a wrapped robe. */
export function sashOf({ skeleton }: Stand, isKimono: boolean): Girdle {
  return { y: skeleton.waistY, half: isKimono ? 0.55 : 0.25 }
}

/** The girdle over what somebody wears, where there is one. */
function girdleOf({ stand, sheet }: Bench): Girdle | undefined {
  const wrapped = sheet.garments.find((garment) => topCutOf(garment)?.front === 'wrap')
  return wrapped ? sashOf(stand, wrapped.kind === 'kimono') : beltOf(stand, sheet)
}

/** Cloth drawn in where a belt or sash goes round it; `smooth` takes its folds away there. */
export function cinched(
  bench: Bench,
  body: PosedBody,
  { cloth, offset }: { cloth: Field; offset: number },
): { readonly cloth: Field; readonly smooth: (share: Field) => Field } {
  const girdle = girdleOf(bench)
  if (!girdle) return { cloth, smooth: (share) => share }
  const { y: middle, half } = girdle
  const tight = trunkOnSkin(bench.stand, body, { offset: offset * 0.85, hang: 0.2 })
  return {
    cloth: (x, y, z) => {
      const away = Math.abs(y - middle) - half
      const distance = cloth(x, y, z)
      if (away > GATHERS) return distance
      const held = tight(x, y, z)
      return held > distance ? mix(held, distance, smoothStep(0, GATHERS, away)) : distance
    },
    smooth: (share) => (x, y, z) => share(x, y, z) * smoothStep(0, 0.3, Math.abs(y - middle) - half),
  }
}
