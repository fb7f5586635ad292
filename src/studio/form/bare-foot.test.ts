import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { footModule } from '../../../scripts/drawn-bodies.ts'
import { buildBareFoot } from './bare-foot.ts'
import { measuredNumbers } from './measured-numbers.ts'
import type { LegJoints } from './pose.ts'
import type { Skeleton } from './skeleton.ts'

const footAt = (side: -1 | 1) =>
  buildBareFoot(
    { wide: 1, tall: 1 } as Skeleton,
    { side, ankle: [side, 11, 0], toes: [0, 0, 1], sole: [0, 1, 0] } as unknown as LegJoints,
  )

test('the stored foot is what is measured on the human form, to a step', () => {
  const numbersOf = (module: string) => measuredNumbers(/'(\w+)'/.exec(module)?.[1] ?? '')
  const stored = numbersOf(readFileSync(join(import.meta.dirname, 'measured-foot.ts'), 'utf8'))
  const measured = numbersOf(footModule())
  expect(measured).toHaveLength(stored.length)
  // Places are told by how far they are from one another.
  expect(measured.filter((value, at) => Math.abs(value - stored[at]!) > 2)).toHaveLength(0)
})

test('a bare foot has toes: at its end it is five rounds side by side', () => {
  const { positions } = footAt(1)
  const points = Array.from({ length: positions.length / 3 }, (_, at) => positions.subarray(at * 3, at * 3 + 3))
  const tip = Math.max(...points.map(([, , z]) => z!))
  expect(tip).toBeGreaterThan(1.1)
  // The great toe, nearer to the other foot, is longer than the little one.
  const ofSide = (isInner: boolean) => points.filter(([x]) => (isInner ? x! < 0.9 : x! > 1.25))
  expect(Math.max(...ofSide(true).map(([, , z]) => z!))).toBeGreaterThan(Math.max(...ofSide(false).map(([, , z]) => z!)) + 0.1)
})

test('the left foot mirrors the right, and both are seen from outside', () => {
  const [left, right] = [footAt(-1), footAt(1)]
  expect(left.positions[0]).toBeCloseTo(-right.positions[0]!, 5)
  for (const { positions, normals, triangles } of [left, right]) {
    const at = (of: Float32Array, vertex: number) => [...of.subarray(vertex * 3, vertex * 3 + 3)] as [number, number, number]
    let outward = 0
    for (let corner = 0; corner < triangles.length; corner += 3) {
      const [a, b, c] = [0, 1, 2].map((index) => at(positions, triangles[corner + index]!)) as [number, number, number][]
      const [u, v] = [b!.map((value, axis) => value - a![axis]!), c!.map((value, axis) => value - a![axis]!)]
      const own = at(normals, triangles[corner]!)
      const normal = [u[1]! * v[2]! - u[2]! * v[1]!, u[2]! * v[0]! - u[0]! * v[2]!, u[0]! * v[1]! - u[1]! * v[0]!]
      if (normal[0]! * own[0] + normal[1]! * own[1] + normal[2]! * own[2] > 0) outward += 1
    }
    expect(outward / (triangles.length / 3)).toBeGreaterThan(0.97)
  }
})
