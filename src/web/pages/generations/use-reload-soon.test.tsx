import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { leavePage } from '#web/data/leave-page.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { useReloadSoon } from './use-reload-soon.ts'

function Starter() {
  const { isReloading, start } = useReloadSoon()
  return (
    <button type="button" onClick={start} disabled={isReloading}>
      Create
    </button>
  )
}

afterEach(() => void vi.restoreAllMocks())

test('TM-08 the page is loaded again once, 3 s after the start and not before', () => {
  vi.useFakeTimers()
  const reload = vi.spyOn(leavePage, 'reload').mockImplementation(() => {})
  renderApp(<Starter />)
  fireEvent.click(screen.getByRole('button', { name: 'Create' }))
  act(() => vi.advanceTimersByTime(2_900))
  expect(reload).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(100))
  expect(reload).toHaveBeenCalledTimes(1)
  act(() => vi.advanceTimersByTime(60_000))
  expect(reload).toHaveBeenCalledTimes(1)
})
