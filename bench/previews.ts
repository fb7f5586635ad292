import { type Client, signIn } from './client.ts'
import { type Measurement, median, timeMs } from './measure.ts'

const ROUNDS = 5
const POLL_MS = 20

/** From the click (the call that starts the job) to three finished pictures, through the protocol. */
export async function benchPreviews(url: string): Promise<Measurement[]> {
  const timesMs: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const client = await signIn(url, 'rich')
    timesMs.push(await timeMs(() => makePreviews(client)))
  }
  return [{ name: 'click → three previews', value: median(timesMs) / 1_000, unit: 's', goal: 4 }]
}

async function makePreviews({ userId, call }: Client): Promise<void> {
  const { jobId } = await call<{ jobId: string }>('create-preview', {
    name: 'Mira',
    userId,
    characterDescription: 'A red-haired woman with green eyes and a navy coat by the sea in the morning',
    style: 'anime',
  })
  for (;;) {
    const { status } = await call<{ status: string }>('get-job-response', { jobId })
    if (status === 'SUCCESS') return
    if (status === 'FAILED') throw new Error('the previews failed')
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
