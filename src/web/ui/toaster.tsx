import { useRef } from 'react'
import { Toaster as Sonner, type ToasterProps } from 'sonner'
import { useShowWaitingToasts } from './use-show-waiting-toasts.tsx'
import { useSwipeAway } from './use-swipe-away.ts'
import { useToastFoot } from './use-toast-foot.ts'

const LOOK: ToasterProps['toastOptions'] = {
  style: {
    background: 'var(--stage)',
    color: 'var(--ink)',
    border: '1px solid var(--edge)',
    borderRadius: '16px',
    boxShadow: 'var(--float)',
    fontFamily: 'inherit',
    fontSize: 'var(--text-sm)',
    lineHeight: 1.45,
  },
  classNames: {
    title: 'font-semibold!',
    description: 'text-soft!',
    success: '[&_[data-icon]]:text-good',
    error: '[&_[data-icon]]:text-bad',
    actionButton: 'h-8! rounded-[8px]! bg-ink! px-3! font-semibold! text-house!',
  },
}

/** How far a toast is swiped before it goes (product text §9). */
const SWIPE_PX = 20

/** Where toasts appear: bottom right, beside what acts in an open dialog (`data-foot`). Times and counts come from the product's constants. */
export function Toaster(props: {
  theme: 'dark' | 'light'
  visibleToasts: number
  durationMs: number
  gapPx: number
  widthPx: number
}) {
  useSwipeAway(SWIPE_PX)
  useShowWaitingToasts(props.durationMs)
  const corner = useRef<HTMLElement>(null)
  useToastFoot(corner)
  return (
    <Sonner
      ref={corner}
      theme={props.theme}
      position="bottom-right"
      visibleToasts={props.visibleToasts}
      duration={props.durationMs}
      gap={props.gapPx}
      offset={{ bottom: 'var(--toast-foot, 24px)' }}
      mobileOffset={{ bottom: 'var(--toast-foot, 16px)' }}
      hotkey={['altKey', 'KeyT']}
      toastOptions={LOOK}
      // A modal dialog takes pointer events from the page; what a toast offers stays within reach.
      className="pointer-events-auto! font-sans!"
      style={{ '--width': `${props.widthPx}px` } as React.CSSProperties /* sonner's own variable */}
    />
  )
}
