import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { EdgeSheet } from './edge-sheet.tsx'
import { EdgeSheetHead } from './edge-sheet-head.tsx'
import { type SheetTiming, useSheetDrag } from './use-sheet-drag.ts'

/** A sheet from below, as wide as the page; its head can be pulled down to close it. */
export function BottomDrawer({
  title,
  timing,
  tools,
  onClose,
  children,
}: {
  title: string
  timing: SheetTiming
  /** Beside the title. */
  tools?: ReactNode
  onClose(): void
  children: ReactNode
}) {
  const [place, setPlace] = useState<'below' | 'open' | 'leaving'>('below')
  const leave = () => setPlace('leaving')
  const { offsetPx, handlers } = useSheetDrag(timing, leave)
  const { animationMs } = timing
  // A page that draws itself anew hands in another `onClose`; the leaving that has begun goes on.
  const close = useEffectEvent(onClose)

  useEffect(() => {
    const frame = requestAnimationFrame(() => setPlace('open'))
    return () => cancelAnimationFrame(frame)
  }, [])
  useEffect(() => {
    if (place !== 'leaving') return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const leaving = setTimeout(close, isStill ? 0 : animationMs)
    return () => clearTimeout(leaving)
  }, [place, animationMs])

  return (
    <EdgeSheet
      onClose={leave}
      style={{
        transform: place === 'open' ? `translateY(${offsetPx ?? 0}px)` : 'translateY(100%)',
        transition: offsetPx === undefined ? `transform ${animationMs}ms cubic-bezier(0.32, 0.72, 0, 1)` : 'none',
      }}
      className="inset-x-0 bottom-0 max-h-[88dvh] rounded-t-dialog motion-reduce:transition-none!"
    >
      <div {...handlers} className="shrink-0 cursor-grab touch-none select-none pt-3 active:cursor-grabbing">
        <span aria-hidden="true" className="mx-auto block h-1.5 w-11 rounded-full bg-edge" />
        <EdgeSheetHead title={title} isLarge tools={tools} className="column min-h-16" />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
    </EdgeSheet>
  )
}
