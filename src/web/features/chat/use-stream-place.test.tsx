import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useStreamPlace } from './use-stream-place.ts'

const VIEW_PX = 500
const MESSAGE_PX = 100

let scrolledPx: number
const view = () => screen.getByRole('region')
const messageCount = () => screen.getAllByRole('listitem').length
const endPx = () => messageCount() * MESSAGE_PX - VIEW_PX

/** jsdom lays nothing out: here every message has the same height, and a view shows five of them. */
beforeEach(() => {
  scrolledPx = 0
  const isView = (element: Element) => element.matches('section')
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(function (this: Element) {
    return isView(this) ? VIEW_PX : MESSAGE_PX
  })
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => messageCount() * MESSAGE_PX)
  vi.spyOn(Element.prototype, 'scrollTop', 'get').mockImplementation(() => scrolledPx)
  vi.spyOn(Element.prototype, 'scrollTop', 'set').mockImplementation((px) => {
    scrolledPx = Math.max(0, Math.min(px, endPx()))
  })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const item = this.closest('li')
    const index = item ? [...(item.parentElement?.children ?? [])].indexOf(item) : 0
    return { top: isView(this) ? 0 : index * MESSAGE_PX - scrolledPx } as DOMRect
  })
})
afterEach(() => vi.restoreAllMocks())

interface Loaded {
  from: number
  to: number
  hasNewer: boolean
}

function Stream({ from, to, hasNewer }: Loaded) {
  const scroller = useRef<HTMLElement>(null)
  const content = useRef<HTMLOListElement>(null)
  const messages = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const place = useStreamPlace(scroller, content, { version: messages, arrival: String(to), hasNewer })
  return (
    <section ref={scroller} aria-label="Scenes">
      <ol ref={content}>
        {messages.map((message) => (
          <li key={message}>
            <article>{message}</article>
          </li>
        ))}
      </ol>
      <button type="button" onClick={place.goToNewest}>
        {place.isAway ? 'away' : 'here'}
      </button>
    </section>
  )
}

/** The stream, and what a browser does with it: wherever it was scrolled, it tells so. */
function openStream(loaded: Loaded) {
  const { rerender } = render(<Stream {...loaded} />)
  return {
    load(next: Loaded) {
      rerender(<Stream {...next} />)
      fireEvent.scroll(view())
    },
    scrollTo(px: number) {
      view().scrollTop = px
      fireEvent.scroll(view())
    },
  }
}

const firstInView = () => Number(screen.getAllByRole('listitem')[Math.ceil(scrolledPx / MESSAGE_PX)]?.textContent)
const lastInView = () => firstInView() + VIEW_PX / MESSAGE_PX - 1
const place = () => screen.getByRole('button').textContent

test('on the way down through what was let go, every page that comes leaves in view what is read', () => {
  const stream = openStream({ from: 100, to: 299, hasNewer: false })
  expect(lastInView()).toBe(299)
  stream.scrollTo(0)
  stream.load({ from: 50, to: 249, hasNewer: true })
  stream.scrollTo(0)
  stream.load({ from: 0, to: 199, hasNewer: true })
  expect(firstInView()).toBe(50)
  stream.scrollTo(endPx())
  stream.load({ from: 50, to: 249, hasNewer: true })
  expect(lastInView()).toBe(199)
  stream.scrollTo(endPx())
  stream.load({ from: 100, to: 299, hasNewer: false })
  expect(lastInView()).toBe(249)
  expect(place()).toBe('away')
  // At its end again, one is brought to what arrives.
  stream.scrollTo(endPx())
  stream.load({ from: 100, to: 300, hasNewer: false })
  expect(lastInView()).toBe(300)
})

test('who has just scrolled on, before the browser said so, is not taken back by what comes in', () => {
  const stream = openStream({ from: 100, to: 299, hasNewer: false })
  stream.scrollTo(5_000)
  view().scrollTop = 2_000
  stream.load({ from: 50, to: 249, hasNewer: true })
  expect(firstInView()).toBe(120)
  stream.scrollTo(endPx())
  stream.load({ from: 100, to: 299, hasNewer: false })
  stream.scrollTo(endPx())
  view().scrollTop = 2_000
  stream.load({ from: 100, to: 300, hasNewer: false })
  expect(firstInView()).toBe(120)
})

test('who is at the last loaded message is there once nothing newer was found, and is brought to what arrives', () => {
  const stream = openStream({ from: 0, to: 199, hasNewer: true })
  expect(lastInView()).toBe(199)
  expect(place()).toBe('away')
  stream.load({ from: 0, to: 199, hasNewer: false })
  expect(place()).toBe('here')
  stream.load({ from: 0, to: 200, hasNewer: false })
  expect(lastInView()).toBe(200)
})

test('whoever sends something while the newest is not loaded stays where they read until it is', () => {
  const stream = openStream({ from: 0, to: 199, hasNewer: true })
  stream.scrollTo(5_000)
  fireEvent.click(screen.getByRole('button'))
  expect(firstInView()).toBe(50)
  stream.load({ from: 0, to: 199, hasNewer: false })
  fireEvent.click(screen.getByRole('button'))
  expect(lastInView()).toBe(199)
})
