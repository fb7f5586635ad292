import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** How far before its end a list begins to load the next page (product text §9). */
const MARGIN_PX = 200

/**
 * Calls `onNear` whenever the marker comes within 200 px of the screen, while `isActive`, and again if it is still there when
 * what was called has ended: who stays at the end of a list, as with the End key held down, is never left waiting.
 */
export function useNearEnd(marker: RefObject<HTMLElement | null>, isActive: boolean, onNear: () => Promise<void>): void {
  const [endedCount, setEndedCount] = useState(0)
  const near = useEffectEvent(async () => {
    await onNear()
    setEndedCount((before) => before + 1)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: an observer tells changes only; a new one tells at once what it sees.
  useEffect(() => {
    if (!isActive || !marker.current) return
    // A busy page is told of several changes at once, the newest last.
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && void near(), {
      rootMargin: `${MARGIN_PX}px`,
    })
    observer.observe(marker.current)
    return () => observer.disconnect()
  }, [isActive, marker, endedCount])
}
