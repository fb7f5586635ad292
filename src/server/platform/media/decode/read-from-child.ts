import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { workQuietly } from '../work-quietly.ts'
import { MediaRefused } from './media-refused.ts'

/** A program and its arguments. */
export interface MediaCommand {
  readonly command: string
  readonly args: readonly string[]
}

export interface ChildLimits {
  /** Where it works. */
  readonly folder: string
  readonly signal: AbortSignal
  /** How long whoever reads waits for the next piece. */
  readonly patienceMs: number
  readonly memoryBytes: number
}

type Child = ChildProcessByStdio<null, Readable, Readable>

/** Of what a child says, its last words are kept. */
const KEPT_CHARS = 2000
const WATCH_EVERY_MS = 150

/**
 * What a child process that reads a stranger's file writes to its standard output, piece by piece. It ends with the
 * reading: the child and all its children are killed when the signal fires, when it takes too much time or memory, or when
 * nobody wants more. Throws the signal's reason, or a MediaRefused.
 */
export async function* readFromChild({ command, args }: MediaCommand, limits: ChildLimits): AsyncGenerator<Buffer> {
  const { folder, signal, patienceMs, memoryBytes } = limits
  signal.throwIfAborted()
  const env = { PATH: process.env.PATH, LC_ALL: 'C' } // no settings and no secrets of ours
  const child: Child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: folder, detached: true, env })
  workQuietly(child)
  let refused: MediaRefused | undefined
  const end = (why?: MediaRefused) => {
    refused ??= why
    killGroup(child)
  }
  const words = lastWordsOf(child)
  const ended = new Promise<{ code: number | null; error?: Error }>((resolve) => {
    child.once('error', (error) => resolve({ code: null, error }))
    child.once('close', (code) => resolve({ code }))
  })
  const onAbort = () => end()
  signal.addEventListener('abort', onAbort, { once: true })
  const watch = setInterval(async () => {
    if ((await memoryOf(child)) > memoryBytes) end(new MediaRefused('too heavy', 'it takes too much memory'))
  }, WATCH_EVERY_MS)
  try {
    const pieces = child.stdout[Symbol.asyncIterator]() as AsyncIterator<Buffer>
    for (;;) {
      const patience = setTimeout(() => end(new MediaRefused('too heavy', 'it takes too long')), patienceMs)
      const piece = await pieces.next().finally(() => clearTimeout(patience))
      if (piece.done) break
      yield piece.value
    }
    const { code, error } = await ended
    signal.throwIfAborted()
    if (error) throw error
    if (refused) throw refused
    if (code !== 0) throw new MediaRefused('unreadable', words())
  } finally {
    signal.removeEventListener('abort', onAbort)
    clearInterval(watch)
    end()
    child.stdout.destroy() // a child has only ended for us when its output is read or given up
    await ended
  }
}

function lastWordsOf(child: Child): () => string {
  let words = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-KEPT_CHARS)
  })
  return () => words.trim()
}

/** With whatever it started itself. */
function killGroup({ pid, exitCode, signalCode }: Child): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // it ended by itself just now
  }
}

/** Bytes in use; 0 where the system does not tell. */
async function memoryOf({ pid }: Child): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
}
