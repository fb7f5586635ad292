import { expect, test } from 'vitest'
import { humanForm } from '../../../../scripts/form/form-data.ts'
import { attach } from '../../body/attach.ts'
import { landmarkOf } from '../../body/landmarks.ts'
import { liningOfMouth } from '../../body/zones.ts'
import { liningBehind } from './lining-behind.ts'
import { withSoftFolds } from './soft-folds.ts'
import { tongueOut } from './tongue-out.ts'

const form = humanForm()
const tongue = attach(form, 'tongue', form.base)!.positions
const lip = landmarkOf(form, form.base, 'lowerLip')

test('a tongue that is put out lies before the lower lip and hangs over it, and its root stays', () => {
  const out = tongueOut(tongue, lip)
  const before = Array.from({ length: out.length / 3 }, (_, vertex) => vertex * 3).filter((at) => out[at + 2]! > lip[2] + 0.1)
  expect(before.length).toBeGreaterThan(10)
  expect(Math.min(...before.map((at) => out[at + 1]!))).toBeLessThan(lip[1] - 0.1)
  const root = Array.from(tongue.keys()).filter((at) => at % 3 === 2 && tongue[at]! < 0.7)
  for (const at of root) expect(out[at]).toBe(tongue[at])
})

test('the lining of an open mouth lies farther in, and all other skin where it was', () => {
  const lining = liningOfMouth(form)
  const placed = liningBehind(form, form.base)
  for (let vertex = 0; vertex < form.skinCount; vertex += 97) {
    if (lining[vertex]) expect(placed[vertex * 3 + 2]).toBeLessThan(form.base[vertex * 3 + 2]!)
    else expect(placed[vertex * 3 + 2]).toBe(form.base[vertex * 3 + 2])
  }
})

test('what a mood does to a cheek is evened, to the eyes not at all, and a calm face is left as it is', () => {
  expect(withSoftFolds(form, form.base, form.base)).toEqual(form.base)
  const vertexNear = (x: number, y: number, z: number) => {
    let [best, least] = [0, Number.POSITIVE_INFINITY]
    for (let vertex = 0; vertex < form.skinCount; vertex += 1) {
      const [dx, dy, dz] = [form.base[vertex * 3]! - x, form.base[vertex * 3 + 1]! - y, form.base[vertex * 3 + 2]! - z]
      const away = dx * dx + dy * dy + dz * dz
      if (away < least) [best, least] = [vertex, away]
    }
    return best
  }
  const [cheek, lid] = [vertexNear(0.45, 6.7, 1.2), vertexNear(0.311, 7.332, 1.411)]
  const moved = form.base.slice()
  for (const vertex of [cheek, lid]) moved[vertex * 3 + 2] = moved[vertex * 3 + 2]! - 0.1
  const soft = withSoftFolds(form, form.base, moved)
  expect(soft[cheek * 3 + 2]).toBeGreaterThan(form.base[cheek * 3 + 2]! - 0.06)
  expect(soft[lid * 3 + 2]).toBeCloseTo(form.base[lid * 3 + 2]! - 0.1, 5)
})
