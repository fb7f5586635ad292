import { describe, expect, test } from 'vitest'
import { humanForm } from '../../../scripts/form/form-data.ts'
import { buildBody } from '../body/build-body.ts'
import { castBody } from '../body/cast-body.ts'
import { DIRECTIONS } from '../form/field/outline-field.ts'
import { distanceToPart, outwardNormals, type PosedBody } from './body-fields.ts'
import { shareOfPart, skinOfPart } from './body-parts.ts'
import { coveredSkin } from './covered-skin.ts'
import { measureGirths } from './girths.ts'

const form = humanForm()

/** A woman of 30 in half heads, y down, her collar at 0. */
function aBody(): PosedBody {
  const body = buildBody(form, castBody('cloth', { shape: { ageYears: 30, masculinity: 0, weight: 0.5 } }))
  const rest = new Float32Array(body.length)
  for (let at = 0; at < body.length; at += 3) {
    rest[at] = body[at]! / 1.12
    rest[at + 1] = (14 - body[at + 1]!) / 1.12
    rest[at + 2] = body[at + 2]! / 1.12
  }
  return { form, rest, posed: rest }
}
const body = aBody()

describe('fields of a body', () => {
  test.each(['trunk', 'left arm', 'right arm', 'left leg', 'right leg'] as const)(
    'the distance to the %s is that from its skin: nothing on it, and a shirt thick beyond it',
    (part) => {
      const field = distanceToPart(body, part)
      const normals = outwardNormals(form, body.posed)
      const { vertices, rim } = skinOfPart(form, part)
      const errors = Array.from(vertices).flatMap((vertex) => {
        if (rim.has(vertex)) return []
        const at = (axis: number, by: number) => body.posed[vertex * 3 + axis]! + by * normals[vertex * 3 + axis]!
        return [Math.abs(field(at(0, 0), at(1, 0), at(2, 0))), Math.abs(field(at(0, 0.08), at(1, 0.08), at(2, 0.08)) - 0.08)]
      })
      errors.sort((a, b) => a - b)
      expect(errors[Math.floor(errors.length * 0.9)]).toBeLessThan(0.03)
    },
  )

  test('an arm is no part of the trunk, however near it hangs', () => {
    const elbow = skinOfPart(form, 'left arm').vertices.find((vertex) => {
      const bone = form.header.bones[form.bonesOf[vertex * 4]!]!.name
      return bone === 'lowerarm01.L'
    })!
    const [x, y, z] = body.posed.subarray(elbow * 3, elbow * 3 + 3) as unknown as [number, number, number]
    expect(distanceToPart(body, 'trunk')(x, y, z)).toBeGreaterThan(0.3)
    expect(Math.abs(distanceToPart(body, 'left arm')(x, y, z))).toBeLessThan(0.05)
  })

  test('a tape round the trunk lies outside of all its skin, and close to it somewhere in every direction', () => {
    const girths = measureGirths(form, body.rest)
    const least = new Float32Array(DIRECTIONS.length).fill(9)
    const arms = [shareOfPart(form, 'left arm'), shareOfPart(form, 'right arm')]
    for (const vertex of skinOfPart(form, 'trunk').vertices) {
      // A tape goes under the arms.
      if (arms.some((share) => share[vertex]! > 0.05)) continue
      const [x, y, z] = body.rest.subarray(vertex * 3, vertex * 3 + 3)
      const row = Math.round((y! - girths.fromY) / girths.step)
      for (const [index, [dx, dz]] of DIRECTIONS.entries()) {
        const away = girths.reach[row * DIRECTIONS.length + index]! - x! * dx - z! * dz
        expect(away).toBeGreaterThan(-0.16)
        least[index] = Math.min(least[index]!, away)
      }
    }
    expect(Math.max(...least)).toBeLessThan(0.02)
  })
})

describe('skin below cloth', () => {
  test('is left away under closed cloth by a margin, and nowhere else', () => {
    const covered = coveredSkin(body, [{ part: 'trunk', field: (_, y) => 2 - y }])
    const counts = { under: 0, open: 0 }
    for (let vertex = 0; vertex < form.skinCount; vertex += 1) {
      if (covered[vertex] === 1) expect(body.posed[vertex * 3 + 1]).toBeGreaterThan(2.1)
      counts[covered[vertex] ? 'under' : 'open'] += 1
    }
    expect(counts.under).toBeGreaterThan(400)
    expect(counts.open).toBeGreaterThan(9000)
  })

  test('a sleeve on one side hides that arm alone', () => {
    const covered = coveredSkin(body, [{ part: 'arm', side: 1, field: () => -1 }])
    for (let vertex = 0; vertex < form.skinCount; vertex += 1) {
      if (covered[vertex] === 1) expect(body.posed[vertex * 3]).toBeGreaterThan(0)
    }
    expect(covered.some((value) => value === 1)).toBe(true)
  })
})
