import { COME_BACK, keepPendingAction, type PendingAction } from '../sign-in/pending-action.ts'

/** Where somebody was when their credits did not suffice, and what was open there. */
export interface WayBack extends PendingAction {
  /** Whose it is: nobody else is led there. */
  readonly userId: string
}

/** In this tab only, which is the one that goes to the payment and comes back. Nothing of an address is ever in it. */
const STORAGE_KEY = 'way-back'

export const wayBack = {
  keep: (way: WayBack) => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(way)),

  /** Rubbish counts as nothing, and so does what leads out of this house. */
  find(userId: string): WayBack | undefined {
    try {
      const way = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as WayBack | null
      return way?.userId === userId && way.kind && isOwnPath(way.path) ? way : undefined
    } catch {
      return undefined
    }
  },

  forget: () => sessionStorage.removeItem(STORAGE_KEY),

  /** Takes it: what was open opens again on the page it leads to. */
  take({ kind, path, detail }: WayBack): void {
    wayBack.forget()
    if (kind !== COME_BACK) keepPendingAction({ kind, path, ...(detail !== undefined && { detail }) })
  },
}

/** A page of ours: `//elsewhere` and its like lead out. */
function isOwnPath(path: unknown): path is string {
  if (typeof path !== 'string' || !path.startsWith('/')) return false
  return URL.parse(path, location.origin)?.origin === location.origin
}
