import { type PointerEvent, useRef, useState } from 'react'

export interface SheetTiming {
  /** Dragged down by this share of its height it closes. */
  closeThreshold: number
  /** Or let go at this speed. */
  closeVelocityPxPerMs: number
  animationMs: number
}

/** How old a movement may be to count for the speed at which a sheet is let go. */
const FLICK_MS = 120

/** A sheet that follows the finger that pulls at its head, and closes when it was pulled far or fast enough. */
export function useSheetDrag({ closeThreshold, closeVelocityPxPerMs }: SheetTiming, onClose: () => void) {
  const start = useRef<{ y: number; heightPx: number } | undefined>(undefined)
  const recent = useRef<{ y: number; atMs: number }[]>([])
  const [offsetPx, setOffsetPx] = useState<number>()

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || (event.target as Element).closest('button, a, input')) return
    const sheet = event.currentTarget.parentElement
    if (!sheet) return
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { y: event.clientY, heightPx: sheet.offsetHeight }
    recent.current = [{ y: event.clientY, atMs: event.timeStamp }]
    setOffsetPx(0)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!start.current) return
    const { clientY: y, timeStamp: atMs } = event
    recent.current = [...recent.current.filter((one) => atMs - one.atMs < FLICK_MS), { y, atMs }]
    setOffsetPx(Math.max(0, y - start.current.y))
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const from = start.current
    if (!from) return
    start.current = undefined
    setOffsetPx(undefined)
    const first = recent.current.find((one) => event.timeStamp - one.atMs < FLICK_MS)
    const speed = first && event.timeStamp > first.atMs ? (event.clientY - first.y) / (event.timeStamp - first.atMs) : 0
    const share = (event.clientY - from.y) / from.heightPx
    if (share > closeThreshold || (speed > closeVelocityPxPerMs && share > 0)) onClose()
  }
  return { offsetPx, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp } }
}
