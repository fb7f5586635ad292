import { create } from 'zustand'

interface ToastWords {
  title: string
  text?: string
  action?: { label: string; onPress(): void }
}

export interface ToastMessage extends ToastWords {
  kind: 'success' | 'error' | 'info'
  /** Those of one group that come while the first of them is shown become one: what it says of `count` of them. */
  group?: { name: string; several(count: number): ToastWords }
}

/** What was said and not shown yet: `Toaster` takes it, and may still be on its way. */
export const useWaitingToasts = create<readonly ToastMessage[]>(() => [])

/** Says something in the corner of the page, and goes away by itself. */
export function showToast(message: ToastMessage): void {
  useWaitingToasts.setState((waiting) => [...waiting, message], true)
}
