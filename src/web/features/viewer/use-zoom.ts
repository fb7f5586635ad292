import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FITTED, moveBy, type Zoom, zoomAt } from './zoom.ts'

const STEP = 1.5
const DOUBLE_PRESS_SCALE = 2.5
const SWIPE_PX = 60

/**
 * A picture that is looked at closely: wheel, two fingers, double press and drag. A swipe across a fitted picture turns the
 * page. `frame` is what the picture lies in.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, onSwipe: (direction: 1 | -1) => void) {
  const [zoom, setZoom] = useState<Zoom>(FITTED)
  const [isHeld, setIsHeld] = useState(false)
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const swipe = useRef<{ x: number; y: number } | undefined>(undefined)

  const size = () => ({ widthPx: frame.current?.clientWidth ?? 0, heightPx: frame.current?.clientHeight ?? 0 })
  const fromMiddle = (x: number, y: number) => {
    const box = frame.current?.getBoundingClientRect()
    return box ? { xPx: x - box.left - box.width / 2, yPx: y - box.top - box.height / 2 } : { xPx: 0, yPx: 0 }
  }
  const zoomBy = (factor: number, x?: number, y?: number) => {
    const at = x === undefined || y === undefined ? { xPx: 0, yPx: 0 } : fromMiddle(x, y)
    setZoom((now) => zoomAt(now, factor, at, size()))
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    zoomBy(Math.exp(-event.deltaY / 400), event.clientX, event.clientY)
  })
  useEffect(() => {
    const element = frame.current
    // React listens passively, and then the page would scroll as well.
    const listen = (event: WheelEvent) => onWheel(event)
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [frame])

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    swipe.current = pointers.current.size === 1 ? { x: event.clientX, y: event.clientY } : undefined
    setIsHeld(true)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    if (other) {
      const distance = (to: { x: number; y: number }) => Math.hypot(to.x - other.x, to.y - other.y)
      zoomBy(distance(now) / Math.max(1, distance(before)), (now.x + other.x) / 2, (now.y + other.y) / 2)
    } else setZoom((old) => moveBy(old, { xPx: now.x - before.x, yPx: now.y - before.y }, size()))
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId)
    if (pointers.current.size === 0) setIsHeld(false)
    const from = swipe.current
    swipe.current = undefined
    if (!from || zoom.scale > 1 || event.pointerType === 'mouse') return
    const across = event.clientX - from.x
    if (Math.abs(across) > SWIPE_PX && Math.abs(across) > Math.abs(event.clientY - from.y) * 1.5) onSwipe(across < 0 ? 1 : -1)
  }
  const onDoubleClick = (event: { clientX: number; clientY: number }) =>
    zoomBy(zoom.scale > 1 ? 0 : DOUBLE_PRESS_SCALE, event.clientX, event.clientY)

  return {
    zoom,
    isHeld,
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    fit: () => setZoom(FITTED),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onDoubleClick },
  }
}
