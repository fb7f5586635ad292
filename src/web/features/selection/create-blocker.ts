/** What stands between the user and a character, or undefined when nothing does. */
export type CreateBlocker = 'loading' | 'creating' | 'no selection' | 'attempted' | 'attempted here' | 'expired' | 'reloading'

export interface SelectionState {
  readonly isLoading: boolean
  readonly isCreating: boolean
  readonly isReloading: boolean
  readonly selectedUrl: string | undefined
  /** A creation from this preview was accepted: in this dialog, or earlier. */
  readonly attempt: 'none' | 'here' | 'earlier'
  readonly expiresAtMs: number | undefined
}

/** Product text §5: when the Create button is disabled, and the first reason for it. */
export function createBlocker(state: SelectionState, nowMs: number): CreateBlocker | undefined {
  if (state.isReloading) return 'reloading'
  if (state.isLoading) return 'loading'
  if (state.isCreating) return 'creating'
  if (state.attempt === 'here') return 'attempted here'
  if (state.attempt === 'earlier') return 'attempted'
  if (isExpired(state.expiresAtMs, nowMs)) return 'expired'
  return state.selectedUrl ? undefined : 'no selection'
}

/** A preview is usable up to and including 2 hours after it finished (BC-20). */
export function isExpired(expiresAtMs: number | undefined, nowMs: number): boolean {
  return expiresAtMs !== undefined && nowMs > expiresAtMs
}

/** Tooltips of the disabled Create button (product text §8). */
export const BLOCKER_TEXTS: Partial<Record<CreateBlocker, string>> = {
  reloading: 'Reloading page, please wait...',
  expired: 'Preview has expired. Please start a new generation.',
  attempted: 'Character creation has already been attempted for this preview',
  creating: 'You can only attempt character creation once per preview',
  'attempted here': 'You can only attempt character creation once per preview',
}
