import { expect, test, vi } from 'vitest'
import { giveYoungBack } from './give-young-back.ts'

// As in a program in which V8 shows its collector to nobody.
vi.mock('node:vm', () => ({
  runInNewContext: () => {
    throw new ReferenceError('gc is not defined')
  },
}))

test('where nothing can be collected the program goes on', () => {
  expect(() => giveYoungBack().stop()).not.toThrow()
  expect(() => giveYoungBack().stop()).not.toThrow()
})
