import type { Form } from '../../body/load-form.ts'
import type { Subdivision } from '../../body/subdivide.ts'
import { subdivided } from '../../body/subdivide.ts'
import { vertexNormals } from '../../body/vertex-normals.ts'
import { liningOfMouth, zoneOf } from '../../body/zones.ts'
import { UPPER_LASHES } from '../hair/lash-rows.ts'
import { ease, fall } from './ease.ts'

/** Roots of the upper lashes, and places half way between them. */
const LASH_ROOTS: readonly Place[] = UPPER_LASHES.flatMap(([[x, y, z]], index) => {
  const [[nextX, nextY, nextZ]] = UPPER_LASHES[index + 1] ?? UPPER_LASHES[index]!
  return [[x, y, z] as const, [(x + nextX) / 2, (y + nextY) / 2, (z + nextZ) / 2] as const]
})

/** How much every vertex of the finer skin belongs to a region, 0 … 1. All are functions of the base mesh: alike for everybody. */
const REGIONS = {
  lips: (form) => {
    const zone = zoneOf(form, 'lips')
    return byVertex(form, (vertex) => ease(0.2, 0.62, zone[vertex]!))
  },
  /** Behind the lips. */
  mouth: liningOfMouth,
  /** Where closed lips meet. */
  lipLine: (form) =>
    byVertex(form, (_, x, y, z) => {
      const aside = Math.abs(x)
      return fall(y - 6.6 - 0.12 * x * x, 0.013) * ease(0.262, 0.22, aside) * ease(1.36, 1.42, z + 1.4 * x * x)
    }),
  nose: (form) => {
    const zone = zoneOf(form, 'noseTip')
    return byVertex(form, (vertex, x, y, z) =>
      Math.max(ease(0.15, 0.9, zone[vertex]!), fall(Math.abs(x) - 0.16, 0.08) * fall(y - 6.9, 0.1) * ease(1.3, 1.5, z)),
    )
  },
  nostrils: (form) =>
    byVertex(form, (_, x, y, z) => nearest([[0.088, 6.878, 1.572]], [Math.abs(x), y + (z - 1.572) * 0.25, z], 0.036)),
  cheeks: (form) => {
    const zone = zoneOf(form, 'cheeks')
    return byVertex(form, (vertex) => ease(0.05, 1.15, zone[vertex]!))
  },
  ears: (form) => {
    const zone = zoneOf(form, 'ears')
    return byVertex(form, (vertex, x) => ease(0.4, 0.9, zone[vertex]!) * ease(0.6, 0.72, Math.abs(x)))
  },
  underEyes: (form) => byVertex(form, (_, x, y, z) => fall(Math.abs(x) - 0.29, 0.17) * fall(y - 7.17, 0.075) * ease(1, 1.2, z)),
  /** Between brow and eye, and the rims of the lids. */
  sockets: (form) => byVertex(form, (_, x, y, z) => fall(Math.abs(x) - 0.29, 0.2) * fall(y - 7.32, 0.085) * ease(0.9, 1.15, z)),
  /** The rim of the upper lid, where its lashes grow; no more, or the whole lid would be dark when it shuts. */
  lashLine: (form) =>
    byVertex(form, (_, x, y, z) =>
      z > 1 ? nearest(LASH_ROOTS, [x < 0 ? -x : x, y, z], 0.0075) * ease(0.21, 0.27, x < 0 ? -x : x) : 0,
    ),
  innerEyes: (form) =>
    byVertex(form, (_, x, y, z) => fall(Math.abs(x) - 0.195, 0.05) * fall(y - 7.265, 0.06) * ease(0.9, 1.1, z)),
  forehead: (form) => byVertex(form, (_, _x, y, z) => ease(7.45, 7.75, y) * ease(0.7, 1.2, z)),
  beard: (form) => zoneOf(form, 'beard'),
  scalp: (form) => zoneOf(form, 'scalp'),
  neck: (form) => byVertex(form, (_, _x, y, z) => ease(6.25, 6, y) * ease(4.6, 5.1, y) * ease(-0.4, 0.3, z)),
  palms: (form) => facing(form, /^(wrist|metacarpal|finger)/, (_x, y) => ease(0.15, 0.55, -y)),
  soles: (form) => facing(form, /^(foot|toe)/, (_x, y) => ease(0.35, 0.75, -y)),
  knuckles: (form) => {
    const joints = endsOf(form, /^finger[2-5]-[12]/)
    return facing(
      form,
      /^(metacarpal|finger)/,
      (_x, y) => ease(-0.1, 0.3, y),
      (place) => nearest(joints, place, 0.1),
    )
  },
  nails: (form) => {
    const tips = endsOf(form, /^finger\d-3/, 'tail')
    return facing(
      form,
      /^finger\d-3/,
      (_x, y) => ease(0.45, 0.8, y),
      (place) => ease(0.12, 0.07, leastDistance(tips, place)),
    )
  },
  fingertips: (form) => {
    const tips = endsOf(form, /^finger\d-3/, 'tail')
    return facing(
      form,
      /^finger\d-3/,
      () => 1,
      (place) => ease(0.3, 0.1, leastDistance(tips, place)),
    )
  },
  joints: (form) => {
    const elbows = endsOf(form, /^lowerarm01/)
    const knees = endsOf(form, /^lowerleg01/)
    const normals = baseNormals(form)
    return byVertex(form, (vertex, x, y, z) => {
      const back = ease(0.1, -0.5, normals[vertex * 3 + 2]!)
      const front = ease(-0.1, 0.5, normals[vertex * 3 + 2]!)
      return nearest(elbows, [x, y, z], 0.45) * back + nearest(knees, [x, y, z], 0.6) * front
    })
  },
} as const satisfies Readonly<Record<string, (form: Form) => Float32Array>>

