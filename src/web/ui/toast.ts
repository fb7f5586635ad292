import { toast } from 'sonner'

export interface ToastMessage {
  kind: 'success' | 'error' | 'info'
  title: string
  text?: string
  action?: { label: string; onPress(): void }
}

/** Says something in the corner of the page, and goes away by itself. */
export function showToast({ kind, title, text, action }: ToastMessage): void {
  toast[kind](title, {
    ...(text ? { description: text } : {}),
    ...(action ? { action: { label: action.label, onClick: action.onPress } } : {}),
  })
}
