import { expect, test } from 'vitest'
import { createPreview } from './create-preview.ts'

const accepts = (characterDescription: string, isEnhanced?: boolean) =>
  createPreview.input.safeParse({ name: 'Mira', userId: 'mira', characterDescription, style: 'anime', isEnhanced }).success

test('a description has at most 700 characters, an enhanced one none that a person would meet', () => {
  expect(accepts('x'.repeat(700))).toBe(true)
  expect(accepts('x'.repeat(701))).toBe(false)
  expect(accepts('x'.repeat(200_000), true)).toBe(true)
  expect(accepts('x'.repeat(200_001), true)).toBe(false)
  expect(accepts('x'.repeat(9), true)).toBe(false)
})
