import { useEffect, useRef } from 'react'
import { useIsOnline } from '#web/data/query/use-is-online.ts'
import { showToast } from '#web/ui/toast.ts'
import WifiOff from '~icons/lucide/wifi-off'

/** Says that the network is away, for as long as it is, and that it is back. */
export function OfflineNotice() {
  const isOnline = useIsOnline()
  const wasAway = useRef(false)
  useEffect(() => {
    if (isOnline && wasAway.current) showToast({ kind: 'success', title: 'You are online again' })
    wasAway.current = !isOnline
  }, [isOnline])
  return (
    // A dialog hides from screen readers what does not say that it is live.
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-60 grid justify-items-center px-4"
    >
      {!isOnline && (
        <p className="flex max-w-120 animate-enter items-center gap-3 rounded-card bg-stage px-4 py-3 text-sm shadow-float ring-1 ring-edge">
          <WifiOff size={18} className="shrink-0 text-spot" aria-hidden="true" />
          <span>
            <b className="font-semibold">You are offline.</b> What is being made goes on; this page catches up when you are
            back.
          </span>
        </p>
      )}
    </div>
  )
}
