import { expect, test } from 'vitest'
import { humanForm } from '../../../scripts/form/form-data.ts'
import { NO_TURN, turnAbout, turned } from '../math/quaternion.ts'
import { attach } from './attach.ts'
import { buildBody } from './build-body.ts'
import { castBody } from './cast-body.ts'
import { carry, followBones, jointsOf, placeBones, poseBody } from './pose-body.ts'

const form = humanForm()
const body = buildBody(form, castBody('lena'))
const SITTING = {
  'upperleg01.L': turnAbout([1, 0, 0], -85),
  'upperleg01.R': turned(turnAbout([0, 1, 0], -20), turnAbout([1, 0, 0], -80)),
  'lowerleg01.L': turnAbout([1, 0, 0], 90),
  'upperarm01.L': turnAbout([0, 0, 1], -40),
  'lowerarm01.R': turnAbout([0, 1, 0], 60),
  head: turnAbout([0, 1, 0], 35),
}

test('a pose without turns leaves the body as it is', () => {
  const same = poseBody(form, body, { head: NO_TURN })
  for (let at = 0; at < body.length; at += 1) expect(Math.abs(same[at]! - body[at]!)).toBeLessThan(1e-5)
})

test('every bone is as long in a pose as before', () => {
  const places = placeBones(form, body, SITTING)
  for (const [index, { head, tail }] of jointsOf(form, body).entries()) {
    const [from, to] = [carry(places[index]!, head), carry(places[index]!, tail)]
    const length = (a: readonly number[], b: readonly number[]) => Math.hypot(...a.map((value, axis) => value - b[axis]!))
    expect(length(from, to)).toBeCloseTo(length(head, tail), 9)
  }
})

test('a bone begins where its parent carries it', () => {
  const places = placeBones(form, body, SITTING)
  const joints = jointsOf(form, body)
  for (const [index, { parent }] of form.header.bones.entries()) {
    if (parent === -1) continue
    const [own, carried] = [carry(places[index]!, joints[index]!.head), carry(places[parent]!, joints[index]!.head)]
    for (const axis of [0, 1, 2]) expect(own[axis]).toBeCloseTo(carried[axis]!, 9)
  }
})

test('a turned head looks to the side, and the feet stay', () => {
  const posed = poseBody(form, body, { head: turnAbout([0, 1, 0], 40) })
  const nose = [...Array(form.skinCount).keys()].reduce(
    (best, v) => (form.base[v * 3 + 2]! > form.base[best * 3 + 2]! && form.base[v * 3 + 1]! > 6 ? v : best),
    0,
  )
  expect(posed[nose * 3]! - body[nose * 3]!).toBeGreaterThan(0.4)
  const foot = [...Array(form.skinCount).keys()].reduce((low, v) => (body[v * 3 + 1]! < body[low * 3 + 1]! ? v : low), 0)
  expect(posed[foot * 3]).toBeCloseTo(body[foot * 3]!, 5)
})

test('teeth, eyes and brows go with a turned and nodding head as if they were part of it', () => {
  const places = placeBones(form, body, { head: turned(turnAbout([0, 1, 0], 50), turnAbout([1, 0, 0], 30)) })
  const { bones } = form.header
  const headBone = bones.findIndex(({ name }) => name === 'head')
  const isOfHead = (bone: number): boolean => bone === headBone || (bone !== -1 && isOfHead(bones[bone]!.parent))
  const head = places[headBone]!
  for (const name of ['teeth', 'brows003', 'lashes', 'eyes']) {
    const thing = attach(form, name, body)!
    const posed = followBones(thing, places)
    const upper = [...Array(thing.positions.length / 3).keys()].filter((vertex) =>
      [0, 1, 2, 3].every((slot) => thing.sharesOf[vertex * 4 + slot] === 0 || isOfHead(thing.bonesOf[vertex * 4 + slot]!)),
    )
    expect(upper.length / (thing.positions.length / 3), name).toBeGreaterThan(0.9)
    for (const vertex of upper) {
      const [x, y, z] = [...thing.positions.subarray(vertex * 3, vertex * 3 + 3)] as [number, number, number]
      const there = carry(head, [x, y, z])
      for (const axis of [0, 1, 2]) expect(posed[vertex * 3 + axis]).toBeCloseTo(there[axis]!, 4)
    }
    expect(thing.uvs.length).toBe(thing.quads.length * 2)
    expect(Math.min(...thing.uvs)).toBeGreaterThanOrEqual(0)
  }
})

test('a turn by a quarter is exact to ten digits at every angle of the circle', () => {
  for (let degrees = -720; degrees <= 720; degrees += 7.5) {
    const [, , z, w] = turnAbout([0, 0, 1], degrees)
    expect(z).toBeCloseTo(Math.sin((degrees * Math.PI) / 360), 10)
    expect(w).toBeCloseTo(Math.cos((degrees * Math.PI) / 360), 10)
  }
})
