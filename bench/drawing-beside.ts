import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type { RunningServer } from '../e2e/running-server.ts'
import { type Client, signIn } from './client.ts'
import { type Measurement, median, percentile } from './measure.ts'

const PREVIEWS = 24
const ROUNDS = 3
const QUIET_MS = 5_000
const POLL_MS = 250
/** So long after the last picture its memory is given back. */
const GIVEN_BACK_MS = 15_000
const DESCRIPTION = 'A red-haired woman with green eyes and a navy coat by the sea in the morning'

/**
 * `GET /v1/account` of one person, one call after the other: while all is quiet, and while 24 people's previews are made; quiet and
 * busy take turns. And the program's memory when all that is over, beside what it had after the same calls before any drawing.
 */
export async function benchDrawingBeside({ url, process: launcher }: RunningServer): Promise<Measurement[]> {
  const reader = await signIn(url, 'rich')
  await p99OfAccountMs(url, reader, delay(QUIET_MS))
  const restingMb = await memoryMb(launcher.pid ?? 0)
  const rounds: { quietMs: number; busyMs: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const quietMs = await p99OfAccountMs(url, reader, delay(QUIET_MS))
    const people = await Promise.all(Array.from({ length: PREVIEWS }, () => signIn(url, 'rich')))
    const busyMs = await p99OfAccountMs(url, reader, Promise.all(people.map(makePreviews)))
    rounds.push({ quietMs, busyMs })
  }
  await delay(GIVEN_BACK_MS)
  const leftMb = (await memoryMb(launcher.pid ?? 0)) - restingMb
  const of = (value: (round: (typeof rounds)[number]) => number) => median(rounds.map(value))
  return [
    { name: 'GET /v1/account, p99, nothing is drawn', value: of(({ quietMs }) => quietMs), unit: 'ms' },
    { name: `the same while ${PREVIEWS} previews are made`, value: of(({ busyMs }) => busyMs), unit: 'ms', goal: 30 },
    { name: `memory 15 s after ${ROUNDS * PREVIEWS} previews, more than before`, value: leftMb, unit: 'MB', goal: 200 },
  ]
}

async function makePreviews({ userId, call }: Client): Promise<void> {
  const words = { name: 'Mira', characterDescription: DESCRIPTION, style: 'anime' }
  const { jobId } = await call<{ jobId: string }>('create-preview', { userId, ...words })
  for (;;) {
    const { status } = await call<{ status: string }>('get-job-status', { jobId })
    if (status === 'SUCCESS') return
    if (status === 'FAILED') throw new Error('the previews failed')
    await delay(POLL_MS)
  }
}

async function p99OfAccountMs(url: string, { cookie }: Client, meanwhile: Promise<unknown>): Promise<number> {
  const headers = { cookie, 'x-appwrite-project': 'troupe' }
  const times: number[] = []
  let isOver = false
  const over = meanwhile.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const startedAt = performance.now()
    const answer = await fetch(`${url}/v1/account`, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`GET /v1/account answered ${answer.status}`)
    times.push(performance.now() - startedAt)
  }
  await over
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
