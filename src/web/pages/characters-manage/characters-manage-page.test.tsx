import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { CharactersManagePage } from './characters-manage-page.tsx'

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const address = () => screen.getByLabelText('Address').textContent
const says = (text: string) => screen.queryByText(text) !== null

async function open({ chatIds }: { chatIds: readonly string[] }) {
  const server = await startFakeServer({ id: 'u1' })
  const data = chatIds.map((chatId) => ({ $id: `character of ${chatId}`, chatId, name: chatId, status: 'SUCCESS' }))
  server.functions = { 'get-characters': { success: true, data, total: data.length, hasNextPage: false } }
  vi.useFakeTimers()
  const release = server.hold('get-characters')
  renderApp(<CharactersManagePage />, { path: '/characters/manage' })
  // The account is known and the list is asked for.
  await pass(1)
  return release
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('RT-08 TM-10 the first character is opened 800 ms after the list has come, not before', async () => {
  const release = await open({ chatIds: ['newest', 'older'] })
  await pass(2_000)
  expect(address()).toBe('/characters/manage')
  release()
  await pass(700)
  expect(address()).toBe('/characters/manage')
  await pass(100)
  expect(address()).toBe('/characters/manage/newest')
})

test('CM-08 TM-11 the second text comes after the preload delay of 300 ms, and never before the list', async () => {
  const release = await open({ chatIds: ['newest'] })
  release()
  await pass(249)
  expect(says('Preparing your characters')).toBe(true)
  expect(says('Almost there')).toBe(false)
  await pass(50)
  expect(says('Almost there')).toBe(true)
  expect(says('Preparing your characters')).toBe(false)
})

test('while the list is late the first text stays', async () => {
  const release = await open({ chatIds: ['newest'] })
  await pass(5_000)
  expect(says('Preparing your characters')).toBe(true)
  expect(says('Almost there')).toBe(false)
  release()
})
