import { access, constants, mkdir } from 'node:fs/promises'
import { StartupError } from '../config/startup-error.ts'

/**
 * Makes the folder that holds all data, or throws a StartupError that says why it cannot be used. Root gives others the right
 * to pass through (not to look around), because PostgreSQL then runs as somebody else below it.
 */
export async function openDataDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''] ?? (error as Error).message
    throw new StartupError(`The data folder ${directory} cannot be used: ${reason}. TROUPE_DATA names another one.`, {
      cause: error,
    })
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'it may not be written by this user',
  EPERM: 'it may not be written by this user',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  EEXIST: 'there is a file of this name',
  ENOTDIR: 'there is a file of this name in its path',
}
