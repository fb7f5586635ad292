import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServer } from '../e2e/running-server.ts'
import type { Measurement } from './measure.ts'

const DIST = fileURLToPath(new URL('../dist', import.meta.url))

/** From the command to the first answered page: with the pages to build and a database to make, and once more without. */
export async function benchStartUp(): Promise<Measurement[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'troupe-bench-'))
  try {
    await rm(DIST, { recursive: true, force: true })
    const first = await startedInMs(dataFolder)
    const second = await startedInMs(dataFolder)
    return [
      { name: 'start → first page, with the page build', value: first / 1_000, unit: 's', goal: 20 },
      { name: 'start → first page, built', value: second / 1_000, unit: 's', goal: 5 },
    ]
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
}

async function startedInMs(dataFolder: string): Promise<number> {
  await using server = await startServer({ dataFolder })
  return server.startedInMs
}
