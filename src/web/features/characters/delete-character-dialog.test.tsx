import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Character } from '#contract/entities/character.ts'
import { useChatDrafts } from '#web/data/chats/chat-drafts.ts'
import { keptPictures } from '#web/data/chats/kept-pictures.ts'
import { keptForms } from '#web/data/draft/kept-forms.ts'
import { refused, startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { DeleteCharacterDialog } from './delete-character-dialog.tsx'

const character = { $id: 'c1', chatId: 'chat-1', name: 'Mira' } as Character

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function pressDelete(refusal: ReturnType<typeof refused>) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const server = await startFakeServer({ id: 'u1' })
  server.functions['delete-character'] = refusal
  const onDeleted = vi.fn()
  renderApp(<DeleteCharacterDialog userId="u1" character={character} onClose={() => {}} onDeleted={onDeleted} />)
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  return onDeleted
}

test('what was deleted elsewhere meanwhile is deleted, with what was in the composer of its chat', async () => {
  useChatDrafts
    .getState()
    .change('chat-1', { tool: 'dress-up', text: 'in this coat', pictures: ['data:image/png;base64,AA=='] })
  await keptPictures.keep('u1', 'chat-1')
  expect(await keptForms.read('chat chat-1', 'u1')).toBeDefined()
  const onDeleted = await pressDelete(refused(404, { code: 'character.not-found', error: 'There is no such character.' }))
  await waitFor(() => expect(onDeleted).toHaveBeenCalled())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(useChatDrafts.getState().drafts).toEqual({})
  expect(await keptForms.read('chat chat-1', 'u1')).toBeUndefined()
})

test('what cannot go now says why, and stays', async () => {
  const error = 'This character is being worked on. Try again when it is done.'
  const onDeleted = await pressDelete(refused(409, { code: 'character.in-work', error }))
  expect((await screen.findByRole('alert')).textContent).toBe(error)
  expect(onDeleted).not.toHaveBeenCalled()
})
