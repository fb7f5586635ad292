import type { PictureAddresses } from '../library/picture-addresses.ts'
import { deleteAccount, type LeavingParts } from './delete-account.ts'
import { exportOwnData } from './export-own-data.ts'
import { finishDepartures } from './finish-departures.ts'

/** What a person may want of their account as a whole: a copy of everything, and its end. */
export function createOwnData(parts: LeavingParts) {
  return {
    export: (userId: string, addresses: PictureAddresses) =>
      exportOwnData(parts.database, userId, { addresses, now: parts.clock.now() }),
    deleteAccount: (userId: string) => deleteAccount(parts, userId),
    /** Removes more of what those have left whose library was too large to go with their account; call now and then. */
    finishDepartures: () => finishDepartures(parts),
  }
}
