import { bodyOfSheet } from '../body/body-of-sheet.ts'
import type { BodySheet } from '../body/cast-body.ts'
import { givenForm } from '../body/given-form.ts'
import { landmarkOf } from '../body/landmarks.ts'
import type { Form } from '../body/load-form.ts'
import { jointsOf } from '../body/pose-body.ts'
import type { FormManner } from '../body/stylisations.ts'
import { type BuildInManner, bodyInManner } from '../body/stylise.ts'
import type { Vector } from '../math/matrix.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { createRecent } from './recent.ts'

/**
 * Somebody on the human form, in half heads of their own (half of what lies between their crown and chin): x to the picture's
 * right, y down, z toward the viewer, as they stand with arms held away and a calm face.
 */
export interface Person {
  readonly form: Form
  readonly body: BodySheet
  /** How the form is moved away from life. */
  readonly manner: FormManner
  /** The body with what its face does, in the form's own space. */
  readonly build: BuildInManner
  /** Decimetres that half a head measures. */
  readonly halfHeadDm: number
  /** Every vertex in the form's own space. */
  readonly built: Float32Array
  /** Every vertex of the form in body space, whose origin lies between the collar bones. */
  readonly rest: Float32Array
  /** Where the origin of head space (crown y −1, chin y 1) lies in body space. */
  readonly headOrigin: Vector
  /** Both ends of every bone by its name, in body space. */
  readonly bones: ReadonlyMap<string, Bone>
  /** A point of the form's own space (decimetres, y up) in body space. */
  place(point: readonly [number, number, number]): Vector
  /** The same of many points, three numbers each. */
  placeAll(points: Float32Array): Float32Array
}

export interface Bone {
  readonly head: Vector
  readonly tail: Vector
}

/** How far before the middle of the head its brow is, in half heads: old and new heads are of one depth. */
const BROW_Z = 0.742
/** The depth of the shoulders' joints in body space. */
const SHOULDER_Z = -0.08

type Known = { readonly form: Form; readonly persons: Map<FormManner, Person | undefined> }

const known = new WeakMap<CharacterSheet, Known>()

/** The person of a sheet; undefined for those who have no human form, and where no form was given. */
export function personOf(sheet: CharacterSheet, manner: FormManner = 'real'): Person | undefined {
  const form = givenForm()
  if (!form) return undefined
  const before = known.get(sheet)
  const { persons } = before?.form === form ? before : { persons: new Map<FormManner, Person | undefined>() }
  if (persons.has(manner)) return persons.get(manner)
  const body = bodyOfSheet(sheet)
  const person = body && recentPerson(form, body, manner)
  persons.set(manner, person)
  known.set(sheet, { form, persons })
  return person
}

/** Who writes a description changes a word at a time: mostly it is still the same body, in a new sheet. */
const recent = createRecent<{ readonly form: Form; readonly key: string; readonly person: Person }>(4)

function recentPerson(form: Form, body: BodySheet, manner: FormManner): Person {
  const key = manner + JSON.stringify(body)
  const isMeant = (kept: { readonly form: Form; readonly key: string }) => kept.form === form && kept.key === key
  return recent.find(isMeant, () => ({ form, key, person: createPerson(form, body, manner) })).person
}

/** A body in half heads of its own, as in life unless a manner is named. */
export function createPerson(form: Form, sheet: BodySheet, manner: FormManner = 'real'): Person {
  const build = bodyInManner(form, sheet, manner)
  const body = build()
  const crown = landmarkOf(form, body, 'crown')
  const chin = landmarkOf(form, body, 'chinBottom')
  const brow = landmarkOf(form, body, 'browMiddle')
  const halfHeadDm = (crown[1] - chin[1]) / 2
  const joints = jointsOf(form, body)
  const boneOf = (name: string) => joints[form.header.bones.findIndex((bone) => bone.name === name)]!
  const collarY = boneOf('clavicle.L').head[1]
  const shoulderZ = boneOf('upperarm01.L').head[2]
  const place = ([x, y, z]: readonly [number, number, number]): Vector => [
    x / halfHeadDm,
    (collarY - y) / halfHeadDm,
    (z - shoulderZ) / halfHeadDm + SHOULDER_Z,
  ]
  const placeAll = (points: Float32Array) => {
    const placed = new Float32Array(points.length)
    for (let at = 0; at < placed.length; at += 3) {
      placed[at] = points[at]! / halfHeadDm
      placed[at + 1] = (collarY - points[at + 1]!) / halfHeadDm
      placed[at + 2] = (points[at + 2]! - shoulderZ) / halfHeadDm + SHOULDER_Z
    }
    return placed
  }
  const middle = place([0, (crown[1] + chin[1]) / 2, brow[2] - BROW_Z * halfHeadDm])
  return {
    form,
    body: sheet,
    manner,
    build,
    halfHeadDm,
    built: body,
    rest: placeAll(body),
    headOrigin: middle,
    bones: new Map(
      form.header.bones.map(({ name }, index) => {
        const { head, tail } = joints[index]!
        return [name, { head: place(head), tail: place(tail) }] as const
      }),
    ),
    place,
    placeAll,
  }
}
