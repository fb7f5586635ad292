import { access, constants, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from '../config/startup-error.ts'

/**
 * Makes the folder that holds all data, or throws a StartupError that says why it cannot be used. Root gives others the right
 * to pass through (not to look around), because PostgreSQL then runs as somebody else below it.
 */
export async function openDataDirectory(directory: string): Promise<void> {
  try {
    await makeFolder(path.resolve(directory), process.getuid?.() === 0 ? 0o711 : 0o700)
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''] ?? (error as Error).message
    throw new StartupError(`The data folder ${directory} cannot be used: ${reason}. TROUPE_DATA names another one.`, {
      cause: error,
    })
  }
}

/** As a recursive mkdir, which never ends where no folders can be made at all: below /proc. */
async function makeFolder(directory: string, mode: number): Promise<void> {
  const parent = path.dirname(directory)
  const isMissing = await makeOneFolder(directory, mode)
  if (!isMissing) return
  if (parent !== directory) await makeFolder(parent, mode)
  if (await makeOneFolder(directory, mode)) throw Object.assign(new Error('no folder can be made there'), { code: 'ENOENT' })
}

/** Answers whether the folder above it is missing; throws anything else that is in the way. */
async function makeOneFolder(directory: string, mode: number): Promise<boolean> {
  try {
    await mkdir(directory, { mode })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true
    const found = await stat(directory).catch(() => undefined)
    if (!found?.isDirectory()) throw error
  }
  return false
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'it may not be written by this user',
  EPERM: 'it may not be written by this user',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  ENOENT: 'no folder can be made there',
  EEXIST: 'there is a file of this name',
  ENOTDIR: 'there is a file of this name in its path',
}
