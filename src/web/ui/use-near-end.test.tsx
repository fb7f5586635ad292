import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useNearEnd } from './use-near-end.ts'

/** As a browser's: tells what it sees first, and then only what changes, which is nothing here. */
class AlwaysSeen {
  readonly onSeen: (entries: { isIntersecting: boolean }[]) => void
  constructor(onSeen: (entries: { isIntersecting: boolean }[]) => void) {
    this.onSeen = onSeen
  }
  observe() {
    queueMicrotask(() => this.onSeen([{ isIntersecting: true }]))
  }
  disconnect() {}
}

function List({ load, hasMore }: { load: () => Promise<void>; hasMore: boolean }) {
  const end = useRef<HTMLDivElement>(null)
  useNearEnd(end, hasMore, load)
  return <div ref={end} />
}

afterEach(() => vi.unstubAllGlobals())

test('who stays at the end of a list is given page after page, one at a time, until there are no more', async () => {
  vi.stubGlobal('IntersectionObserver', AlwaysSeen)
  const pages: PromiseWithResolvers<void>[] = []
  const load = () => {
    const page = Promise.withResolvers<void>()
    pages.push(page)
    return page.promise
  }
  const { rerender } = render(<List load={load} hasMore />)
  await act(async () => {})
  expect(pages).toHaveLength(1)
  await act(async () => pages[0]?.resolve())
  expect(pages).toHaveLength(2)
  rerender(<List load={load} hasMore={false} />)
  await act(async () => pages[1]?.resolve())
  expect(pages).toHaveLength(2)
})

/** As a browser's whose page was busy while its list grew and was scrolled to the new end. */
class SeenLate extends AlwaysSeen {
  override observe() {
    queueMicrotask(() => this.onSeen([{ isIntersecting: false }, { isIntersecting: true }]))
  }
}

test('what was seen last counts where a busy page is told of several changes at once', async () => {
  vi.stubGlobal('IntersectionObserver', SeenLate)
  const load = vi.fn(() => new Promise<void>(() => {}))
  render(<List load={load} hasMore />)
  await act(async () => {})
  expect(load).toHaveBeenCalledOnce()
})
