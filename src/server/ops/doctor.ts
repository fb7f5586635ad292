import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { matchFolder } from '#server/core/files/match-folder.ts'
import { type Config, readConfig } from '#server/platform/config/config.ts'
import type { Environment } from '#server/platform/config/settings.ts'
import { StartupError } from '#server/platform/config/startup-error.ts'
import { findMediaProgram } from '#server/platform/media/find-media-program.ts'
import { createSharpMedia } from '#server/platform/media/sharp/sharp-media.ts'
import { openDataDirectory } from '#server/platform/storage/data-directory.ts'
import { createDiskBlobStore } from '#server/platform/storage/disk/disk-blob-store.ts'
import { freeBytesOf } from '#server/platform/storage/disk/disk-room.ts'
import { openBlobFolder } from '#server/platform/storage/disk/open-blob-folder.ts'
import { describeStartFailure } from './describe-start-failure.ts'
import { describeTrust } from './describe-trust.ts'
import { openOperatorDatabase } from './open-operator-database.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const FREE_DISK_LEAST_BYTES = 1024 ** 3
const DRAWING_SIZE_PX = 128

/** One thing to look at: answers what it found, throws when it is not in order. */
interface Finding {
  readonly what: string
  look(config: Config): Promise<string>
}

const FINDINGS: readonly Finding[] = [
  { what: 'node', look: async () => `${process.version}, ${process.platform} ${process.arch}` },
  { what: 'database', look: lookAtDatabase },
  { what: 'secrets', look: async (config) => (await import('./look-at-secrets.ts')).lookAtSecrets(config) },
  { what: 'disk', look: lookAtDisk },
  { what: 'pictures', look: lookAtFolder },
  { what: 'engine', look: lookAtEngine },
  { what: 'photos', look: async () => (await import('./look-at-networks.ts')).lookAtNetworks() },
  { what: 'films', look: lookAtFilms },
  { what: 'makers', look: async (config) => (await import('./look-at-makers.ts')).lookAtMakers(config) },
  {
    what: 'payments',
    look: async ({ billing }) => (await import('./look-at-payments.ts')).lookAtPayments(billing),
  },
  { what: 'visitors', look: lookAtVisitors },
  { what: 'pages', look: lookAtPages },
]

/** `troupe doctor`: looks whether everything is in place and prints what it finds. Answers 1 when something is not. */
export async function runDoctor(environment: Environment): Promise<number> {
  let config: Config
  try {
    config = readConfig(environment)
  } catch (error) {
    console.log(line(false, 'settings', describeStartFailure(error)))
    return 1
  }
  console.log(line(true, 'settings', config.mode))
  let isAllRight = true
  for (const { what, look } of FINDINGS) {
    try {
      console.log(line(true, what, await look(config)))
    } catch (error) {
      isAllRight = false
      console.log(line(false, what, describeStartFailure(error)))
    }
  }
  return isAllRight ? 0 : 1
}

function line(isRight: boolean, what: string, finding: string): string {
  return `${isRight ? '✓' : '✗'} ${what.padEnd(9)} ${finding.replaceAll('\n', '\n            ')}`
}

async function lookAtDatabase(config: Config): Promise<string> {
  await using database = await openOperatorDatabase(config)
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(database.kysely)
  return `PostgreSQL ${rows[0]?.server_version}, ${config.database.kind === 'embedded' ? 'embedded' : 'DATABASE_URL'}`
}

async function lookAtDisk({ dataDirectory, minFreeDiskBytes }: Config): Promise<string> {
  await openDataDirectory(dataDirectory)
  const store = await createDiskBlobStore({ directory: path.join(dataDirectory, 'blobs') })
  const key = `doctor/${randomUUID()}`
  await store.put(key, Buffer.from('a blob to read back'))
  const sizeBytes = await store.sizeBytes(key)
  await store.remove(key)
  if (sizeBytes !== 19) throw new Error(`what was written to ${dataDirectory} did not come back`)
  const freeBytes = await freeBytesOf(dataDirectory)
  if (freeBytes === undefined) return `${dataDirectory}, whose disk does not tell how much is free`
  const free = `${(freeBytes / 1024 ** 3).toFixed(1)} GB`
  const kept = `${minFreeDiskBytes / 1024 ** 2} MB`
  if (freeBytes < minFreeDiskBytes) {
    throw new Error(
      `only ${free} are free in ${dataDirectory}: jobs and uploads are refused below ${kept} (TROUPE_MIN_FREE_DISK)`,
    )
  }
  if (freeBytes < FREE_DISK_LEAST_BYTES) throw new Error(`only ${free} are free in ${dataDirectory}`)
  return `${dataDirectory}, ${free} free; jobs and uploads are refused below ${kept}`
}

async function lookAtFolder(config: Config): Promise<string> {
  const folder = await openBlobFolder(config.dataDirectory)
  await using database = await openOperatorDatabase(config)
  await matchFolder(database.kysely, folder)
  return `${folder.directory} belongs to this database`
}

async function lookAtEngine(): Promise<string> {
  const { drawTask } = await import('#server/platform/engines/studio/draw-task.ts')
  const { giveStoredForm } = await import('#server/platform/engines/studio/give-stored-form.ts')
  giveStoredForm()
  const startedAt = performance.now()
  const task = { kind: 'words', description: 'a red-haired pirate', style: 'anime', seed: '1', candidate: 1 } as const
  const { png } = await drawTask({ ...task, sizePx: DRAWING_SIZE_PX })
  const found = await createSharpMedia().probePicture(png)
  if (found?.widthPx !== DRAWING_SIZE_PX) throw new Error('the built-in engine drew no picture')
  return `draws ${DRAWING_SIZE_PX} pixels in ${Math.round(performance.now() - startedAt)} ms`
}

async function lookAtFilms(): Promise<string> {
  const program = await findMediaProgram()
  if (!program) return 'neither ffmpeg nor node-av is installed: no film can be made, changed or made to speak'
  return program === 'ffmpeg' ? "by the system's ffmpeg" : 'by the package node-av'
}

/** Production is reached by https, which something before us speaks. */
async function lookAtVisitors({ mode, trustedProxies }: Config): Promise<string> {
  if (mode === 'development') return 'this machine only'
  const trust = describeTrust(trustedProxies)
  if (trustedProxies.kind === 'none') throw new StartupError([trust])
  return trust
}

async function lookAtPages(): Promise<string> {
  const built = await stat(path.join(ROOT, 'dist', 'index.html')).catch(() => undefined)
  return built ? `built ${built.mtime.toISOString()}` : 'not built yet: "start" builds them'
}
