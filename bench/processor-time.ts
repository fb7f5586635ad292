import { readdir, readFile } from 'node:fs/promises'

/**
 * The processor time that the threads of a process, and of what it started, have used so far, in microseconds: of those that still
 * run, without the processes `except`. Linux only, else 0.
 */
export async function processorTimeUs(pid: number, except: readonly number[] = []): Promise<number> {
  if (except.includes(pid)) return 0
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const times = await Promise.all(
    threads.map(async (thread) => {
      // Its first number: nanoseconds on a processor. What counts whole ticks is too coarse for half a second.
      const ran = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0')
      const started = await readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')
      const children = started.split(' ').filter(Boolean).map(Number)
      const ofChildren = await Promise.all(children.map((child) => processorTimeUs(child, except)))
      return Number(ran.split(' ')[0]) / 1_000 + ofChildren.reduce((sum, us) => sum + us, 0)
    }),
  )
  return times.reduce((sum, us) => sum + us, 0)
}
