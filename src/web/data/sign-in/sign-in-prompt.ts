import { create } from 'zustand'
import { forgetPendingAction, keepPendingAction, type PendingAction } from './pending-action.ts'

export type SignInMode = 'sign-in' | 'sign-up'

interface SignInPrompt {
  isOpen: boolean
  mode: SignInMode
  /** Opens the sign-in dialog; `afterwards` goes on after the login, once. */
  ask(options?: { mode?: SignInMode; afterwards?: PendingAction }): void
  switchTo(mode: SignInMode): void
  dismiss(): void
}

/** The one sign-in dialog of the page, which any feature may ask for. */
export const useSignInPrompt = create<SignInPrompt>()((set) => ({
  isOpen: false,
  mode: 'sign-in',
  ask({ mode = 'sign-in', afterwards } = {}) {
    if (afterwards) keepPendingAction(afterwards)
    else forgetPendingAction()
    set({ isOpen: true, mode })
  },
  switchTo: (mode) => set({ mode }),
  dismiss() {
    forgetPendingAction()
    set({ isOpen: false })
  },
}))
