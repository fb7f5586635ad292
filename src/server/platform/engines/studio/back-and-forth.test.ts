import { expect, test } from 'vitest'
import { backAndForth } from './back-and-forth.ts'

function shown(film: readonly number[], { most = 100, count }: { most?: number; count: number }) {
  const last = backAndForth(most)
  for (const value of film) last.keep({ rgba: Uint8Array.of(value) })
  return Array.from({ length: count }, () => last.next()?.rgba[0])
}

test('after its end a film goes back and forth, and no picture is shown twice in a row', () => {
  expect(shown([1, 2, 3, 4], { count: 8 })).toEqual([3, 2, 1, 2, 3, 4, 3, 2])
})

test('of a long film its last pictures are enough', () => {
  expect(shown([1, 2, 3, 4, 5, 6], { most: 3, count: 5 })).toEqual([5, 4, 5, 6, 5])
})

test('a film of one picture holds it, and a film of none is over', () => {
  expect(shown([7], { count: 3 })).toEqual([7, 7, 7])
  expect(shown([], { count: 1 })).toEqual([undefined])
})

test('what is given away is a copy', () => {
  const last = backAndForth(4)
  last.keep({ rgba: Uint8Array.of(1) })
  last.next()!.rgba[0] = 9
  expect(last.next()!.rgba[0]).toBe(1)
})
