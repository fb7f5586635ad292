import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Character } from '#contract/entities/character.ts'
import { readChatDraft, useChatDrafts } from '#web/data/chats/chat-drafts.ts'
import { showToast } from '#web/ui/toast.ts'
import { useComposer } from './use-composer.ts'

vi.mock('#web/ui/toast.ts', () => ({ showToast: vi.fn() }))

const character = { $id: 'c1', chatId: 'chat-1', previewUrl: '/v1/storage/portrait' } as Character
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Array(56).fill(0)])

afterEach(() => {
  useChatDrafts.getState().forget()
  vi.mocked(showToast).mockClear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each(['blend', 'dress-up'] as const)('ER-50 a file for %s that cannot be processed is told of', async (tool) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')))
  const { result } = renderHook(() => useComposer({ character, newestUrl: undefined }))
  act(() => result.current.choose(tool))
  const before = readChatDraft('chat-1').pictures
  await act(() => result.current.take([new File([PNG], 'coat.png', { type: 'image/png' })], 1))
  expect(vi.mocked(showToast).mock.calls).toEqual([
    [{ kind: 'error', title: 'Error processing files', text: 'Failed to process uploaded files. Please try again.' }],
  ])
  expect(readChatDraft('chat-1').pictures[1]).toBeUndefined()
  expect(readChatDraft('chat-1').pictures[0]).toBe(before[0])
  expect(result.current.isReading).toBe(false)
})

test('a file of another kind is told of beside the composer', async () => {
  const { result } = renderHook(() => useComposer({ character, newestUrl: undefined }))
  act(() => result.current.choose('blend'))
  await act(() => result.current.take([new File(['words'], 'coat.png')], 0))
  expect(result.current.refusal).toBe('Please use a picture: JPG, PNG, GIF, WebP or AVIF.')
  expect(showToast).not.toHaveBeenCalled()
})

test('what cannot be used changes neither the tool nor its pictures', async () => {
  const { result } = renderHook(() => useComposer({ character, newestUrl: undefined }))
  await act(() => result.current.take([new File(['words'], 'coat.png')]))
  expect(readChatDraft('chat-1').tool).toBe('scene')
  act(() => result.current.choose('flash-edit'))
  await act(() => result.current.take([new File(['words'], 'coat.png')]))
  expect(readChatDraft('chat-1')).toMatchObject({ tool: 'flash-edit', pictures: ['/v1/storage/portrait'] })
  expect(result.current.refusal).toBe('Please use a picture: JPG, PNG, GIF, WebP or AVIF.')
})
