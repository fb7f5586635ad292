import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { AmbientVideo } from './ambient-video.tsx'

test('TM-15 a film plays from a visible fifth on', () => {
  let watched: { tell(share: number): void; threshold: unknown } | undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        watched = {
          threshold: options?.threshold,
          // Only the share is read.
          tell: (intersectionRatio) => callback([{ intersectionRatio } as IntersectionObserverEntry], this as never),
        }
      }
      observe() {}
      disconnect() {}
    },
  )
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play')
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause')
  render(<AmbientVideo url="/film.mp4" label="A film" inViewShare={LIMITS.videoInViewShare} />)
  expect(screen.getByRole('button', { name: 'Play: A film' })).toBeTruthy()
  expect(watched?.threshold).toBe(0.2)
  act(() => watched?.tell(0.19))
  expect(play).not.toHaveBeenCalled()
  act(() => watched?.tell(0.2))
  expect(play).toHaveBeenCalledOnce()
  pause.mockClear()
  act(() => watched?.tell(0.1))
  expect(pause).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
