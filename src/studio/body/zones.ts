import { beardAt, scalpAt } from './hair-zones.ts'
import type { Form } from './load-form.ts'
import { findTarget } from './targets.ts'

/** Parts of the skin, each with the morph targets that move it and little else. */
const MOVED_BY = {
  lips: ['mouth/mouth-upperlip-volume-incr', 'mouth/mouth-lowerlip-volume-incr'],
  noseTip: ['nose/nose-volume-incr'],
  cheeks: ['cheek/*-cheek-volume-incr'],
  ears: ['ears/*-ear-scale-incr'],
  underEyes: ['eyes/*-eye-bag-incr'],
  lids: ['expression/units/caucasian/eye-*-closure'],
  brows: ['expression/units/caucasian/eyebrows-*-up'],
  laughLines: ['mouth/mouth-laugh-lines-in'],
  chin: ['chin/chin-prominent-incr'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Zone = keyof typeof MOVED_BY | 'scalp' | 'beard'

const known = new WeakMap<Form, Map<Zone, Float32Array>>()

/** How much every vertex of the skin belongs to a zone, 0 … 1: the same vertices whoever it is. */
export function zoneOf(form: Form, zone: Zone): Float32Array {
  const zones = known.get(form) ?? new Map<Zone, Float32Array>()
  known.set(form, zones)
  const found = zones.get(zone) ?? findZone(form, zone)
  zones.set(zone, found)
  return found
}

function findZone(form: Form, zone: Zone): Float32Array {
  if (zone === 'scalp') return byPlace(form, scalpAt)
  if (zone === 'beard') return byPlace(form, beardAt)
  return byTargets(form, MOVED_BY[zone])
}

function byTargets(form: Form, names: readonly string[]): Float32Array {
  const mask = new Float32Array(form.skinCount)
  for (const name of names) {
    const target = findTarget(form, name)
    if (!target) continue
    const lengths = Array.from(target.vertices, (_, index) => {
      const [x, y, z] = [target.deltas[index * 3]!, target.deltas[index * 3 + 1]!, target.deltas[index * 3 + 2]!]
      return Math.sqrt(x * x + y * y + z * z)
    })
    const strongest = lengths.reduce((most, length) => Math.max(most, length), 0)
    for (const [index, half] of target.vertices.entries()) {
      const place = form.own[half]!
      for (const vertex of [place, form.twins[place]!]) {
        if (vertex < form.skinCount) mask[vertex] = Math.max(mask[vertex]!, lengths[index]! / strongest)
      }
    }
  }
  return mask
}

/** Whether a place of the base mesh lies behind the lips. */
export function isInMouth(x: number, y: number, z: number): boolean {
  return y > 6.42 && y < 6.9 && Math.abs(x) < 0.27 && z > 0.75 && z < 1.46 - 2 * x * x
}

const bags = new WeakMap<Form, Float32Array>()

/** 1 for every vertex of the skin that lines the mouth: cheeks, palate, floor and throat, as far as the lips from within. */
export function liningOfMouth(form: Form): Float32Array {
  const before = bags.get(form)
  if (before) return before
  const skin = form.quads.get('skin') ?? new Uint16Array()
  const lining = new Float32Array(form.skinCount)
  // A place of the lining spreads along the mesh, and no further than to where the lips meet.
  for (let vertex = 0; vertex < form.skinCount; vertex += 1) {
    const [x, y, z] = [form.base[vertex * 3]!, form.base[vertex * 3 + 1]!, form.base[vertex * 3 + 2]!]
    if (isInMouth(x, y, z)) lining[vertex] = 1
  }
  const isLip = (vertex: number) => {
    const x = form.base[vertex * 3]!
    return form.base[vertex * 3 + 2]! > LIPS_MEET_Z - 2 * x * x
  }
  for (let spreads = true; spreads; ) {
    spreads = false
    for (let quad = 0; quad < skin.length; quad += 4) {
      const corners = [skin[quad]!, skin[quad + 1]!, skin[quad + 2]!, skin[quad + 3]!]
      if (!corners.some((vertex) => lining[vertex])) continue
      for (const vertex of corners) {
        if (lining[vertex] || isLip(vertex)) continue
        lining[vertex] = 1
        spreads = true
      }
    }
  }
  bags.set(form, lining)
  return lining
}

/** Depth of the line where the middles of the lips meet, on the base mesh. */
const LIPS_MEET_Z = 1.5

/** From the place of a vertex on the base mesh, which is the same for everybody. */
function byPlace(form: Form, at: (x: number, y: number, z: number) => number): Float32Array {
  const lips = byTargets(form, MOVED_BY.lips)
  return Float32Array.from({ length: form.skinCount }, (_, vertex) => {
    const [x, y, z] = [form.base[vertex * 3]!, form.base[vertex * 3 + 1]!, form.base[vertex * 3 + 2]!]
    return lips[vertex]! > 0.25 || isInMouth(x, y, z) ? 0 : at(Math.abs(x), y, z)
  })
}
