import { type RefObject, useEffect, useEffectEvent } from 'react'

/** How far before its end a list begins to load the next page (product text §9). */
const MARGIN_PX = 200

/** Calls `onNear` whenever the marker comes within 200 px of the screen, while `isActive`. */
export function useNearEnd(marker: RefObject<HTMLElement | null>, isActive: boolean, onNear: () => void): void {
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (!isActive || !marker.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), { rootMargin: `${MARGIN_PX}px` })
    observer.observe(marker.current)
    return () => observer.disconnect()
  }, [isActive, marker])
}
