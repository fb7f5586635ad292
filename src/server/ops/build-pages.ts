import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { StartupError } from '#server/platform/config/startup-error.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/** What the built pages are made of. */
const SOURCES = ['index.html', 'vite.config.ts', 'package-lock.json', 'public', 'src/web', 'src/contract', 'src/studio']

/**
 * Builds the pages when they are missing or older than what they are made of. Throws a StartupError when that fails; a
 * fired signal ends a build that is not done.
 */
export async function buildPages(signal: AbortSignal): Promise<'fresh' | 'built'> {
  const builtMs = (await stat(path.join(ROOT, 'dist', 'index.html')).catch(() => undefined))?.mtimeMs
  if (builtMs !== undefined && (!canBuild() || builtMs >= (await newestChangeMs()))) return 'fresh'
  if (!canBuild()) throw new StartupError('The pages are not built, and what builds them is not installed: run "npm ci".')
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts', 'build.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  })
  // The program itself starts meanwhile and comes first.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new StartupError(`The pages could not be built:\n${errors.trim()}`)
  return 'built'
}

/** A production image brings built pages and leaves the tools out. */
function canBuild(): boolean {
  try {
    createRequire(import.meta.url).resolve('vite/package.json')
    return true
  } catch {
    return false
  }
}

async function newestChangeMs(): Promise<number> {
  const times = await Promise.all(SOURCES.map((source) => newestBelowMs(path.join(ROOT, source))))
  return Math.max(...times)
}

async function newestBelowMs(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined)
  if (!found) return 0
  if (!found.isDirectory()) return /\.test\.tsx?$/.test(file) ? 0 : found.mtimeMs
  const names = await readdir(file)
  return Math.max(found.mtimeMs, ...(await Promise.all(names.map((name) => newestBelowMs(path.join(file, name))))))
}
