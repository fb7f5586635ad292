import { create } from 'zustand'

export interface ToastMessage {
  kind: 'success' | 'error' | 'info'
  title: string
  text?: string
  action?: { label: string; onPress(): void }
}

/** What was said and not shown yet: `Toaster` takes it, and may still be on its way. */
export const useWaitingToasts = create<readonly ToastMessage[]>(() => [])

/** Says something in the corner of the page, and goes away by itself. */
export function showToast(message: ToastMessage): void {
  useWaitingToasts.setState((waiting) => [...waiting, message], true)
}
