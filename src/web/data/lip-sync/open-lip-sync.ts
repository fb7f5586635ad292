import { create } from 'zustand'

/** What the dialog begins with. `chatId` is that of the character it belongs to. */
export interface LipSyncStart {
  readonly videoUrl?: string
  readonly imageUrl?: string
  readonly chatId?: string
}

interface OpenLipSync {
  /** undefined while it is closed. */
  start: LipSyncStart | undefined
  open(start?: LipSyncStart): void
  close(): void
}

/** The lip sync dialog over the page. */
export const useOpenLipSyncDialog = create<OpenLipSync>()((set) => ({
  start: undefined,
  open: (start = {}) => set({ start }),
  close: () => set({ start: undefined }),
}))
