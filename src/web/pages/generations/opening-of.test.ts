import { expect, test } from 'vitest'
import { JOB_TYPES } from '#contract/job-constants.ts'
import { openingOf } from './opening-of.ts'

const openingsOf = (status: 'SUCCESS' | 'FAILED') =>
  JOB_TYPES.filter((type) => openingOf({ type, status, chatId: 'c1' }) === 'selection')

test('only previews can be chosen from, and only while there is something to choose', () => {
  expect(openingsOf('SUCCESS')).toEqual(['create-preview', 'regenerate'])
  expect(openingsOf('FAILED')).toEqual([])
})

test('a character and the finished picture of their preview open their page', () => {
  for (const type of ['create-character', 'create-preview-detailer'] as const) {
    expect(openingOf({ type, status: 'SUCCESS', chatId: 'c1' })).toEqual({ page: '/characters/manage/c1' })
  }
})
