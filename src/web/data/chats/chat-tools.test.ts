import { expect, test } from 'vitest'
import { CHAT_TOOLS, type ChatToolId, chatTools, missingFor, pictureCount } from './chat-tools.ts'

const missing = (tool: ChatToolId, text = '', pictures: (string | undefined)[] = []) => missingFor({ tool, text, pictures })

test('each tool says what it still needs, and nothing once it has it', () => {
  expect(missing('scene', '  ')).toBe('Describe a scene')
  expect(missing('scene', 'in a cafe')).toBeUndefined()
  expect(missing('dress-up', '', ['me'])).toBe('Add a picture of the outfit')
  expect(missing('dress-up', '', ['me', 'coat'])).toBeUndefined()
  expect(missing('blend', '', ['one'])).toBe('Add a second picture, or say what the background becomes')
  expect(missing('blend', 'a beach', ['one'])).toBeUndefined()
  expect(missing('blend', '', ['one', 'two'])).toBeUndefined()
  expect(missing('flash-edit', 'blue hair')).toBe('Add a picture')
  expect(missing('flash-edit', '', ['one'])).toBe('Say what to change')
  expect(missing('upscale', '', ['one'])).toBeUndefined()
  expect(missing('video')).toBe('Say what moves')
  expect(missing('video', '', ['one'])).toBeUndefined()
})

test('no tool has more than two places for pictures', () => {
  for (const tool of CHAT_TOOLS) expect(chatTools[tool].slots.length).toBeLessThanOrEqual(2)
})

test('only scenes come in numbers', () => {
  expect(pictureCount({ tool: 'scene', text: '', pictures: [] })).toBe(1)
  expect(pictureCount({ tool: 'scene', text: '', pictures: [], count: 4 })).toBe(4)
  expect(pictureCount({ tool: 'flash-edit', text: '', pictures: [], count: 4 })).toBe(1)
})
