import { expect, test } from 'vitest'
import { mainColors } from './main-colors.ts'
import { middleColor } from './middle-color.ts'

const many = (color: readonly [number, number, number], count: number) => Array.from({ length: count }, () => color)

test('colours that are near each other are one, the most frequent comes first', () => {
  const samples = [...many([200, 20, 20], 30), ...many([215, 30, 25], 30), ...many([20, 20, 200], 40)]
  const [red, blue, ...rest] = mainColors(samples, 3)
  expect(red).toMatchObject({ share: 0.6 })
  expect(red!.color[0]).toBeGreaterThan(0.75)
  expect(blue).toMatchObject({ share: 0.4 })
  expect(rest).toEqual([])
})

test('shadow and shine weigh nothing in the middle colour; too few samples tell none', () => {
  const samples = [...many([0, 0, 0], 10), ...many([102, 51, 51], 20), ...many([255, 255, 255], 10)]
  expect(middleColor(samples)?.map((channel) => Number(channel.toFixed(6)))).toEqual([0.4, 0.2, 0.2])
  expect(middleColor(many([1, 2, 3], 3))).toBeUndefined()
})
