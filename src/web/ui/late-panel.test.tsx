import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { latePanel } from './late-panel.tsx'
import { useWaitingToasts } from './toast.ts'

const Panel = ({ onClose }: { onClose(): void }) => (
  <button type="button" onClick={onClose}>
    Here
  </button>
)

afterEach(() => {
  useWaitingToasts.setState([], true)
  vi.restoreAllMocks()
})

test('until a panel is here something stands in for it; the next time it is here at once', async () => {
  const arrival = Promise.withResolvers<typeof Panel>()
  const load = vi.fn(() => arrival.promise)
  const Late = latePanel(load)
  const { unmount } = render(<Late onClose={() => {}} />)
  expect(screen.getByRole('status').textContent).toBe('Loading')
  await act(async () => arrival.resolve(Panel))
  expect(screen.getByText('Here')).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
  unmount()
  render(<Late onClose={() => {}} />)
  expect(screen.getByText('Here')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

test('Escape and Cancel call off what is on its way', () => {
  const onClose = vi.fn()
  const Late = latePanel(() => new Promise<typeof Panel>(() => {}))
  render(<Late onClose={onClose} />)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('a panel that does not come closes and says so, and is fetched again when it is opened again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.fn(async () => Panel).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const Late = latePanel<{ isOpen: boolean; onClose(): void }>(load)
  const onClose = vi.fn()
  const { rerender } = render(<Late isOpen onClose={onClose} />)
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(useWaitingToasts.getState()).toMatchObject([{ kind: 'error', title: 'This could not be opened' }])
  rerender(<Late isOpen={false} onClose={onClose} />)
  expect(screen.queryByRole('status')).toBeNull()
  rerender(<Late isOpen onClose={onClose} />)
  expect(await screen.findByText('Here')).toBeTruthy()
})

test('who has called it off hears nothing when it does not come', async () => {
  const arrival = Promise.withResolvers<typeof Panel>()
  const Late = latePanel(() => arrival.promise)
  const onClose = vi.fn()
  render(<Late onClose={onClose} />).unmount()
  arrival.reject(new TypeError('Failed to fetch'))
  await arrival.promise.catch(() => {})
  expect(onClose).not.toHaveBeenCalled()
  expect(useWaitingToasts.getState()).toEqual([])
})
