import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { handModule } from '../../../scripts/drawn-bodies.ts'
import { unpackNumbers } from '../body/packed-numbers.ts'
import { handMesh } from './hand-mesh.ts'
import { type HandKind, handShape } from './hand-shapes.ts'

const WOMAN = { manly: 0, toElbow: [0, -1, 0] } as const
const hand = (kind: HandKind, order: Partial<Parameters<typeof handMesh>[1]> = {}) => handMesh(kind, { ...WOMAN, ...order })

test('the stored hand is what is measured on the human form, to a step', () => {
  const numbersOf = (module: string) => {
    const digits = /'(\w+)'/.exec(module)?.[1] ?? ''
    return unpackNumbers(Buffer.from(digits, 'hex'))
  }
  const stored = numbersOf(readFileSync(join(import.meta.dirname, 'measured-hand.ts'), 'utf8'))
  const measured = numbersOf(handModule())
  expect(measured).toHaveLength(stored.length)
  // Places are told by how far they are from one another.
  expect(measured.filter((value, at) => Math.abs(value - stored[at]!) > 2)).toHaveLength(0)
})

test('the fingers of an open hand reach as far as the hand is long, those of a fist lie on the palm', () => {
  const [open, fist] = [farthest(hand('open')), farthest(hand('fist'))]
  expect(open).toBeCloseTo(1, 1)
  expect(fist).toBeLessThan(0.72)
})

test('two fingers make the sign of peace, and the little one does not stand off', () => {
  const { positions } = hand('peace')
  const beyond = (x: (value: number) => boolean) => pointsOf(positions).filter(([px, py]) => py > 0.5 && x(px)).length
  expect(beyond((x) => x > 0)).toBeGreaterThan(80)
  // Half a palm is 0.24 wide.
  expect(pointsOf(positions).filter(([x, y]) => y > 0.3 && x < -0.27)).toEqual([])
})

test('hands at rest have their fingers together, more bent toward the little one, and no two ways are the same', () => {
  const breadth = (kind: HandKind) => {
    const xs = pointsOf(hand(kind).positions).flatMap(([x, y]) => (y > 0.6 ? [x] : []))
    return Math.max(...xs) - Math.min(...xs)
  }
  expect(breadth('relaxed')).toBeLessThan(breadth('open') * 0.85)
  const ways = [0.1, 0.35, 0.6, 0.85].map((way) => hand('relaxed', { way }).positions.join())
  expect(new Set(ways).size).toBe(4)
  const { curls } = handShape('relaxed')
  expect(curls.toSorted((a, b) => a - b)).toEqual(curls)
  expect(hand('fist', { way: 0.1 }).positions).toEqual(hand('fist', { way: 0.9 }).positions)
})

test('a glove is thicker than its hand', () => {
  const thick = (glove: number) => Math.max(...pointsOf(hand('flat', { glove }).positions).map(([, , z]) => z))
  expect(thick(0.02)).toBeGreaterThan(thick(0) + 0.01)
})

test('its skin is seen from outside', () => {
  const { positions, normals, triangles } = hand('relaxed')
  const at = (of: Float32Array, vertex: number) => [0, 1, 2].map((axis) => of[vertex * 3 + axis]!) as [number, number, number]
  let outward = 0
  for (let corner = 0; corner < triangles.length; corner += 3) {
    const [a, b, c] = [0, 1, 2].map((index) => at(positions, triangles[corner + index]!)) as [number, number, number][]
    const [u, v] = [b!.map((value, axis) => value - a![axis]!), c!.map((value, axis) => value - a![axis]!)]
    const normal = [u[1]! * v[2]! - u[2]! * v[1]!, u[2]! * v[0]! - u[0]! * v[2]!, u[0]! * v[1]! - u[1]! * v[0]!]
    const own = at(normals, triangles[corner]!)
    if (normal[0]! * own[0] + normal[1]! * own[1] + normal[2]! * own[2] > 0) outward += 1
  }
  expect(outward / (triangles.length / 3)).toBeGreaterThan(0.97)
})

function farthest({ positions }: { readonly positions: Float32Array }): number {
  return Math.max(...pointsOf(positions).map(([, y]) => y))
}

function pointsOf(positions: Float32Array): [number, number, number][] {
  return Array.from({ length: positions.length / 3 }, (_, vertex) => [
    positions[vertex * 3]!,
    positions[vertex * 3 + 1]!,
    positions[vertex * 3 + 2]!,
  ])
}
