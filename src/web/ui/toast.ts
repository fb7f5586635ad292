import { toast } from 'sonner'

export interface ToastMessage {
  kind: 'success' | 'error' | 'info'
  title: string
  text?: string
  action?: { label: string; onPress(): void }
}

let shown = 0

/** Says something in the corner of the page, and goes away by itself. */
export function showToast({ kind, title, text, action }: ToastMessage): void {
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
