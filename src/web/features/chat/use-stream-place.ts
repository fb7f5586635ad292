import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** So near to the end one is at it: what comes next is followed. */
const AT_END_PX = 120

/**
 * Keeps the place in a stream that is anchored to its end: who is at the end stays there while things grow, who reads above
 * stays with what they read while older or newer messages come and go.
 */
export function useStreamPlace(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  version: unknown,
) {
  const isAtEnd = useRef(true)
  const [isAway, setIsAway] = useState(false)
  /** The first message in view, and how far below the upper edge it begins. */
  const anchor = useRef<{ element: Element; topPx: number }>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is put right whenever what is shown has changed.
  useLayoutEffect(() => {
    if (scroller.current) keepPlace(scroller.current, isAtEnd.current, anchor.current)
  }, [version])

  useEffect(() => {
    const view = scroller.current
    const inside = content.current
    if (!view || !inside) return
    const remember = () => {
      isAtEnd.current = view.scrollHeight - view.scrollTop - view.clientHeight < AT_END_PX
      setIsAway(!isAtEnd.current)
      anchor.current = firstInView(view, inside)
    }
    // Pictures that come, a composer that grows, a keyboard that opens.
    const sizes = new ResizeObserver(() => keepPlace(view, isAtEnd.current, anchor.current))
    sizes.observe(inside)
    sizes.observe(view)
    view.addEventListener('scroll', remember, { passive: true })
    return () => {
      sizes.disconnect()
      view.removeEventListener('scroll', remember)
    }
  }, [scroller, content])

  return {
    /** Whether one reads further up. */
    isAway,
    /** Before something is sent: what comes of it is wanted in view. */
    goToEnd() {
      isAtEnd.current = true
      if (scroller.current) keepPlace(scroller.current, true, undefined)
    },
  }
}

function keepPlace(view: HTMLElement, isAtEnd: boolean, anchor: { element: Element; topPx: number } | undefined): void {
  if (isAtEnd) view.scrollTop = view.scrollHeight
  else if (anchor?.element.isConnected) view.scrollTop += topIn(view, anchor.element) - anchor.topPx
}

function firstInView(view: HTMLElement, inside: HTMLElement) {
  const element = [...inside.querySelectorAll(':scope li')].find((item) => topIn(view, item) + item.clientHeight > 0)
  return element && { element, topPx: topIn(view, element) }
}

function topIn(view: HTMLElement, element: Element): number {
  return element.getBoundingClientRect().top - view.getBoundingClientRect().top
}
