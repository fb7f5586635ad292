import { useEffect } from 'react'
import { toast } from 'sonner'
import { type ToastMessage, useWaitingToasts } from './toast.ts'

let shown = 0

/** Shows each toast that waits, and from then on each that comes, at once. */
export function useShowWaitingToasts(): void {
  useEffect(() => {
    const showAll = (waiting: readonly ToastMessage[]) => {
      if (waiting.length === 0) return
      useWaitingToasts.setState([], true)
      waiting.forEach(show)
    }
    showAll(useWaitingToasts.getState())
    return useWaitingToasts.subscribe(showAll)
  }, [])
}

function show({ kind, title, text, action }: ToastMessage): void {
  shown += 1
  const id = `toast-${shown}`
  toast[kind](title, {
    id,
    // Stands on the element, for `useSwipeAway`.
    testId: id,
    ...(text ? { description: text } : {}),
    ...(action ? { action: { label: action.label, onClick: action.onPress } } : {}),
  })
}
