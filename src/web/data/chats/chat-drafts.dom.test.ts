import { beforeEach, expect, test } from 'vitest'
import { type ChatDraft, readChatDraft, useChatDrafts } from './chat-drafts.ts'

const SENT: ChatDraft = { tool: 'scene', text: 'A walk in the rain', pictures: [] }
const { change, clear, forget } = useChatDrafts.getState()

/** Sends the draft; `meanwhile` happens before it has arrived. */
function send(draft: ChatDraft, meanwhile: () => void = () => {}): ChatDraft {
  change('c1', draft)
  const sent = readChatDraft('c1')
  change('c1', { openKey: 'k' })
  meanwhile()
  clear('c1', sent)
  return readChatDraft('c1')
}

beforeEach(() => forget())

test('what was sent is gone; how many pictures there are and of which shape stays', () => {
  expect(send(SENT)).toEqual({ tool: 'scene', text: '', pictures: [] })
  expect(send({ ...SENT, count: 4, aspectRatio: '16:9' })).toMatchObject({ text: '', count: 4, aspectRatio: '16:9' })
})

test('what is written behind it while it is on its way stays, as an order of its own', () => {
  const left = send(SENT, () => change('c1', { text: 'A walk in the rain and then the sun' }))
  expect(left.text).toBe('and then the sun')
  expect(left.openKey).toBeUndefined()
})

test('what is written over it, and what is chosen meanwhile, stays as it is', () => {
  expect(send(SENT, () => change('c1', { text: 'At the sea' })).text).toBe('At the sea')
  const dressUp = { tool: 'dress-up', pictures: ['/mira', '/coat'] } as const
  expect(send(SENT, () => change('c1', dressUp))).toMatchObject({ text: '', ...dressUp })
})
