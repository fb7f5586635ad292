import { create } from 'zustand'

export type Panel = 'daily-bonus' | 'credit-history' | 'running-jobs' | 'account'

interface OpenPanel {
  panel: Panel | undefined
  open(panel: Panel): void
  close(): void
}

/** The one panel of the person's own that lies over the page; any feature may open it. */
export const useOpenPanel = create<OpenPanel>()((set) => ({
  panel: undefined,
  open: (panel) => set({ panel }),
  close: () => set({ panel: undefined }),
}))
