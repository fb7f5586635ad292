import { beforeAll, expect, test } from 'vitest'
import { formBytes } from '../../../../scripts/form/form-data.ts'
import { giveForm } from '../../body/given-form.ts'
import { proportionsFor } from '../../features/proportions-for.ts'
import { distanceToPart, type PosedBody } from '../../person/body-fields.ts'
import { personOf } from '../../person/person-of.ts'
import { carryVertices, poseBones } from '../../person/pose-person.ts'
import { aCharacter, aScene } from '../../testing/a-character.ts'
import { standUp } from '../stand-up.ts'
import { armOnSkin } from './cloth-on-skin.ts'

beforeAll(() => giveForm('whole', () => formBytes('whole')))

/** How thick a sleeve and the arm in it are, square to the bones, at places along the arm: 1 the elbow, 2 the wrist. */
function thickness(places: readonly number[], ease: Parameters<typeof armOnSkin>[2]) {
  const sheet = aCharacter({ props: [], ageYears: 30, masculinity: 1 })
  const stand = standUp(sheet, aScene({ pose: 'relaxed' }), proportionsFor(sheet, 'real'))
  const person = personOf(sheet)
  if (!person) throw new Error('the form was given')
  const { form, rest } = person
  const body: PosedBody = { form, rest, posed: carryVertices(rest, form, poseBones(person, stand.joints, stand.headInBody)) }
  const arm = stand.joints.arms[0]!
  const sleeve = armOnSkin(body, arm, ease)
  const skin = distanceToPart(body, arm.side === 1 ? 'left arm' : 'right arm')
  return places.map((along) => {
    const [from, to, share] = along < 1 ? [arm.shoulder, arm.elbow, along] : [arm.elbow, arm.wrist, along - 1]
    const [x, y, z] = [0, 1, 2].map((axis) => from[axis]! + (to[axis]! - from[axis]!) * share) as [number, number, number]
    const reach = (field: (x: number, y: number, z: number) => number) => {
      let far = 0
      for (const [dx, dz] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        let out = 0
        while (out < 1.5 && field(x + dx * out, y, z + dz * out) < 0) out += 0.01
        far += out / 4
      }
      return far
    }
    return { sleeve: reach(sleeve), arm: reach(skin) }
  })
}

test('a jacket sleeve narrows evenly from the upper arm to the cuff, whatever the arm in it does', () => {
  const found = thickness([0.6, 0.8, 1, 1.3, 1.6, 1.9], { ease: 0.08, top: 0.085, widen: 0.08 })
  for (let at = 1; at < found.length; at += 1) expect(found[at]!.sleeve).toBeLessThan(found[at - 1]!.sleeve + 0.015)
  // Fifteen millimetres of room at the upper arm and more: it is no second skin.
  expect(found[0]!.sleeve - found[0]!.arm).toBeGreaterThan(0.13)
  expect(found[0]!.sleeve - found[0]!.arm).toBeLessThan(0.3)
  expect(found.at(-1)!.sleeve).toBeLessThan(found[0]!.sleeve * 0.85)
})

test('what clings to the arm follows it', () => {
  for (const { sleeve, arm } of thickness([0.7, 1.3, 1.8], { ease: 0.03, widen: 0.02 })) expect(sleeve - arm).toBeLessThan(0.08)
})
