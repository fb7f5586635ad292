import { create } from 'zustand'

export type Panel = 'daily-bonus' | 'credit-history'

interface OpenPanel {
  panel: Panel | undefined
  open(panel: Panel): void
  close(): void
}

/** The one panel about the person's credits that lies over the page; any feature may open it. */
export const useOpenPanel = create<OpenPanel>()((set) => ({
  panel: undefined,
  open: (panel) => set({ panel }),
  close: () => set({ panel: undefined }),
}))
