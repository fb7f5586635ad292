import 'fake-indexeddb/auto'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

/** On a busy machine an answer may take a while; a test that waits polls, so nothing is slower for it. */
configure({ asyncUtilTimeout: 10_000 })

/** jsdom lacks what layout needs; these answer as a calm desktop browser would. */
window.matchMedia ??= (query) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
  }) as unknown as MediaQueryList // the deprecated listeners are left out
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver // nothing is ever seen
// No test talks to a server: this line never opens.
globalThis.WebSocket = class extends EventTarget {
  static readonly OPEN = 1
  static readonly CLOSING = 2
  readonly readyState = 0
  send() {}
  close() {}
} as unknown as typeof WebSocket
// Who draws sketches: never heard of again.
globalThis.Worker ??= class extends EventTarget {
  postMessage() {}
  terminate() {}
} as unknown as typeof Worker // nothing is drawn
// jsdom has both and says that they are not implemented.
HTMLMediaElement.prototype.play = async () => {}
HTMLMediaElement.prototype.pause = () => {}
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.setPointerCapture ??= () => {}
Element.prototype.releasePointerCapture ??= () => {}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})
