import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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

  test('it shows what the character is made of', () => {
    cleanup()
    render(<AllSet pictureUrl="/chosen-take.png" onDone={onDone} />)
    expect(screen.getByRole('img', { name: 'What your character is made of' }).getAttribute('src')).toBe('/chosen-take.png')
  })
})