export type SkinRegion = keyof typeof REGIONS
export type SkinRegions = Readonly<Record<SkinRegion, Float32Array>>

const ofForms = new WeakMap<Form, SkinRegions>()
const ofMeshes = new WeakMap<Subdivision, SkinRegions>()

/** The regions of a form's skin, on its finer mesh; worked out once. */
export function skinRegions(form: Form, finer: Subdivision): SkinRegions {
  const whole = ofForms.get(form) ?? each(REGIONS, (of) => of(form))
  ofForms.set(form, whole)
  const regions = ofMeshes.get(finer) ?? each(whole, (region) => subdivided(region, finer, 1))
  ofMeshes.set(finer, regions)
  return regions
}

/** The same for every key of a table of regions. */
const each = <Value>(table: Readonly<Record<SkinRegion, Value>>, of: (value: Value) => Float32Array): SkinRegions =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, of(value)])) as Record<SkinRegion, Float32Array> // its keys

type Place = readonly [x: number, y: number, z: number]

function byVertex(form: Form, at: (vertex: number, x: number, y: number, z: number) => number): Float32Array {
  const { base, skinCount } = form
  return Float32Array.from({ length: skinCount }, (_, vertex) =>
    at(vertex, base[vertex * 3]!, base[vertex * 3 + 1]!, base[vertex * 3 + 2]!),
  )
}

const baseNormals = (form: Form) => vertexNormals(form.base, form.quads.get('skin') ?? [])

/** Of vertices that follow such bones: how their skin faces (x, y of its normal), and where it is. */
function facing(
  form: Form,
  bones: RegExp,
  faces: (x: number, y: number) => number,
  near: (place: Place) => number = () => 1,
): Float32Array {
  const normals = baseNormals(form)
  const isOf = form.header.bones.map(({ name }) => bones.test(name))
  return byVertex(form, (vertex, x, y, z) => {
    if (!isOf[form.bonesOf[vertex * 4]!]) return 0
    return faces(normals[vertex * 3]!, normals[vertex * 3 + 1]!) * near([x, y, z])
  })
}

/** One end of the bones of such a name, on the base mesh. */
function endsOf(form: Form, names: RegExp, end: 'head' | 'tail' = 'head'): Place[] {
  const { bones } = form.header
  return bones
    .filter(({ name }) => names.test(name))
    .map((bone) => {
      const [half, isMirrored] = bone[end]
      const own = form.own[half]!
      const at = (isMirrored ? form.twins[own]! : own) * 3
      return [form.base[at]!, form.base[at + 1]!, form.base[at + 2]!] as const
    })
}

function leastDistance(points: readonly Place[], [x, y, z]: Place): number {
  let least = Number.POSITIVE_INFINITY
  for (const [px, py, pz] of points) {
    const squared = (px - x) * (px - x) + (py - y) * (py - y) + (pz - z) * (pz - z)
    if (squared < least) least = squared
  }
  return Math.sqrt(least)
}

const nearest = (points: readonly Place[], place: Place, width: number) => fall(leastDistance(points, place), width)
