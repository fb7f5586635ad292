import { useEffect } from 'react'
import { toast } from 'sonner'
import { type ToastMessage, useWaitingToasts } from './toast.ts'

let shown = 0

/** Shows each toast that waits, and from then on each that comes, at once. What is said again while it is shown stays one toast that counts. */
export function useShowWaitingToasts(durationMs: number): void {
  useEffect(() => {
    const living = new Map<string, { id: string; count: number }>()
    const show = (message: ToastMessage) => {
      const { kind, group } = message
      const key = group ? `group ${group.name}` : JSON.stringify([kind, message.title, message.text])
      const { id, count } = oneMore(living.get(key))
      living.set(key, { id, count })
      const forget = () => {
        if (living.get(key)?.id === id) living.delete(key)
      }
      const { title, text, action } = group && count > 1 ? group.several(count) : message
      const press = () => {
        forget()
        action?.onPress()
      }
      toast[kind](count > 1 && !group ? <Repeated title={title} count={count} /> : title, {
        id,
        // Stands on the element, for `useSwipeAway`.
        testId: id,
        description: text,
        action: action && { label: action.label, onClick: press },
        // Another time than before: it begins again, also where a pointer had stopped it.
        duration: durationMs + ((count - 1) % 2),
        onDismiss: forget,
        onAutoClose: forget,
      })
    }
    const showAll = (waiting: readonly ToastMessage[]) => {
      if (waiting.length === 0) return
      useWaitingToasts.setState([], true)
      waiting.forEach(show)
    }
    showAll(useWaitingToasts.getState())
    return useWaitingToasts.subscribe(showAll)
  }, [durationMs])
}

function oneMore(before: { id: string; count: number } | undefined): { id: string; count: number } {
  if (before) return { id: before.id, count: before.count + 1 }
  shown += 1
  return { id: `toast-${shown}`, count: 1 }
}

function Repeated({ title, count }: { title: string; count: number }) {
  return (
    <>
      <span>{title}</span> <span className="font-normal text-soft tabular-nums">× {count}</span>
    </>
  )
}
