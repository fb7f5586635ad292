import { expect, test } from 'vitest'
import { gridMesh } from '../grid.ts'
import { shoeDetails } from './shoe-details.ts'

/** The upper of a shoe as a strip of leather over a foot: from the heel to the toes, arched across. */
const SHELL = gridMesh({ rows: 60, columns: 24, closed: false }, (row, column) => {
  const turn = (column / 23 - 0.5) * Math.PI
  const before = -0.3 + (row / 59) * 1.5
  return [Math.sin(turn) * 0.35, -0.1 + before * 0.35 - Math.cos(turn) * 0.2, before]
})
/** As if the foot stood in the origin, its toes to the viewer. */
const onFoot = (x: number, y: number, z: number) => [z, -y, x] as const

const detailsOf = (cut: 'sneakers' | 'loafers' | 'heels' | 'ankle boots' | undefined, isBoot = false) =>
  shoeDetails(SHELL, onFoot, {
    cut,
    isBoot,
    color: [0.2, 0.3, 0.7],
    trim: [0.8, 0.2, 0.2],
    shaft: 0.5,
    length: 1.2,
    lift: 0.01,
  })

test('laced shoes have a tongue, laces and the seam of a toecap; sneakers a heel piece too', () => {
  expect(detailsOf(undefined)).toHaveLength(3)
  expect(detailsOf('ankle boots', true)).toHaveLength(3)
  expect(detailsOf('sneakers')).toHaveLength(4)
})

test('loafers have a strap, pumps and boots without laces nothing', () => {
  expect(detailsOf('loafers')).toHaveLength(2)
  expect(detailsOf('heels')).toEqual([])
  expect(detailsOf(undefined, true)).toEqual([])
})

test('laces of a coloured sneaker are bright, and lie on the leather', () => {
  const laces = detailsOf('sneakers')[1]!
  expect(laces.color[0]).toBeGreaterThan(0.9)
  const far = laces.mesh.positions.filter((_, at) => at % 3 === 0).map(Math.abs)
  expect(Math.max(...far)).toBeLessThan(0.2)
})
