import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** So near to the end one is at it: what comes next is followed. */
const AT_END_PX = 120
/** What stands above the newest message when it is brought into sight. */
const ABOVE_NEWEST_PX = 16
/** Browsers round where they scroll to. */
const ROUNDING_PX = 2

/**
 * Where one is: `newest` where the newest message is best seen, `end` at its foot, `within` it, or `away` further up. Who is
 * not away is brought to what arrives.
 */
type Place = 'newest' | 'end' | 'within' | 'away'

/**
 * Keeps the place in a stream that is anchored to its end. Who is there is brought to what arrives: to its end, or where all
 * of it has no room, to its words and the head of its picture. Who reads above stays with what they read while older or newer
 * messages come and go. `arrival` changes when something arrived, `version` when anything changed. While newer messages are not
 * loaded (`hasNewer`), the last one that is loaded is not the newest, and whoever reads at it is as far away as anybody.
 */
export function useStreamPlace(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  { version, arrival, hasNewer }: { version: unknown; arrival: string; hasNewer: boolean },
) {
  const place = useRef<Place>('newest')
  const [isAway, setIsAway] = useState(false)
  const anchor = useRef<Anchor>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what arrives is shown once; afterwards one may scroll on.
  useLayoutEffect(() => {
    // At first the end of what is loaded is shown in any case.
    if (hasNewer && anchor.current) place.current = 'away'
    else if (place.current !== 'away') place.current = 'newest'
  }, [arrival, hasNewer])

  const keep = useEffectEvent((view: HTMLElement, inside: HTMLElement) => {
    anchor.current = keepPlace(view, inside, place.current, anchor.current)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is put right whenever what is shown has changed.
  useLayoutEffect(() => {
    if (scroller.current && content.current) keep(scroller.current, content.current)
  }, [version, arrival])

  const remember = useEffectEvent((view: HTMLElement, inside: HTMLElement) => {
    place.current = hasNewer ? 'away' : placeIn(view, inside)
    setIsAway(place.current === 'away')
    anchor.current = firstInView(view, inside)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place is another one once the last message is the newest.
  useLayoutEffect(() => {
    if (scroller.current && content.current) remember(scroller.current, content.current)
  }, [hasNewer])

  useEffect(() => {
    const view = scroller.current
    const inside = content.current
    if (!view || !inside) return
    const onScroll = () => remember(view, inside)
    // Pictures that come, a composer that grows, a keyboard that opens.
    const sizes = new ResizeObserver(() => keep(view, inside))
    sizes.observe(inside)
    sizes.observe(view)
    view.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      sizes.disconnect()
      view.removeEventListener('scroll', onScroll)
    }
  }, [scroller, content])

  return {
    /** Whether one reads further up. */
    isAway,
    /** Before something is sent: what comes of it is wanted in view. Where the newest is not loaded, nothing moves. */
    goToNewest() {
      if (hasNewer) return
      place.current = 'newest'
      if (scroller.current && content.current) keepPlace(scroller.current, content.current, 'newest', undefined)
    },
  }
}

/** The first message in view, how far below the upper edge it begins, and how far was scrolled then. */
type Anchor = { element: Element; topPx: number; scrolledPx: number } | undefined

/** Answers where the anchor is then. */
function keepPlace(view: HTMLElement, inside: HTMLElement, place: Place, anchor: Anchor): Anchor {
  const movedPx = anchor ? movedSince(view, anchor.scrolledPx) : 0
  if (movedPx === 0 && place === 'newest') view.scrollTop = newestPx(view, inside)
  else if (movedPx === 0 && place === 'end') view.scrollTop = view.scrollHeight
  else if (anchor?.element.isConnected) view.scrollTop += topIn(view, anchor.element) - anchor.topPx + movedPx
  return anchor?.element.isConnected ? anchorAt(view, anchor.element) : anchor
}

/**
 * How far somebody has scrolled since then, before the browser told so: that is not taken back. What stands at the foot may
 * have been moved there because the rest became shorter.
 */
function movedSince(view: HTMLElement, scrolledPx: number): number {
  const movedPx = view.scrollTop - scrolledPx
  return Math.abs(movedPx) <= ROUNDING_PX || view.scrollTop >= endPx(view) - ROUNDING_PX ? 0 : movedPx
}

function placeIn(view: HTMLElement, inside: HTMLElement): Place {
  const newest = newestPx(view, inside)
  if (Math.abs(view.scrollTop - newest) <= ROUNDING_PX) return 'newest'
  if (endPx(view) - view.scrollTop < AT_END_PX) return 'end'
  return view.scrollTop > newest - AT_END_PX ? 'within' : 'away'
}

/** How far is scrolled where the newest message is best seen: at the end, but no further than to its first line. */
function newestPx(view: HTMLElement, inside: HTMLElement): number {
  const newest = inside.querySelector(':scope > li:last-child article')
  if (!newest) return endPx(view)
  return Math.max(0, Math.min(endPx(view), view.scrollTop + topIn(view, newest) - ABOVE_NEWEST_PX))
}

function endPx(view: HTMLElement): number {
  return view.scrollHeight - view.clientHeight
}

function firstInView(view: HTMLElement, inside: HTMLElement): Anchor {
  const element = [...inside.querySelectorAll(':scope li')].find((item) => topIn(view, item) + item.clientHeight > 0)
  return element && anchorAt(view, element)
}

function anchorAt(view: HTMLElement, element: Element): Anchor {
  return { element, topPx: topIn(view, element), scrolledPx: view.scrollTop }
}

function topIn(view: HTMLElement, element: Element): number {
  return element.getBoundingClientRect().top - view.getBoundingClientRect().top
}
