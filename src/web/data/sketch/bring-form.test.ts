import { expect, test, vi } from 'vitest'
import { formBytes } from '../../../../scripts/form/form-data.ts'
import { createFormBringer } from './bring-form.ts'
import { formFilesFor } from './form-files-for.ts'

test('styles that draw no people of the human form ask for no data of it, the others for the first look first', () => {
  expect(formFilesFor('anime', (style) => style === 'photoreal')).toEqual([])
  expect(formFilesFor('photoreal', (style) => style === 'photoreal')).toEqual(['sketch', 'whole'])
})

test('a file is fetched once, however often it is waited for', async () => {
  const fetchBytes = vi.fn(async () => formBytes('sketch'))
  const form = createFormBringer({ fetchBytes })
  expect(form.has('sketch')).toBe(false)
  await Promise.all([form.bring('sketch'), form.bring('sketch')])
  await form.bring('sketch')
  expect(form.has('sketch')).toBe(true)
  expect(fetchBytes.mock.calls).toEqual([['sketch']])
})

test('what does not come stops nobody, and is asked for again a minute later', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  let timeMs = 0
  const fetchBytes = vi.fn(async () => formBytes('sketch')).mockRejectedValueOnce(new Error('offline'))
  const form = createFormBringer({ fetchBytes, nowMs: () => timeMs })
  await form.bring('sketch')
  timeMs = 59_000
  await form.bring('sketch')
  expect(form.has('sketch')).toBe(false)
  expect(fetchBytes).toHaveBeenCalledTimes(1)
  timeMs = 61_000
  await form.bring('sketch')
  expect(form.has('sketch')).toBe(true)
  vi.restoreAllMocks()
})
