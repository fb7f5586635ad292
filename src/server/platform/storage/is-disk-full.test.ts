import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { isDiskFull } from './is-disk-full.ts'

test.runIf(process.platform === 'linux')('what the system says of a full disk is known', async () => {
  const error = await writeFile('/dev/full', 'one byte too many').catch((reason: unknown) => reason)
  expect(isDiskFull(error)).toBe(true)
  expect(isDiskFull(new Error('the picture was not kept', { cause: error }))).toBe(true)
  expect(isDiskFull(new AggregateError([new Error('another'), error]))).toBe(true)
  expect(isDiskFull(new Error(String(error)))).toBe(true)
})

test("so is PostgreSQL's word for it, and that of a program that writes films", () => {
  expect(isDiskFull(Object.assign(new Error('could not extend file'), { code: '53100' }))).toBe(true)
  expect(isDiskFull(new Error('av_interleaved_write_frame(): No space left on device'))).toBe(true)
})

test('other failures are no full disk', () => {
  expect(isDiskFull(Object.assign(new Error('no such file'), { code: 'ENOENT' }))).toBe(false)
  expect(isDiskFull('ENOSPC')).toBe(false)
  expect(isDiskFull(undefined)).toBe(false)
})
