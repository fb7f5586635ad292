import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, lstat, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { StartupError } from '../../config/startup-error.ts'
import { binariesIn, type PostgresBinaries } from './postgres-binaries.ts'

/** As whom PostgreSQL runs. It refuses to run as root, so root has to become somebody else first. */
export interface ServerIdentity {
  readonly name: 'same user' | 'uid' | 'folder owner' | 'user namespace' | 'uid with file access' | 'copied binaries'
  readonly binaries: PostgresBinaries
  /** Who must own the data; undefined leaves the owner alone. */
  readonly owner: number | undefined
  /** Goes before the program and its arguments. */
  readonly prefix: readonly string[]
  readonly spawnOptions: SpawnOptions
}

/** "nobody", which every system has. */
const NOBODY = 65_534
const AS_NOBODY: SpawnOptions = { uid: NOBODY, gid: NOBODY }

/**
 * The first way that works here to run PostgreSQL with its data below `parentDirectory`. For root, in this order: as nobody,
 * where nobody can reach both; as the ordinary user whose folder it lies in; in a user namespace, which containers often refuse; as nobody with root's access to files;
 * as nobody with a copy of the binaries.
 */
export async function chooseServerIdentity(binaries: PostgresBinaries, parentDirectory: string): Promise<ServerIdentity> {
  if (process.getuid?.() !== 0) return { name: 'same user', binaries, owner: undefined, prefix: [], spawnOptions: {} }
  for (const candidate of rootCandidates(binaries, await ordinaryOwnerOf(parentDirectory))) {
    const identity = await candidate()
    if (await canReach(identity, parentDirectory)) return identity
  }
  throw new StartupError(
    `PostgreSQL does not run as root, and no other user can reach ${parentDirectory}. ` +
      'Start Troupe as an ordinary user, set TROUPE_DATA to a folder outside this one, or set DATABASE_URL.',
  )
}

/** The ways for root, in the order they are tried. */
function rootCandidates(binaries: PostgresBinaries, folderOwner: number): (() => Promise<ServerIdentity>)[] {
  const userNamespace = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`]
  const setUser = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']
  const fileAccess = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  return [
    async () => ({ name: 'uid', binaries, owner: NOBODY, prefix: [], spawnOptions: AS_NOBODY }),
    async () => ({
      name: 'folder owner',
      binaries,
      owner: folderOwner,
      prefix: [],
      spawnOptions: { uid: folderOwner, gid: folderOwner },
    }),
    async () => ({ name: 'user namespace', binaries, owner: 0, prefix: userNamespace, spawnOptions: {} }),
    async () => ({
      name: 'uid with file access',
      binaries,
      owner: NOBODY,
      prefix: [...setUser, ...fileAccess],
      spawnOptions: {},
    }),
    async () => ({
      name: 'copied binaries',
      binaries: await copyBinaries(binaries),
      owner: NOBODY,
      prefix: [],
      spawnOptions: AS_NOBODY,
    }),
  ]
}

/** Starts a program as this identity. Only what it needs of our environment goes along. */
export function spawnAs(identity: ServerIdentity, program: string, args: readonly string[], options: SpawnOptions) {
  const [command, ...rest] = [...identity.prefix, program, ...args]
  const environment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
  return spawn(command!, rest, { cwd: '/', env: environment, ...identity.spawnOptions, ...options })
}

/** The ordinary user whose folder `directory` lies in, nobody when all of it is root's. */
async function ordinaryOwnerOf(directory: string): Promise<number> {
  const { uid } = await stat(directory)
  if (uid !== 0) return uid
  const parent = path.dirname(directory)
  return parent === directory ? NOBODY : ordinaryOwnerOf(parent)
}

/** `initdb --show` also looks for the server beside it and runs it: some ways let a program run that it does not find. */
async function canReach(identity: ServerIdentity, directory: string): Promise<boolean> {
  const script = 'test -x "$1" && "$0" --show --pgdata "$1/cluster"'
  const child = spawnAs(identity, 'sh', ['-c', script, identity.binaries.initdb, directory], { stdio: 'ignore' })
  const [code] = await once(child, 'close').catch(() => [1])
  return code === 0
}

/** A copy that everybody may read and only root may change, made once per version. */
async function copyBinaries(binaries: PostgresBinaries): Promise<PostgresBinaries> {
  const target = path.join(tmpdir(), `troupe-postgres-${binaries.majorVersion}`)
  const existing = await lstat(target).catch(() => undefined)
  const isOurs = existing?.isDirectory() && existing.uid === 0 && (existing.mode & 0o022) === 0
  if (!isOurs) {
    const copy = await mkdtemp(`${target}-`)
    await cp(binaries.directory, copy, { recursive: true, verbatimSymlinks: true })
    await chmod(copy, 0o755)
    await rm(target, { recursive: true, force: true })
    await rename(copy, target)
  }
  return binariesIn(target, binaries.majorVersion)
}
