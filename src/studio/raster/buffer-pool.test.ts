import { expect, test } from 'vitest'
import { giveBackLayers, takeLayers, takeRest } from './buffer-pool.ts'

const COUNT = 12

test('layers given back are lent again, empty', () => {
  const layers = takeLayers(COUNT)
  layers.depth.fill(2)
  layers.part.fill(5)
  layers.albedo.fill(200)
  layers.strandV.fill(-1)
  giveBackLayers({ widthPx: 4, heightPx: 3, unitPx: 1, ...layers })
  const again = takeLayers(COUNT)
  expect(again.depth).toBe(layers.depth)
  expect([...again.depth]).toEqual(Array(COUNT).fill(Number.NEGATIVE_INFINITY))
  for (const layer of [again.normal, again.material, again.part, again.albedo, again.strandU, again.strandV]) {
    expect(layer.every((value) => value === 0)).toBe(true)
  }
})

test('two figures at a time never share layers', () => {
  const first = takeLayers(COUNT)
  giveBackLayers({ widthPx: 4, heightPx: 3, unitPx: 1, ...first })
  const second = takeLayers(COUNT)
  const third = takeLayers(COUNT)
  expect(second.depth).toBe(first.depth)
  expect(third.depth).not.toBe(second.depth)
})

test('layers of another size are made anew', () => {
  giveBackLayers({ widthPx: 4, heightPx: 3, unitPx: 1, ...takeLayers(COUNT) })
  expect(takeLayers(COUNT * 2).part.length).toBe(COUNT * 2)
})

test('places on the skin given back are lent again, all zero', () => {
  const rest = takeRest(COUNT).fill(3)
  giveBackLayers({ widthPx: 4, heightPx: 3, unitPx: 1, ...takeLayers(COUNT), rest })
  const again = takeRest(COUNT)
  expect(again).toBe(rest)
  expect(again.every((value) => value === 0)).toBe(true)
})
