import { expect, test } from 'vitest'
import { humanForm } from '../../../scripts/form/form-data.ts'
import { buildBody } from './build-body.ts'
import { castBody } from './cast-body.ts'
import { landmarkOf } from './landmarks.ts'
import { jointsOf } from './pose-body.ts'

const form = humanForm()
const boneAt = (name: string) => form.header.bones.findIndex((bone) => bone.name === name)

test('shoulders hang a little below the pit of the neck, well below the chin, and less than two heads from joint to joint', () => {
  for (const masculinity of [0, 1]) {
    for (const seed of ['a', 'b', 'c']) {
      const body = buildBody(form, castBody(seed, { shape: { ageYears: 30, masculinity } }))
      const joints = jointsOf(form, body)
      const { head: shoulder } = joints[boneAt('upperarm01.L')]!
      const { head: other } = joints[boneAt('upperarm01.R')]!
      const collar = joints[boneAt('clavicle.L')]!.head
      const chin = landmarkOf(form, body, 'chinBottom')
      const halfHead = (landmarkOf(form, body, 'crown')[1] - chin[1]) / 2
      expect(shoulder[1]).toBeCloseTo(other[1], 1)
      expect((collar[1] - shoulder[1]) / halfHead).toBeGreaterThan(0.28)
      expect((chin[1] - shoulder[1]) / halfHead).toBeGreaterThan(1.1)
      expect((shoulder[0] - other[0]) / (2 * halfHead)).toBeLessThan(1.75)
      // The whole arm goes along, and keeps its length.
      const elbow = joints[boneAt('lowerarm01.L')]!.head
      expect(Math.hypot(...[0, 1, 2].map((axis) => shoulder[axis]! - elbow[axis]!)) / halfHead).toBeGreaterThan(1.8)
    }
  }
})
