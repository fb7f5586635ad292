import { expect, test } from 'vitest'
import { jobTitle } from './job-title.ts'

test('a job is called by its character, else by what was asked for, and never by nothing', () => {
  expect(jobTitle({ characterName: 'Mira', prompt: 'A night market' })).toBe('Mira')
  expect(jobTitle({ characterName: '', prompt: ' A night\n market ' })).toBe('A night market')
  expect(jobTitle({ characterName: '', prompt: '🦊'.repeat(80) })).toBe(`${'🦊'.repeat(60)}…`)
  expect(jobTitle({ characterName: '', prompt: '' })).toBe('Untitled')
})
