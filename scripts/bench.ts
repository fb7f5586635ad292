/**
 * `npm run bench [-- part …]`: measures the product on this machine, prints a table and writes reports/bench.json.
 * Without the name of a part it measures them all.
 */
import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { type Measurement, tableOf } from '../bench/measure.ts'
import { watchMemory } from '../bench/watch-memory.ts'
import { type RunningServer, startServer } from '../e2e/running-server.ts'
import { ROOT } from './run-tool.ts'

/** Each is loaded when it is measured: what others need is no part of its memory. */
const PARTS: Readonly<Record<string, () => Promise<Measurement[]>>> = {
  'start-up': async () => (await import('../bench/start-up.ts')).benchStartUp(),
  previews: () => withServer(async (url) => (await import('../bench/previews.ts')).benchPreviews(url)),
  account: () => withServer(async (url) => (await import('../bench/account.ts')).benchAccount(url)),
  // With the limits of every house: they are part of what is measured.
  enhancements: () => withServer(async (url) => (await import('../bench/enhancements.ts')).benchEnhancements(url), {}),
  sketch: () => withServer(async (url) => (await import('../bench/sketch.ts')).benchSketch(url)),
  landing: () => withServer(async (url) => (await import('../bench/landing.ts')).benchLanding(url)),
  database: async () => (await import('../bench/database.ts')).benchDatabase(),
  turns: async () => (await import('../bench/turns.ts')).benchTurns(),
  starts: async () => (await import('../bench/starts.ts')).benchStarts(),
  webhooks: async () => (await import('../bench/webhooks.ts')).benchWebhooks(),
  realtime: async () => (await import('../bench/realtime.ts')).benchRealtime(),
  'realtime-storm': async () => (await import('../bench/realtime-storm.ts')).benchRealtimeStorm(),
  history: async () => (await import('../bench/history.ts')).benchHistory(),
  departures: async () => (await import('../bench/departures.ts')).benchDepartures(),
  sweeps: async () => (await import('../bench/sweeps.ts')).benchSweeps(),
  body: async () => (await import('../bench/body.ts')).benchBody(),
  library: async () => (await import('../bench/library.ts')).benchLibrary(),
  'large-library': async () => (await import('../bench/large-library.ts')).benchLargeLibrary(),
  'drawing-beside': () =>
    withRunning(async (server) => (await import('../bench/drawing-beside.ts')).benchDrawingBeside(server)),
  drawing: () => withMemory('pictures', async () => (await import('../bench/drawing.ts')).benchDrawing()),
  takes: () => withMemory('takes', async () => (await import('../bench/takes.ts')).benchTakes()),
  photos: () => withMemory('photos', async () => (await import('../bench/photos.ts')).benchPhotos()),
  film: () => withMemory('films', async () => (await import('../bench/film.ts')).benchFilm()),
  'film-change': () => withMemory('changed films', async () => (await import('../bench/film-change.ts')).benchFilmChange()),
  speech: () => withMemory('lip sync', async () => (await import('../bench/speech.ts')).benchSpeech()),
}

const GOAL_MEMORY_MB = 1024

/** Parts whose memory is measured have a process of their own each, so that none inherits what another needed. */
const APART: ReadonlySet<string> = new Set(['drawing', 'takes', 'photos', 'film', 'film-change', 'speech'])

const { values, positionals: names } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } })
const unknown = names.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) throw new Error(`no such part: ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`)

const measurements: Measurement[] = []
for (const [name, measure] of Object.entries(PARTS)) {
  if (names.length > 0 && !names.includes(name)) continue
  measurements.push(...(APART.has(name) && !values.json ? await measureApart(name) : await measure()))
}
if (values.json) console.log(JSON.stringify(measurements))
else report(measurements)

async function measureApart(name: string): Promise<Measurement[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [process.argv[1] ?? '', name, '--json'])
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') // written by the line above
}

function report(measurements: readonly Measurement[]): void {
  console.log(`\n${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}\n`)
  console.log(tableOf(measurements))
  mkdirSync(join(ROOT, 'reports'), { recursive: true })
  writeFileSync(
    join(ROOT, 'reports/bench.json'),
    `${JSON.stringify({ at: new Date().toISOString(), measurements }, null, 2)}\n`,
  )
}

async function withServer(
  measure: (url: string) => Promise<Measurement[]>,
  env: NodeJS.ProcessEnv = { TROUPE_RATE_LIMITS: 'off' },
): Promise<Measurement[]> {
  return withRunning(({ url }) => measure(url), env)
}

async function withRunning(
  measure: (server: RunningServer) => Promise<Measurement[]>,
  env: NodeJS.ProcessEnv = { TROUPE_RATE_LIMITS: 'off' },
): Promise<Measurement[]> {
  await using server = await startServer({ env })
  return await measure(server)
}

/** And the most memory that the studio's part takes, with all its threads and processes. */
async function withMemory(what: string, measure: () => Promise<Measurement[]>): Promise<Measurement[]> {
  using memory = watchMemory()
  const measured = await measure()
  return [...measured, { name: `memory for ${what}`, value: memory.mostMb(), unit: 'MB', goal: GOAL_MEMORY_MB }]
}
