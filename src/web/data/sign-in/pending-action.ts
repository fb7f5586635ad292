/** What a guest wanted to do when the sign-in dialog came first. It survives the trip to the provider and back. */
export interface PendingAction {
  kind: string
  /** The page that can go on with it. */
  path: string
  /** What was chosen there, for example a plan. */
  detail?: string
}

/** Nothing but to be where one was when the session ran out. */
export const COME_BACK = 'come-back'

const STORAGE_KEY = 'pending-action'

export function keepPendingAction(action: PendingAction): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(action))
}

/** Looks without taking. Rubbish counts as nothing. */
export function findPendingAction(): PendingAction | undefined {
  try {
    const action = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as PendingAction | null
    return action?.kind && action.path ? action : undefined
  } catch {
    return undefined
  }
}

/** Takes an action of this kind: whoever gets it is the only one (SI-06). */
export function takePendingAction(kind: string): PendingAction | undefined {
  const action = findPendingAction()
  if (action?.kind !== kind) return undefined
  forgetPendingAction()
  return action
}

/** The dialog was dismissed or the sign-in failed: nothing goes on by itself later (SI-13). */
export function forgetPendingAction(): void {
  sessionStorage.removeItem(STORAGE_KEY)
}
