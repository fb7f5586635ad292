import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Character } from '#contract/entities/character.ts'
import { readChatDraft, useChatDrafts } from '#web/data/chats/chat-drafts.ts'
import { keptForms } from '#web/data/draft/kept-forms.ts'
import { showToast } from '#web/ui/toast.ts'
import { useComposer } from './use-composer.ts'

vi.mock('#web/ui/toast.ts', () => ({ showToast: vi.fn() }))

const character = { $id: 'c1', chatId: 'chat-1', previewUrl: '/v1/storage/portrait' } as Character
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Array(56).fill(0)])

afterEach(async () => {
  await keptForms.forgetAll()
  useChatDrafts.getState().forget()
  vi.mocked(showToast).mockClear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each(['blend', 'dress-up'] as const)('ER-50 a file for %s that cannot be processed is told of', async (tool) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')))
  const { result } = renderHook(() => useComposer({ userId: 'u1', character, newestUrl: undefined }))
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
  const { result } = renderHook(() => useComposer({ userId: 'u1', character, newestUrl: undefined }))
  act(() => result.current.choose('blend'))
  await act(() => result.current.take([new File(['words'], 'coat.png')], 0))
  expect(result.current.refusal).toBe('Please use a picture: JPG, PNG, GIF, WebP or AVIF.')
  expect(showToast).not.toHaveBeenCalled()
})

test('what cannot be used changes neither the tool nor its pictures', async () => {
  const { result } = renderHook(() => useComposer({ userId: 'u1', character, newestUrl: undefined }))
  await act(() => result.current.take([new File(['words'], 'coat.png')]))
  expect(readChatDraft('chat-1').tool).toBe('scene')
  act(() => result.current.choose('flash-edit'))
  await act(() => result.current.take([new File(['words'], 'coat.png')]))
  expect(readChatDraft('chat-1')).toMatchObject({ tool: 'flash-edit', pictures: ['/v1/storage/portrait'] })
  expect(result.current.refusal).toBe('Please use a picture: JPG, PNG, GIF, WebP or AVIF.')
})

test('files are read one after the other, in the order in which they were brought', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const order: string[] = []
  const first = Promise.withResolvers<void>()
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    order.push(`${file.name} begins`)
    if (file.name === 'large.png') await first.promise
    order.push(`${file.name} ends`)
    throw new Error('broken')
  })
  const { result } = renderHook(() => useComposer({ userId: 'u1', character, newestUrl: undefined }))
  act(() => result.current.choose('flash-edit'))
  const bring = (name: string) => result.current.take([new File([PNG], name, { type: 'image/png' })])
  let both: Promise<unknown> = Promise.resolve()
  act(() => {
    both = Promise.all([bring('large.png'), bring('small.png')])
  })
  expect(result.current.isReading).toBe(true)
  await act(async () => {
    first.resolve()
    await both
  })
  expect(order).toEqual(['large.png begins', 'large.png ends', 'small.png begins', 'small.png ends'])
  expect(result.current.isReading).toBe(false)
})

test('a picture that was brought is there again after a reload, for the same person', async () => {
  const brought = 'data:image/png;base64,AAAA'
  const { result, unmount } = renderHook(() => useComposer({ userId: 'u1', character, newestUrl: undefined }))
  act(() => result.current.choose('dress-up'))
  act(() => result.current.put(1, brought))
  await waitFor(async () => expect(await keptForms.read('chat chat-1', 'u1')).toBeDefined())
  unmount()
  // As the draft itself is kept.
  useChatDrafts.setState({ drafts: { 'chat-1': { tool: 'dress-up', text: 'a hat', pictures: [], openKey: 'k' } } })
  renderHook(() => useComposer({ userId: 'u2', character, newestUrl: undefined })).unmount()
  expect(readChatDraft('chat-1').pictures).toEqual([])
  renderHook(() => useComposer({ userId: 'u1', character, newestUrl: undefined }))
  await waitFor(() => expect(readChatDraft('chat-1').pictures).toEqual([character.previewUrl, brought]))
  // What was sent without an answer stays the same order.
  expect(readChatDraft('chat-1')).toMatchObject({ text: 'a hat', openKey: 'k' })
})

test('a picture that was taken out is not kept', async () => {
  const { result } = renderHook(() => useComposer({ userId: 'u1', character, newestUrl: undefined }))
  act(() => result.current.choose('dress-up'))
  act(() => result.current.put(1, 'data:image/png;base64,AAAA'))
  await waitFor(async () => expect(await keptForms.read('chat chat-1', 'u1')).toBeDefined())
  act(() => result.current.put(1, undefined))
  await waitFor(async () => expect(await keptForms.read('chat chat-1', 'u1')).toBeUndefined())
})

test('a reading that breaks keeps no later file from being read', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')))
  vi.mocked(showToast).mockImplementationOnce(() => {
    throw new Error('nobody can be told')
  })
  const { result } = renderHook(() => useComposer({ userId: 'u1', character, newestUrl: undefined }))
  act(() => result.current.choose('blend'))
  await act(() => expect(result.current.take([new File([PNG], 'coat.png')], 0)).rejects.toThrow('nobody can be told'))
  await act(() => result.current.take([new File(['words'], 'coat.png')], 0))
  expect(result.current.refusal).toBe('Please use a picture: JPG, PNG, GIF, WebP or AVIF.')
  expect(result.current.isReading).toBe(false)
})
