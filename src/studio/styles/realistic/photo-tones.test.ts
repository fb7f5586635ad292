import { expect, test } from 'vitest'
import { LIGHT_OF_BYTE, shownByte } from './photo-tones.ts'

test('middle tones are shown as they are', () => {
  for (const byte of [40, 90, 140, 165]) expect(Math.abs(shownByte(LIGHT_OF_BYTE[byte]!) - byte)).toBeLessThan(6)
})

test('more light is always shown brighter, and even much light not as one flat white', () => {
  const shown = Array.from({ length: 60 }, (_, step) => shownByte(step * 0.05))
  for (let step = 1; step < shown.length; step += 1) expect(shown[step]).toBeGreaterThan(shown[step - 1]!)
  expect(shownByte(1)).toBeLessThan(240)
  expect(shownByte(3)).toBeLessThan(254)
  expect(shownByte(0)).toBe(0)
})
