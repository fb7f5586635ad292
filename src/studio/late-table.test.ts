import { expect, test, vi } from 'vitest'
import { lateTable, PartMissing } from './late-table.ts'

test('a part that is not loaded says how it is loaded; then it is there, and is not loaded again', async () => {
  const loadHat = vi.fn(async () => 'a hat')
  const table = lateTable<'coat' | 'hat', string, 'coat'>({ coat: 'a coat' }, { hat: loadHat })
  expect(table.get('coat')).toBe('a coat')
  const missing = (() => {
    try {
      return table.get('hat')
    } catch (error) {
      return error
    }
  })()
  if (!(missing instanceof PartMissing)) throw missing
  await missing.load()
  expect(table.get('hat')).toBe('a hat')
  await table.load('hat')
  expect(loadHat).toHaveBeenCalledTimes(1)
})
