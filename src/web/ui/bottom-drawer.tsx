import { Dialog as Primitive } from 'radix-ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import X from '~icons/lucide/x'
import { IconButton } from './icon-button.tsx'
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
  const opener = useRef<Element>(null)
  const [place, setPlace] = useState<'below' | 'open' | 'leaving'>('below')
  const leave = () => setPlace('leaving')
  const { offsetPx, handlers } = useSheetDrag(timing, leave)
  const { animationMs } = timing

  useEffect(() => {
    const frame = requestAnimationFrame(() => setPlace('open'))
    return () => cancelAnimationFrame(frame)
  }, [])
  useEffect(() => {
    if (place !== 'leaving') return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const leaving = setTimeout(onClose, isStill ? 0 : animationMs)
    return () => clearTimeout(leaving)
  }, [place, animationMs, onClose])

  return (
    <Primitive.Root open onOpenChange={(next) => !next && leave()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-appear bg-curtain" />
        <Primitive.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          // Radix gives the focus back to a trigger of its own only.
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          style={{
            transform: place === 'open' ? `translateY(${offsetPx ?? 0}px)` : 'translateY(100%)',
            transition: offsetPx === undefined ? `transform ${animationMs}ms cubic-bezier(0.32, 0.72, 0, 1)` : 'none',
          }}
          className="fixed inset-x-0 bottom-0 z-50 flex max-h-[88dvh] flex-col rounded-t-dialog bg-stage text-ink shadow-float outline-none motion-reduce:transition-none!"
        >
          <div {...handlers} className="shrink-0 cursor-grab touch-none select-none pt-3 active:cursor-grabbing">
            <span aria-hidden="true" className="mx-auto block h-1.5 w-11 rounded-full bg-edge" />
            <div className="column flex min-h-16 items-center gap-3">
              <Primitive.Title className="display mr-auto min-w-0 truncate text-card small:text-lg">{title}</Primitive.Title>
              {tools}
              <Primitive.Close asChild>
                <IconButton label="Close" icon={<X size={20} />} className="-mr-2" />
              </Primitive.Close>
            </div>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
