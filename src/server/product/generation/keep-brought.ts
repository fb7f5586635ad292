import type { Transaction } from 'kysely'
import { AppError } from '#contract/app-error.ts'
import type { KeptPicture } from '../../core/files/create-files.ts'
import { hasRoom } from '../../core/files/has-room.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'

/**
 * Gives the files that came with a request to who brought them. Throws 'file.no-room': what comes this way takes as much room
 * as an upload, and stays as long as its job.
 */
export async function keepBrought(
  { files }: Pick<GenerationParts, 'files'>,
  transaction: Transaction<Tables>,
  { userId }: Requester,
  brought: readonly KeptPicture[],
): Promise<void> {
  if (brought.length === 0) return
  const sizeBytes = brought.reduce((sum, file) => sum + file.sizeBytes, 0)
  if (!(await hasRoom(transaction, userId, sizeBytes))) throw new AppError('file.no-room')
  await files.record(transaction, userId, brought)
}
