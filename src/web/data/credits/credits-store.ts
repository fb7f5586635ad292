import { createStore, type StoreApi } from 'zustand'
import { persist } from 'zustand/middleware'
import { TIMING } from '#contract/timing.ts'
import { keptInBrowser } from '../local/json-storage.ts'
import {
  addCredits,
  availableCredits,
  type CreditBalance,
  confirmDeduction,
  deductCredits,
  restoreDeduction,
  setCredits,
} from './credit-balance.ts'

export interface FreeUses {
  freePreviewInitialUsed: boolean
  freePreviewRegenerationUsed: boolean
  freeCharacterCreationUsed: boolean
}

export interface UserCredits extends FreeUses {
  credits: number
}

export interface CreditsState extends UserCredits {
  /** Whether the server has ever said it to this browser; until then `credits` is 0. */
  isKnown: boolean
  set(credits: number): void
  add(credits: number): void
  /** Takes at once what a call is about to cost; answers an id to confirm or to restore. */
  deduct(credits: number): number
  confirm(deduction: number): void
  restore(deduction: number): void
  /** The server's balance has changed: asked for at once, or when no deduction is pending any more (OP-07). */
  heardOfChange(): void
  /** Asks the server; a second call while one is under way shares its answer. Failures are only logged. */
  sync(): Promise<void>
  startSync(): void
  stopSync(): void
  /** Signed out: no sync, no credits, no flags. */
  reset(): void
}

const NO_FREE_USES: FreeUses = {
  freePreviewInitialUsed: false,
  freePreviewRegenerationUsed: false,
  freeCharacterCreationUsed: false,
}

/** The balance as pages show it, kept under `credits-storage`. `load` asks the server for the user's data document. */
export function createCreditsStore(load: () => Promise<UserCredits | undefined>): StoreApi<CreditsState> {
  let balance: CreditBalance = { known: 0, pending: [] }
  let deductions = 0
  /** Rises when the balance is known to have changed: a sync that began before then may carry the older one. */
  let settlements = 0
  let syncing: Promise<void> | undefined
  /** A change was heard of while a deduction was pending: the answer could already hold it, and it would count twice. */
  let isUnread = false
  let timer: ReturnType<typeof setInterval> | undefined

  return createStore<CreditsState>()(
    persist(
      (setState, getState) => {
        const apply = (next: CreditBalance, flags: Partial<FreeUses & Pick<CreditsState, 'isKnown'>> = {}) => {
          balance = next
          setState({ credits: availableCredits(balance), ...flags })
        }
        const readWhatWasHeard = () => {
          if (!isUnread || balance.pending.length > 0) return
          isUnread = false
          void getState().sync()
        }
        /** Asks again when the balance was settled meanwhile: the answer may be the one from before. */
        const loadLatest = async (): Promise<UserCredits | undefined> => {
          const settlementsBefore = settlements
          const loaded = await load()
          return settlementsBefore === settlements ? loaded : loadLatest()
        }
        const applyLatest = async () => {
          try {
            const loaded = await loadLatest()
            if (!loaded) return
            const { credits, freePreviewInitialUsed, freePreviewRegenerationUsed, freeCharacterCreationUsed } = loaded
            apply(setCredits(balance, credits), {
              freePreviewInitialUsed,
              freePreviewRegenerationUsed,
              freeCharacterCreationUsed,
              isKnown: true,
            })
          } catch (error) {
            console.warn('The credits could not be synced.', error)
          }
        }
        return {
          credits: 0,
          isKnown: false,
          ...NO_FREE_USES,
          set(credits) {
            settlements += 1
            apply(setCredits(balance, credits), { isKnown: true })
          },
          add(credits) {
            settlements += 1
            apply(addCredits(balance, credits))
          },
          deduct(credits) {
            deductions += 1
            apply(deductCredits(balance, deductions, credits))
            return deductions
          },
          confirm(deduction) {
            settlements += 1
            apply(confirmDeduction(balance, deduction))
            readWhatWasHeard()
          },
          restore(deduction) {
            apply(restoreDeduction(balance, deduction))
            readWhatWasHeard()
          },
          heardOfChange() {
            settlements += 1
            isUnread = true
            readWhatWasHeard()
          },
          sync() {
            syncing ??= applyLatest().finally(() => {
              syncing = undefined
            })
            return syncing
          },
          startSync() {
            timer ??= setInterval(() => void getState().sync(), TIMING.creditSyncMs)
          },
          stopSync() {
            clearInterval(timer)
            timer = undefined
          },
          reset() {
            getState().stopSync()
            isUnread = false
            settlements += 1
            apply({ known: 0, pending: [] }, { ...NO_FREE_USES, isKnown: false })
          },
        }
      },
      {
        name: 'credits-storage',
        storage: keptInBrowser<UserCredits>(),
        partialize: ({ credits, freePreviewInitialUsed, freePreviewRegenerationUsed, freeCharacterCreationUsed }) => ({
          credits,
          freePreviewInitialUsed,
          freePreviewRegenerationUsed,
          freeCharacterCreationUsed,
        }),
        merge: (stored, fresh) => {
          const kept = { ...fresh, ...(stored as Partial<UserCredits>) }
          balance = setCredits(balance, kept.credits)
          return {
            ...kept,
            isKnown: (stored as Partial<UserCredits> | undefined)?.credits !== undefined,
            credits: availableCredits(balance),
          }
        },
      },
    ),
  )
}
