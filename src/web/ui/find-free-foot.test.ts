import { expect, test } from 'vitest'
import { type Control, findFreeFoot } from './find-free-foot.ts'

const TOAST = { left: 900, right: 1256, heightPx: 74 }
const box = (left: number, top: number, right: number, bottom: number, weight = 1): Control => ({
  left,
  top,
  right,
  bottom,
  weight,
})
const footOf = (controls: Control[], nowPx?: number) => findFreeFoot(TOAST, { controls, screenHeightPx: 800, nowPx })

test('a toast stands at the edge of the screen when nothing is there to be pressed', () => {
  expect(footOf([])).toBe(16)
  expect(footOf([box(700, 680, 899, 790), box(900, 100, 1256, 700)])).toBe(16)
})

test('it stands above what it would cover, and between two where it fits', () => {
  expect(footOf([box(773, 676, 988, 720)])).toBe(136)
  expect(footOf([box(773, 676, 988, 720), box(940, 530, 980, 570)])).toBe(136)
})

test('without any free place it covers as little as can be, as low as can be', () => {
  const wall = box(880, 0, 1200, 800)
  expect(footOf([wall])).toBe(16)
  expect(footOf([wall, box(773, 676, 988, 720)])).toBe(136)
  const choices = [wall, box(880, 0, 1000, 670), box(1000, 0, 1200, 670)]
  expect(footOf([...choices, box(773, 676, 988, 720, 100)])).toBe(136)
})

test('it stays where it is while that is free, and moves when something comes there', () => {
  expect(footOf([], 136)).toBe(136)
  expect(footOf([box(900, 620, 1000, 660)], 136)).toBe(16)
})
