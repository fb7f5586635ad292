import type { Form } from '../../body/load-form.ts'
import { isInMouth, zoneOf } from '../../body/zones.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import { eased } from './hair-kit.ts'
import type { Density } from './sow-roots.ts'

export type FacialHairKind = NonNullable<CharacterSheet['facialHair']>['kind']

/** Between nose and upper lip, on the base mesh; its ends reach to the corners of the mouth. */
const moustacheAt: Density = (x, y, z) => {
  const aside = Math.abs(x)
  const top = 6.8 - aside * 0.2
  const bottom = 6.675 - eased(aside, 0.12, 0.28) * 0.05
  const high = 1 - eased(y, top - 0.04, top + 0.02)
  return high * eased(y, bottom - 0.015, bottom + 0.02) * (1 - eased(aside, 0.24, 0.32)) * eased(z, 1.28, 1.36)
}

/** Round the chin, joined to the moustache beside the mouth. */
const goateeAt: Density = (x, y, z) => {
  const aside = Math.abs(x)
  const chin = (1 - eased(aside, 0.17, 0.27)) * (1 - eased(y, 6.42, 6.5)) * eased(z, 0.85, 1.05)
  const beside = eased(aside, 0.2, 0.25) * (1 - eased(aside, 0.29, 0.35)) * (1 - eased(y, 6.66, 6.72)) * eased(z, 1.2, 1.3)
  const underLip = (1 - eased(aside, 0.03, 0.07)) * (1 - eased(y, 6.47, 6.5)) * eased(z, 1.2, 1.3)
  return Math.max(chin, beside * eased(y, 6.3, 6.4), underLip)
}

/** Before the ears, over the cheeks and along the jaw, with a bare chin. */
const choppedAt: Density = (x, y) => eased(Math.abs(x), 0.33, 0.42) * eased(y, 6.1, 6.25)

/** How thick facial hair of a kind grows at a place of the base mesh, within the zone of beards. */
export function facialDensity(kind: FacialHairKind): Density {
  switch (kind) {
    case 'moustache':
    case 'handlebar moustache':
    case 'drooping moustache':
      return moustacheAt
    case 'goatee':
      return (x, y, z) => Math.max(goateeAt(x, y, z), moustacheAt(x, y, z))
    case 'mutton chops':
      return choppedAt
    default:
      // Thinner over the cheeks and beside the lower lip.
      return (x, y, z) => {
        const aside = Math.abs(x)
        const besideLip =
          eased(aside, 0.06, 0.1) * (1 - eased(aside, 0.2, 0.26)) * eased(y, 6.38, 6.46) * (1 - eased(y, 6.5, 6.56))
        return 1 - 0.3 * besideLip * eased(z, 1.2, 1.3)
      }
  }
}

/** About as far as vertices of the face are from each other, decimetres. */
const NEAR = 0.05

/** Of every vertex, how much hair may grow near it: between vertices the density itself decides. */
export function beardVertices(form: Form, density: Density): Float32Array {
  const zone = beardZone(form)
  for (let vertex = 0; vertex < form.skinCount; vertex += 1) {
    if (zone[vertex] === 0) continue
    const [x, y, z] = [form.base[vertex * 3]!, form.base[vertex * 3 + 1]!, form.base[vertex * 3 + 2]!]
    let most = density(x, y, z)
    for (const step of [-NEAR, NEAR])
      most = Math.max(most, density(x + step, y, z), density(x, y + step, z), density(x, y, z + step))
    if (most < 0.02) zone[vertex] = 0
    // Under the nose the density alone has the shape.
    else if (moustacheAt(x, y, z) > 0.02) zone[vertex] = 1
  }
  return zone
}

/** Of every vertex, how much of the beard's zone it is, with the moustache's. */
export function beardZone(form: Form): Float32Array {
  const zone = new Float32Array(form.vertexCount)
  zone.set(zoneOf(form, 'beard'))
  const lips = zoneOf(form, 'lips')
  for (let vertex = 0; vertex < form.skinCount; vertex += 1) {
    const at = vertex * 3
    const [x, y, z] = [form.base[at]!, form.base[at + 1]!, form.base[at + 2]!]
    const own = lips[vertex]! > 0.5 || isInMouth(x, y, z) ? 0 : moustacheAt(x, y, z)
    zone[vertex] = Math.max(zone[vertex]!, own)
  }
  return zone
}
