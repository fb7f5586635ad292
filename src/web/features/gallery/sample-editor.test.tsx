import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SAMPLE_CHARACTERS, type SampleCharacter } from '#web/data/showcase/sample-characters.ts'
import { SampleEditor } from './sample-editor.tsx'

test('GD-10 TM-14 saving a sample looks busy for 1.5 s, asks no server and is done', async () => {
  vi.useFakeTimers()
  const fetch = vi.spyOn(globalThis, 'fetch')
  const onClose = vi.fn()
  render(<SampleEditor sample={SAMPLE_CHARACTERS[0] as SampleCharacter} onClose={onClose} />)
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(screen.getByRole('button', { name: 'Save Changes' }).getAttribute('aria-busy')).toBe('true')
  await act(() => vi.advanceTimersByTimeAsync(1_400))
  expect(screen.getByRole('button', { name: 'Save Changes' }).getAttribute('aria-busy')).toBe('true')
  expect(onClose).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(onClose).toHaveBeenCalledOnce()
  expect(fetch).not.toHaveBeenCalled()
})
