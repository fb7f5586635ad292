import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SketchRequest } from '#web/data/sketch/sketch-request.ts'
import { LiveSketch } from './live-sketch.tsx'

const asked: { request: SketchRequest; answer(isFirstLook?: boolean): void; tellFiner(): void }[] = []

/** Draws at once when it is told to. */
class StageWorker {
  onmessage?: (event: object) => void
  postMessage(request: SketchRequest) {
    const picture = { width: request.widthPx, height: request.heightPx, close: () => {} }
    asked.push({
      request,
      answer: (isFirstLook) => this.onmessage?.({ data: { number: request.number, picture, isFirstLook } }),
      tellFiner: () => this.onmessage?.({ data: { hasFinerForm: true } }),
    })
  }
}

class StageObserver {
  readonly tell: (entries: object[]) => void
  constructor(tell: (entries: object[]) => void) {
    this.tell = tell
  }
  observe() {
    this.tell([{ contentRect: { width: 400, height: 300 } }])
  }
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', StageWorker)
  vi.stubGlobal('ResizeObserver', StageObserver)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** What was asked for since the last look, answered. */
function drawAll(): string[] {
  const drawn = asked.splice(0)
  act(() => {
    for (const { answer } of drawn) answer()
  })
  return drawn.map(({ request }) => `${request.description}${request.isRough ? ', roughly' : ''}`)
}

test('every change of the words is drawn roughly, and only words that rest are drawn whole', () => {
  const { rerender } = render(<LiveSketch description="a red" style="anime" />)
  expect(drawAll()).toEqual(['a red, roughly'])
  act(() => vi.advanceTimersByTime(200))
  rerender(<LiveSketch description="a red fox" style="anime" />)
  expect(drawAll()).toEqual(['a red fox, roughly'])
  act(() => vi.advanceTimersByTime(200))
  expect(drawAll()).toEqual([])
  act(() => vi.advanceTimersByTime(200))
  expect(drawAll()).toEqual(['a red fox'])
})

test('a rough first look that comes again, finer, orders no second whole sketch', () => {
  render(<LiveSketch description="a red fox" style="photoreal" />)
  const [first] = asked.splice(0)
  act(() => first?.answer(true))
  act(() => first?.tellFiner())
  act(() => vi.advanceTimersByTime(300))
  expect(drawAll()).toEqual(['a red fox, roughly', 'a red fox'])
  act(() => vi.advanceTimersByTime(300))
  expect(drawAll()).toEqual([])
})

test('what a dialog covers is drawn when it is seen again', () => {
  const { rerender } = render(<LiveSketch description="an owl" style="anime" isCovered />)
  expect(drawAll()).toEqual([])
  rerender(<LiveSketch description="an owl in a hat" style="anime" isCovered={false} />)
  expect(drawAll()).toEqual(['an owl in a hat, roughly'])
})
