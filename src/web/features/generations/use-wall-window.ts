import { type RefObject, useLayoutEffect, useState } from 'react'

/** What stands this far above and below the screen is there before it is scrolled to. */
const AHEAD_PX = 700
/** The window moves in steps, so that not every frame of scrolling renders. */
const STEP_PX = 240

export interface WallWindow {
  readonly widthPx: number
  readonly screenWidthPx: number
  /** In px from the wall's top. */
  readonly fromPx: number
  readonly toPx: number
}

/** The width of the wall, and which part of it is on the screen or near it. */
export function useWallWindow(wall: RefObject<HTMLElement | null>): WallWindow {
  const [view, setView] = useState<WallWindow>({ widthPx: 0, screenWidthPx: window.innerWidth, fromPx: 0, toPx: 0 })

  useLayoutEffect(() => {
    const element = wall.current
    if (!element) return
    const look = () => {
      const { top, width } = element.getBoundingClientRect()
      const step = Math.floor(-top / STEP_PX) * STEP_PX
      setView((before) => {
        const now = {
          widthPx: width,
          screenWidthPx: window.innerWidth,
          fromPx: step - AHEAD_PX,
          toPx: step + STEP_PX + window.innerHeight + AHEAD_PX,
        }
        return isSame(before, now) ? before : now
      })
    }
    look()
    const resized = new ResizeObserver(look)
    resized.observe(element)
    resized.observe(document.body)
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      resized.disconnect()
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [wall])

  return view
}

function isSame(a: WallWindow, b: WallWindow): boolean {
  return a.widthPx === b.widthPx && a.screenWidthPx === b.screenWidthPx && a.fromPx === b.fromPx && a.toPx === b.toPx
}
