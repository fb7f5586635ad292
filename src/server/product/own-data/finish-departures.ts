import { listDepartures, removeDeparture } from './departures.store.ts'
import { type RemovingParts, removePiece } from './remove-piece.ts'

/** A call or a job that was under way at the departure may leave something for so long. */
const WATCHED_MS = 10 * 60_000

/** Removes everything that those who left have, and forgets them once nothing more can come. */
export async function finishDepartures(parts: RemovingParts): Promise<void> {
  for (const { userId, leftAt } of await listDepartures(parts.database)) {
    const isOver = parts.clock.now().getTime() - leftAt.getTime() > WATCHED_MS
    const isGone = await finishDeparture(parts, { userId })
    if (isOver && isGone) await removeDeparture(parts.database, userId)
  }
}

/** Removes what somebody has left, at most so many pieces of it; answers whether all is gone. */
export async function finishDeparture(
  parts: RemovingParts,
  { userId, mostPieces = Number.POSITIVE_INFINITY }: { userId: string; mostPieces?: number },
): Promise<boolean> {
  for (let pieces = 0; pieces < mostPieces; pieces++) {
    const piece = await removePiece(parts, userId)
    if (piece !== 'removed') return piece === 'nothing'
  }
  return false
}
