import type { Transaction } from 'kysely'
import { AppError } from '#contract/app-error.ts'
import type { KeptPicture } from '../../core/files/create-files.ts'
import { roomFor, UNPROVEN_ROOM_WORDS } from '../../core/files/room-for.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'

/**
 * Gives the files that came with a request to who brought them. Throws 'file.no-room' and 'identity.unproven': what comes this
 * way takes as much room as an upload, and stays as long as its job.
 */
export async function keepBrought(
  { files, proof }: Pick<GenerationParts, 'files' | 'proof'>,
  transaction: Transaction<Tables>,
  requester: Requester,
  brought: readonly KeptPicture[],
): Promise<void> {
  if (brought.length === 0) return
  const { userId } = requester
  const sizeBytes = brought.reduce((sum, file) => sum + file.sizeBytes, 0)
  const room = await roomFor(transaction, { id: userId, isProven: requester.isProven }, sizeBytes)
  if (room === 'for the proven') proof.demand(requester, UNPROVEN_ROOM_WORDS)
  if (room === 'none') throw new AppError('file.no-room')
  await files.record(transaction, userId, brought)
}
