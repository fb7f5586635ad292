import { zoneOf } from '../../body/zones.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import type { Person } from '../person-of.ts'
import { clamp, eased, mix } from './hair-kit.ts'

/** How far the hairline has gone back. */
const LOST = { temples: 0.75, crown: 1, top: 0 } as const
/** Few and thick, they would leave bare patches where hair is thin. */
export const ROPES: ReadonlySet<CharacterSheet['hair']['kind']> = new Set(['dreadlocks', 'box braids', 'cornrows'])
/** Heights on the base mesh between which a fade goes from skin to hair. */
const FADE = [7.2, 7.85] as const

/** How thick hair grows on every vertex of the skin, 0 … 1: of men it draws back from the temples and thins on the crown. */
export function scalpDensity({ person }: { readonly person: Pick<Person, 'form'> }, sheet: CharacterSheet): Float32Array {
  const { form } = person
  const zone = zoneOf(form, 'scalp')
  const { lost, kind, isFaded } = sheet.hair
  const receding = lost ? LOST[lost] : ROPES.has(kind) ? 0 : recessionOf(sheet)
  const thinning = lost === 'crown' ? 0.9 : clamp((sheet.ageYears - 60) / 60) * 0.5
  const density = new Float32Array(form.vertexCount)
  for (let vertex = 0; vertex < form.skinCount; vertex += 1) {
    const [x, y, z] = [form.base[vertex * 3]!, form.base[vertex * 3 + 1]!, form.base[vertex * 3 + 2]!]
    if (zone[vertex]! <= 0) continue
    const aside = Math.abs(x)
    // The corners above the temples first, then the forehead between them.
    const corner = eased(aside, 0.12, 0.42) * (1 - eased(aside, 0.55, 0.75))
    const line = 7.9 + receding * (0.1 + 0.55 * corner)
    const front = z > 0.5 ? eased(y + (z - 1.2) * 0.25, line - 0.16, line + 0.14) : 1
    // Beside the temples, before the ears, it stays.
    const backed = 1 - eased(z, 0.5, 0.8) * (1 - front) * (1 - eased(aside, 0.5, 0.64))
    const crown = 1 - receding * 0.75 * (1 - eased(x * x + (z + 0.1) * (z + 0.1), 0.02, 0.3)) * eased(y, 8, 8.3)
    // A ring from ear to ear round the back is what is kept last.
    const ring = lost === 'top' ? 1 - eased(y - aside * 0.15 + eased(z, -0.2, 0.7) * 0.12, 7.56, 7.78) : 1
    const faded = kind === 'undercut' && isFaded ? mix(0.08, 1, eased(y, ...FADE)) : 1
    density[vertex] = zone[vertex]! * (receding > 0 ? backed : 1) * crown * (1 - thinning * 0.5) * ring * faded
  }
  return density
}

/** 0 … 1; some men keep their hair, which their seed decides. */
export function recessionOf({ masculinity, ageYears, seed }: CharacterSheet): number {
  if (masculinity < 0.5) return 0
  let luck = 0
  for (let index = 0; index < seed.length; index += 1) luck = (luck * 31 + seed.charCodeAt(index)) % 101
  return clamp((ageYears - 28) / 50) * (0.25 + (luck / 100) * 0.75)
}
