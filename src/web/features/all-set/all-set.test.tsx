import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { AllSet } from './all-set.tsx'

const onDone = vi.fn()
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const barValue = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'))

beforeEach(() => {
  onDone.mockReset()
  vi.useFakeTimers()
  render(<AllSet onDone={onDone} />)
})
afterEach(() => void vi.useRealTimers())

describe('the last step', () => {
  test('CW-06 CW-08 says that the character is being created, and that it takes about a minute', () => {
    expect(screen.getByRole('heading').textContent).toBe('Your Character Is Being Created!')
    expect(screen.getByText(/about a minute/)).toBeTruthy()
  })

  test('CW-07 CW-10 TM-07 its bar is full at 15 s and then it ends by itself, once', async () => {
    await pass(7_600)
    expect(barValue()).toBeGreaterThanOrEqual(49)
    expect(barValue()).toBeLessThanOrEqual(51)
    await pass(7_300)
    expect(onDone).not.toHaveBeenCalled()
    await pass(100)
    expect(barValue()).toBe(100)
    expect(onDone).toHaveBeenCalledTimes(1)
    await pass(30_000)
    expect(onDone).toHaveBeenCalledTimes(1)
  })

  test('CW-09 CW-10 Done ends it earlier, also at the last moment only once', async () => {
    await pass(14_900)
    fireEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(onDone).toHaveBeenCalledTimes(1)
    await pass(1_000)
    expect(onDone).toHaveBeenCalledTimes(1)
  })
})

describe('what it is made of', () => {
  const LIVE = { jobId: 'j1', status: 'RUNNING', type: 'create-character', progress: 0.4, stage: 'light', resultUrls: [] }
  const shown = () => screen.getByRole('img', { name: 'What your character is made of' })

  test('it is shown, and filled with colour as far as the character is made', async () => {
    cleanup()
    vi.useRealTimers()
    const server = await startFakeServer({ id: 'u1' })
    const running = { ...LIVE, $id: 'j1', userId: 'u1', revision: 1, $createdAt: new Date().toISOString() }
    server.functions['get-running-jobs'] = { success: true, data: [running], total: 1, hasNextPage: false }
    renderApp(<AllSet created={{ jobId: 'j1', pictureUrl: '/chosen-take.png' }} onDone={onDone} />)
    expect(shown().getAttribute('src')).toBe('/chosen-take.png')
    await screen.findByText(/^Generating\.\.\. · 40% · 0:0\d, light$/)
    vi.unstubAllGlobals()
  })
})
