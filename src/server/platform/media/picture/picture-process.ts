import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { MediaRefused } from '../decode/media-refused.ts'
import type { PictureAnswer, PictureTask } from './picture-task.ts'

export interface PictureLimits {
  readonly patienceMs: number
  readonly memoryBytes: number
}

/** A process that reads strangers' pictures, one at a time. It keeps no program alive and ends with it. */
export interface PictureProcess {
  readonly uses: number
  readonly isAlive: boolean
  /** Throws a MediaRefused when the process dies of the picture, or takes more time or memory than it may. */
  ask(task: PictureTask): Promise<PictureAnswer>
  kill(): void
}

const PROGRAM = fileURLToPath(new URL('./picture-child.ts', import.meta.url))
const WATCH_EVERY_MS = 100

export function startPictureProcess({ patienceMs, memoryBytes }: PictureLimits): PictureProcess {
  const child = fork(PROGRAM, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--max-old-space-size=256'],
    env: { PATH: process.env.PATH, LC_ALL: 'C' }, // no settings and no secrets of ours
  })
  let uses = 0
  let isAlive = true
  child.once('exit', () => {
    isAlive = false
  })
  rest(child)

  async function ask(task: PictureTask): Promise<PictureAnswer> {
    uses += 1
    const { promise, resolve, reject } = Promise.withResolvers<PictureAnswer>()
    const refuse = (why: string) => {
      reject(new MediaRefused('too heavy', why))
      child.kill('SIGKILL')
    }
    const onExit = () => reject(new MediaRefused('unreadable', 'the decoder died of it'))
    const patience = setTimeout(() => refuse('it takes too long'), patienceMs)
    const watch = setInterval(async () => {
      if ((await memoryOf(child)) > memoryBytes) refuse('it takes too much memory')
    }, WATCH_EVERY_MS)
    child.once('message', resolve)
    child.once('exit', onExit)
    child.once('error', reject)
    child.ref()
    child.channel?.ref()
    try {
      child.send(task)
      return await promise
    } finally {
      clearTimeout(patience)
      clearInterval(watch)
      child.off('message', resolve)
      child.off('exit', onExit)
      child.off('error', reject)
      rest(child)
    }
  }

  return {
    get uses() {
      return uses
    },
    get isAlive() {
      return isAlive && child.connected
    },
    ask,
    kill: () => void child.kill('SIGKILL'),
  }
}

/** Waiting for a picture is no reason to go on running. */
function rest(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}

/** Bytes in use; 0 where the system does not tell. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
}
