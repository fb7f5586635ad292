import type { OwnedFile } from '#server/core/files/create-files.ts'

/** Finds files for their owner only; a foreign file is as absent as an unknown one. */
export interface FileFinder {
  findFile(userId: string, fileId: string): Promise<OwnedFile | undefined>
  /** Removes what its owner brought, unless a job or a character uses it; what was made here goes with its job. */
  removeBrought(userId: string, fileId: string): Promise<'removed' | 'in use' | 'absent'>
}
