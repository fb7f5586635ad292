import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showToast } from './toast.ts'
import { Toaster } from './toaster.tsx'

const DURATION_MS = 4_000
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const shown = () => [...document.querySelectorAll('[data-sonner-toast][data-removed=false]')]
const say = (title: string, text?: string) => act(() => showToast({ kind: 'error', title, ...(text && { text }) }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  render(<Toaster theme="dark" visibleToasts={3} durationMs={DURATION_MS} gapPx={14} widthPx={356} />)
})
afterEach(async () => {
  // What a test has said is gone before the next one begins.
  await pass(60_000)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what is said again while it is shown stays one toast, which counts and stays as long as a new one', async () => {
  say('Invalid file type', 'Please upload a JPG.')
  await pass(3_000)
  say('Invalid file type', 'Please upload a JPG.')
  await pass(3_000)
  expect(shown()).toHaveLength(1)
  expect(screen.getByText('Invalid file type')).toBeTruthy()
  expect(screen.getByText('× 2')).toBeTruthy()
  say('Invalid file type', 'Please upload a JPG.')
  await pass(3_900)
  expect(screen.getByText('× 3')).toBeTruthy()
  await pass(200)
  expect(shown()).toEqual([])
  say('Invalid file type', 'Please upload a JPG.')
  await pass(100)
  // It begins anew.
  expect(shown()).toHaveLength(1)
  expect(screen.queryByText(/×/)).toBeNull()
})

test('what is said again stays its whole time, also after the pointer has rested on it', async () => {
  say('Upscale started')
  await pass(3_500)
  const corner = document.querySelector('[data-sonner-toaster]') as HTMLElement
  fireEvent.mouseMove(corner)
  await pass(10_000)
  expect(shown()).toHaveLength(1)
  fireEvent.mouseLeave(corner)
  await pass(100)
  say('Upscale started')
  await pass(3_800)
  expect(shown()).toHaveLength(1)
  await pass(500)
  expect(shown()).toEqual([])
})

test('other words are another toast', async () => {
  say('Invalid file type', 'Please upload a JPG.')
  say('Invalid file type', 'Please upload an MP4.')
  say('File too large')
  await pass(100)
  expect(shown()).toHaveLength(3)
  expect(screen.queryByText(/×/)).toBeNull()
})

test('those of one group become one that says how many they are', async () => {
  const press = vi.fn()
  for (const name of ['Ada', 'Bea', 'Cleo']) {
    const several = (count: number) => ({ title: `${count} are ready`, action: { label: 'Show', onPress: press } })
    act(() => showToast({ kind: 'success', title: `${name} is ready`, group: { name: 'ready', several } }))
    await pass(100)
  }
  expect(shown()).toHaveLength(1)
  expect(screen.getByText('3 are ready')).toBeTruthy()
  act(() => screen.getByRole('button', { name: 'Show' }).click())
  expect(press).toHaveBeenCalledTimes(1)
})
