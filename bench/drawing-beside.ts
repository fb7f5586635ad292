import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type { RunningServer } from '../e2e/running-server.ts'
import { type Client, signIn } from './client.ts'
import { type Measurement, median, percentile } from './measure.ts'

const PREVIEWS = 24
/** Previews take a minute or more, so quiet cannot take turns with them: it comes before and after. */
const WINDOW_MS = 5_000
const QUIET_WINDOWS = 3
const POLL_MS = 250
/** So long after the last picture its memory is given back. */
const GIVEN_BACK_MS = 15_000
const PATIENCE_MS = 300_000
const DESCRIPTION = 'A red-haired woman with green eyes and a navy coat by the sea in the morning'

/**
 * `GET /v1/account` of one person, one call after the other: while all is quiet, and while 24 people's previews are made, each the
 * median of the p99s of five seconds. And the program's memory when all that is over, beside what it had after the same calls before
 * any drawing.
 */
export async function benchDrawingBeside({ url, process: launcher }: RunningServer): Promise<Measurement[]> {
  const reader = await signIn(url, 'rich')
  const quietMs = await quietWindows(url, reader)
  const restingMb = await memoryMb(launcher.pid ?? 0)
  const people = await Promise.all(Array.from({ length: PREVIEWS }, () => signIn(url, 'rich')))
  const startedAt = performance.now()
  const busyMs: number[] = []
  let isDrawing = true
  const drawing = Promise.all(people.map(makePreviews)).finally(() => {
    isDrawing = false
  })
  // A window in which the last one ends is a quiet one in part.
  while (isDrawing) {
    const windowMs = await p99OfAccountMs(url, reader)
    if (isDrawing || busyMs.length === 0) busyMs.push(windowMs)
  }
  await drawing
  const drawnInS = (performance.now() - startedAt) / 1_000
  await delay(GIVEN_BACK_MS)
  const leftMb = (await memoryMb(launcher.pid ?? 0)) - restingMb
  quietMs.push(...(await quietWindows(url, reader)))
  return [
    { name: 'GET /v1/account, p99, nothing is drawn', value: median(quietMs), unit: 'ms' },
    { name: `the same while ${PREVIEWS} previews are made`, value: median(busyMs), unit: 'ms', goal: 30 },
    { name: `${PREVIEWS} previews at once`, value: drawnInS, unit: 's' },
    { name: `memory 15 s after ${PREVIEWS} previews, more than before`, value: leftMb, unit: 'MB', goal: 50 },
  ]
}

async function quietWindows(url: string, reader: Client): Promise<number[]> {
  const windows: number[] = []
  while (windows.length < QUIET_WINDOWS) windows.push(await p99OfAccountMs(url, reader))
  return windows
}

async function makePreviews({ userId, call }: Client): Promise<void> {
  const words = { name: 'Mira', characterDescription: DESCRIPTION, style: 'anime' }
  const { jobId } = await call<{ jobId: string }>('create-preview', { userId, ...words })
  const endsAt = performance.now() + PATIENCE_MS
  while (performance.now() < endsAt) {
    const { status } = await call<{ status: string }>('get-job-status', { jobId })
    if (status === 'SUCCESS') return
    if (status === 'FAILED') throw new Error('the previews failed')
    await delay(POLL_MS)
  }
  throw new Error(`the previews were not made in ${PATIENCE_MS / 1_000} s`)
}

async function p99OfAccountMs(url: string, { cookie }: Client): Promise<number> {
  const headers = { cookie, 'x-appwrite-project': 'troupe' }
  const times: number[] = []
  const endsAt = performance.now() + WINDOW_MS
  while (performance.now() < endsAt) {
    const startedAt = performance.now()
    const answer = await fetch(`${url}/v1/account`, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`GET /v1/account answered ${answer.status}`)
    times.push(performance.now() - startedAt)
  }
  return percentile(times, 0.99)
}

/** Of the program itself, without its database: the largest of the launcher and what it started. */
async function memoryMb(launcherPid: number): Promise<number> {
  const tasks = await readFile(`/proc/${launcherPid}/task/${launcherPid}/children`, 'utf8').catch(() => '')
  const pids = [launcherPid, ...tasks.split(' ').filter(Boolean).map(Number)]
  const sizes = await Promise.all(
    pids.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
    }),
  )
  return Math.max(...sizes)
}
