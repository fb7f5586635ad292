import { expect, test } from 'vitest'
import { catalogue, type FunctionId } from '#contract/functions/catalogue.ts'
import { readInput } from './read-input.ts'

const preview = { name: 'Mira', userId: 'mira', characterDescription: 'a tall red pirate', style: 'anime' }
const message = { chatId: 'c', userId: 'mira', characterId: 'c', prompt: 'p', senderType: 'user' }

test.each<[string, FunctionId, object, string, string]>([
  ['a number too large', 'create-preview', { ...preview, attempt: 10_001 }, 'attempt', 'The attempt must be at most 10000.'],
  ['a broken number', 'create-preview', { ...preview, attempt: 1.5 }, 'attempt', 'The attempt must be a whole number.'],
  ['an empty text', 'create-preview', { ...preview, name: ' ' }, 'name', 'The name must have at least 1 character.'],
  [
    'a text too long',
    'create-preview',
    { ...preview, style: 'x'.repeat(65) },
    'style',
    'The style must have at most 64 characters.',
  ],
  [
    'a description too short',
    'create-preview',
    { ...preview, characterDescription: 'short' },
    'characterDescription',
    'The character description must have at least 10 characters.',
  ],
  ['no name', 'create-preview', { ...preview, name: undefined }, 'name', 'The name is missing.'],
  ['a number for a text', 'create-preview', { ...preview, name: 7 }, 'name', 'The name must be a text.'],
  [
    'a strange id',
    'create-preview',
    { ...preview, originalJobId: '../x' },
    'originalJobId',
    'The original job id must be an id.',
  ],
  [
    'a text for a choice',
    'create-preview',
    { ...preview, isEnhanced: 'yes' },
    'isEnhanced',
    'The is enhanced must be true or false.',
  ],
  ['one of one', 'create-system-message', { ...message, senderType: 'bot' }, 'senderType', 'The sender type must be user.'],
  [
    'a field inside a field',
    'create-system-message',
    { ...message, options: { count: 5 } },
    'options.count',
    'The count in options must be at most 4.',
  ],
])('%s is told in a plain sentence', (_what, id, input, field, sentence) => {
  const read = () => readInput(catalogue[id], JSON.stringify(input), null)
  expect(read).toThrow(expect.objectContaining({ code: 'validation.invalid', message: `Validation Error: ${sentence}` }))
  expect(read).toThrow(expect.objectContaining({ details: expect.objectContaining({ field }) }))
})
