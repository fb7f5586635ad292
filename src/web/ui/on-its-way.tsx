import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './button.tsx'
import { Spinner } from './spinner.tsx'

/** Stands where a page will be, below the header. What comes soon enough is not announced (`animate-late`). */
export function PageOnItsWay() {
  return (
    <div className="grid min-h-[calc(100dvh-64px)] animate-late place-items-center small:min-h-[calc(100dvh-60px)]">
      <Spinner label="Loading" sizePx={24} />
    </div>
  )
}

/** Stands in for a panel or dialog; Escape calls it off from the start. */
export function PanelOnItsWay({ onClose }: { onClose(): void }) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // It calls off what is on its way, and closes nothing below.
      event.stopPropagation()
      close()
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [])
  return createPortal(
    <div className="pointer-events-auto fixed inset-0 z-50 grid animate-late place-items-center bg-curtain">
      <div className="grid animate-enter justify-items-center gap-5 rounded-dialog bg-stage px-10 pt-8 pb-6 text-ink shadow-float">
        <Spinner label="Loading" sizePx={24} />
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>,
    document.body,
  )
}
