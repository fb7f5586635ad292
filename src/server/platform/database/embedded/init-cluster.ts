import { once } from 'node:events'
import { chown, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from '../../config/startup-error.ts'
import { chownTree } from './chown-tree.ts'
import { type ServerIdentity, spawnAs } from './server-identity.ts'

/** The database user and owner of everything. There is no password: only we can reach the socket. */
export const SUPERUSER = 'troupe'

/**
 * Makes the cluster in `directory` when there is none and answers its folder. It appears under its name only when it is
 * whole, so a kill in the middle leaves nothing half-made to start from.
 */
export async function initCluster(directory: string, identity: ServerIdentity): Promise<string> {
  const cluster = path.join(directory, 'cluster')
  const version = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version === undefined) await makeCluster(cluster, identity)
  else if (Number(version) !== identity.binaries.majorVersion) {
    throw new StartupError(
      `${cluster} was made by PostgreSQL ${version.trim()}, but this version of Troupe brings ${identity.binaries.majorVersion}. ` +
        'Start it with the Troupe that made it and move the data with pg_dump.',
    )
  }
  if (identity.owner !== undefined) await chownTree(cluster, identity.owner)
  return cluster
}

async function makeCluster(cluster: string, identity: ServerIdentity): Promise<void> {
  await removeLeftovers(cluster)
  const draft = await mkdtemp(`${cluster}.new-${process.pid}-`)
  if (identity.owner !== undefined) await chown(draft, identity.owner, identity.owner)
  const args = ['-D', draft, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-instructions']
  const child = spawnAs(identity, identity.binaries.initdb, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const [code] = await once(child, 'close')
  if (code !== 0) {
    await rm(draft, { recursive: true, force: true })
    throw new StartupError(`The database in ${cluster} cannot be made: ${errors.trim().split('\n').at(-1) ?? `code ${code}`}`)
  }
  try {
    await rename(draft, cluster)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Another program that started at the same moment was faster; its cluster is as good.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/** Drafts of programs that were killed while they made one. */
async function removeLeftovers(cluster: string): Promise<void> {
  const parent = path.dirname(cluster)
  for (const name of await readdir(parent)) {
    const pid = Number(/^cluster\.new-(\d+)-/.exec(name)?.[1])
    if (pid > 0 && !isAlive(pid)) await rm(path.join(parent, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
