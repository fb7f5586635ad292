import { mixRgb } from '../../color.ts'
import type { Proportions } from '../../features/proportions.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import type { AnimalKind } from '../../sheet/animal-kind.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import type { PartNumbers } from '../part-numbers.ts'
import { bar } from '../props/shapes.ts'
import { skullSlice } from '../skull.ts'

/** Length of the fur at the cheeks, half heads. */
const LENGTHS: Readonly<Partial<Record<AnimalKind, number>>> = { fox: 0.34, wolf: 0.32, cat: 0.22, tiger: 0.28, lion: 0.2, dog: 0.12, bear: 0.14, owl: 0.16, rabbit: 0.14, mouse: 0.1 } // biome-ignore format: one row
/** Of animals whose cheeks are of the lighter colour. */
const PALE: ReadonlySet<AnimalKind> = new Set(['fox', 'wolf', 'tiger'])
const TUFTS = [
  { y: 0.2, long: 0.62 },
  { y: 0.36, long: 0.9 },
  { y: 0.52, long: 1 },
  { y: 0.68, long: 0.78 },
  { y: 0.82, long: 0.5 },
] as const
const STEPS = 8

/** Tufts of fur that stand out from the cheeks and hide where the jaw meets the neck. */
export function buildRuff({ animal, skin }: CharacterSheet, proportions: Proportions, parts: PartNumbers): Surface[] {
  const reach = animal && LENGTHS[animal.kind]
  if (!animal || !reach) return []
  return [-1, 1].flatMap((side) =>
    TUFTS.map(({ y: share, long }): Surface => {
      const y = proportions.eyeY + share * (proportions.chinY - proportions.eyeY)
      const { halfWidth, widest } = skullSlice(y, proportions)
      const length = reach * long
      const points = Array.from({ length: STEPS }, (_, step): [number, number, number] => {
        const t = step / (STEPS - 1)
        return [
          side * (halfWidth * 0.8 + length * t * (1 - 0.15 * t)),
          y - 0.04 + length * (0.35 * t + 0.55 * t * t),
          widest - 0.02 - 0.06 * t,
        ]
      })
      return {
        part: parts.next(),
        material: MATERIAL.fur,
        color: PALE.has(animal.kind) && share > 0.3 ? mixRgb(animal.pale, skin.base, 0.12) : skin.base,
        ...bar(points, (t) => 0.13 * Math.max(0.03, 1 - t) ** 0.8, 10),
      }
    }),
  )
}
