import { act, fireEvent, screen, within } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CreditEntry } from '#contract/functions/get-credit-history.ts'
import { type FakeServer, refused, startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { CreditHistoryDialog } from './credit-history-dialog.tsx'

let server: FakeServer
let reachEnd: () => void
const onClose = vi.fn()

/** Says that the end of the list is seen when the test does. */
class ScriptedObserver {
  constructor(onSeen: (entries: { isIntersecting: boolean }[]) => void) {
    reachEnd = () => onSeen([{ isIntersecting: true }])
  }
  observe() {}
  disconnect() {
    reachEnd = () => {}
  }
}

beforeEach(async () => {
  vi.stubGlobal('IntersectionObserver', ScriptedObserver)
  server = await startFakeServer({ id: 'u1' })
  onClose.mockReset()
})
afterEach(() => {
  act(() => void toast.dismiss())
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const entry = (id: number, change: Partial<CreditEntry> = {}): CreditEntry => ({
  $id: String(id),
  kind: 'hold',
  amount: -100,
  balanceAfter: 1100,
  reason: 'Three previews: Rosalind',
  $createdAt: '2026-11-20T12:00:00.000Z',
  ...change,
})
const page = (data: CreditEntry[], more: object = {}) => ({ success: true, data, total: 2, hasNextPage: false, ...more })
const show = () => void renderApp(<CreditHistoryDialog userId="u1" onClose={onClose} />, { path: '/pricing' })

test('each line says what for, how much and what is left, and leads to the generation', async () => {
  server.functions['get-credit-history'] = page([
    entry(2, { jobId: 'j1' }),
    entry(1, { kind: 'grant', amount: 1200, balanceAfter: 1200, reason: 'Credit Pack 1000' }),
  ])
  show()
  expect(await screen.findByText('2 entries')).toBeTruthy()
  const [spent, bought] = screen.getAllByRole('listitem').map((line) => within(line))
  expect(spent?.getByText('−100')).toBeTruthy()
  expect(spent?.getByText('1,100')).toBeTruthy()
  expect(bought?.getByText('+1,200')).toBeTruthy()
  expect(bought?.queryByRole('link')).toBeNull()
  const link = spent?.getByRole('link', { name: 'Three previews: Rosalind' }) as HTMLElement
  expect(link.getAttribute('href')).toBe('/generations?job=j1')
  fireEvent.click(link)
  expect(screen.getByLabelText('Address').textContent).toBe('/generations')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('at the end of the list it goes on behind its last entry', async () => {
  server.functions['get-credit-history'] = ({ cursorAfter }: { cursorAfter?: string }) =>
    cursorAfter ? page([entry(1)]) : page([entry(2)], { hasNextPage: true, nextCursor: '2' })
  show()
  await screen.findByText('2 entries')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  act(() => reachEnd())
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  expect(server.callsOf('get-credit-history').map((call) => call.input.cursorAfter)).toEqual([undefined, '2'])
  act(() => reachEnd())
  expect(server.callsOf('get-credit-history')).toHaveLength(2)
})

test('a page that cannot be had leaves the others standing, and can be asked for again', async () => {
  server.functions['get-credit-history'] = ({ cursorAfter }: { cursorAfter?: string }, calls: number) => {
    if (!cursorAfter) return page([entry(2)], { hasNextPage: true, nextCursor: '2' })
    return calls > 2 ? page([entry(1)]) : refused(400, { success: false, error: 'x' })
  }
  show()
  await screen.findByText('2 entries')
  act(() => reachEnd())
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a page that is lost is asked for again only by Try again, also when credits move; meanwhile it loads and is not lost', async () => {
  server.functions['get-credit-history'] = ({ cursorAfter }: { cursorAfter?: string }) =>
    cursorAfter ? refused(400, { success: false, error: 'x' }) : page([entry(2)], { hasNextPage: true, nextCursor: '2' })
  const { queryClient } = renderApp(<CreditHistoryDialog userId="u1" onClose={onClose} />)
  await screen.findByText('2 entries')
  act(() => reachEnd())
  const alert = await screen.findByRole('alert')
  server.functions['get-credit-history'] = ({ cursorAfter }: { cursorAfter?: string }) =>
    cursorAfter ? page([entry(1)]) : page([entry(3), entry(2)], { total: 3, hasNextPage: true, nextCursor: '2' })
  await act(() => queryClient.invalidateQueries())
  await screen.findByText('3 entries')
  act(() => reachEnd())
  expect(screen.getByRole('alert')).toBe(alert)
  expect(server.callsOf('get-credit-history')).toHaveLength(3)
  const release = server.hold('get-credit-history')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(server.callsOf('get-credit-history')).toHaveLength(4))
  expect(await screen.findByRole('status', { name: 'Loading the history' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  release()
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3))
})

test('it says when it loads, when it could not and when there is nothing', async () => {
  const release = server.hold('get-credit-history')
  server.functions['get-credit-history'] = (_input: object, calls: number) =>
    calls === 1 ? refused(400, { success: false, error: 'x' }) : page([], { total: 0 })
  show()
  expect(await screen.findByRole('status', { name: 'Loading the history' })).toBeTruthy()
  release()
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/No credits have moved yet/)).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Create a character' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('the file holds every page as it came, marked as UTF-8', async () => {
  const files: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file) && 'blob:x', revokeObjectURL() {} }),
  )
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  server.functions['get-credit-history'] = ({ format, cursorAfter }: { format?: string; cursorAfter?: string }) => {
    if (format !== 'csv') return page([entry(2)])
    return cursorAfter ? page([], { csv: 'b\r\n' }) : page([], { csv: 'a\r\n', hasNextPage: true, nextCursor: '2' })
  }
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }))
  await vi.waitFor(() => expect(click).toHaveBeenCalledTimes(1))
  expect(new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer(0)).slice(0, 3)).toEqual(
    new Uint8Array([0xef, 0xbb, 0xbf]),
  )
  expect(await files[0]?.text()).toContain('a\r\nb\r\n')
})

test('a file that cannot be had is told', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server.functions['get-credit-history'] = ({ format }: { format?: string }) =>
    format === 'csv' ? new TypeError('Failed to fetch') : page([entry(2)])
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }))
  expect(await screen.findByText('Download failed')).toBeTruthy()
})
