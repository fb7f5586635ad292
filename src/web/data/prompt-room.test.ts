import { expect, test } from 'vitest'
import { promptRoom } from './prompt-room.ts'

test('the room of a prompt is told when little is left, and what is too much, by letters as people see them', () => {
  expect(promptRoom('x'.repeat(1_800))).toBeUndefined()
  expect(promptRoom('x'.repeat(1_801))).toEqual({ text: '199 left', isTooLong: false })
  expect(promptRoom('🦊'.repeat(2_000))).toEqual({ text: '0 left', isTooLong: false })
  expect(promptRoom(`${'x'.repeat(2_000)}\n`)).toEqual({ text: '0 left', isTooLong: false })
  expect(promptRoom('x'.repeat(2_001))).toEqual({ text: '1 letter too many', isTooLong: true })
  expect(promptRoom('x'.repeat(4_000))).toEqual({ text: '2,000 letters too many', isTooLong: true })
})
