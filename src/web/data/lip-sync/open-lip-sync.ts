import { create } from 'zustand'

interface OpenLipSync {
  /** What the dialog begins with; undefined while it is closed. */
  start: { videoUrl?: string } | undefined
  open(start?: { videoUrl?: string }): void
  close(): void
}

/** The lip sync dialog over the landing page. */
export const useOpenLipSyncDialog = create<OpenLipSync>()((set) => ({
  start: undefined,
  open: (start = {}) => set({ start }),
  close: () => set({ start: undefined }),
}))
