import { create } from 'zustand'

export type PremiumVideoView = 'dialog' | 'drawer'

interface OpenPremiumVideo {
  view: PremiumVideoView | undefined
  /** For who is signed in; `useOpenPremiumVideo` asks guests to sign in first. */
  open(view: PremiumVideoView): void
  close(): void
}

/** Whether the premium video dialog or its drawer lies over the page. */
export const useOpenPremiumVideoView = create<OpenPremiumVideo>()((set) => ({
  view: undefined,
  open: (view) => set({ view }),
  close: () => set({ view: undefined }),
}))
