/**
 * `npm run bench [-- part …]`: measures the product on this machine, prints a table and writes reports/bench.json.
 * Without the name of a part it measures them all.
 */
import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { benchAccount } from '../bench/account.ts'
import { benchBody } from '../bench/body.ts'
import { benchDatabase } from '../bench/database.ts'
import { benchDepartures } from '../bench/departures.ts'
import { benchDrawing } from '../bench/drawing.ts'
import { benchDrawingBeside } from '../bench/drawing-beside.ts'
import { benchEnhancements } from '../bench/enhancements.ts'
import { benchFilm } from '../bench/film.ts'
import { benchFilmChange } from '../bench/film-change.ts'
import { benchHistory } from '../bench/history.ts'
import { benchLanding } from '../bench/landing.ts'
import { benchLargeLibrary } from '../bench/large-library.ts'
import { benchLibrary } from '../bench/library.ts'
import { type Measurement, tableOf } from '../bench/measure.ts'
import { benchPhotos } from '../bench/photos.ts'
import { benchPreviews } from '../bench/previews.ts'
import { benchRealtime } from '../bench/realtime.ts'
import { benchRealtimeStorm } from '../bench/realtime-storm.ts'
import { benchSketch } from '../bench/sketch.ts'
import { benchSpeech } from '../bench/speech.ts'
import { benchStartUp } from '../bench/start-up.ts'
import { benchStarts } from '../bench/starts.ts'
import { benchSweeps } from '../bench/sweeps.ts'
import { benchTakes } from '../bench/takes.ts'
import { benchTurns } from '../bench/turns.ts'
import { watchMemory } from '../bench/watch-memory.ts'
import { benchWebhooks } from '../bench/webhooks.ts'
import { type RunningServer, startServer } from '../e2e/running-server.ts'
import { ROOT } from './run-tool.ts'

const PARTS: Readonly<Record<string, () => Promise<Measurement[]>>> = {
  'start-up': benchStartUp,
  previews: () => withServer(benchPreviews),
  account: () => withServer(benchAccount),
  // With the limits of every house: they are part of what is measured.
  enhancements: () => withServer(benchEnhancements, {}),
  sketch: () => withServer(benchSketch),
  landing: () => withServer(benchLanding),
  database: benchDatabase,
  turns: benchTurns,
  starts: benchStarts,
  webhooks: benchWebhooks,
  realtime: benchRealtime,
  'realtime-storm': benchRealtimeStorm,
  history: benchHistory,
  departures: benchDepartures,
  sweeps: benchSweeps,
  body: benchBody,
  library: benchLibrary,
  'large-library': benchLargeLibrary,
  'drawing-beside': () => withRunning(benchDrawingBeside),
  drawing: () => withMemory('pictures', benchDrawing),
  takes: () => withMemory('takes', benchTakes),
  photos: () => withMemory('photos', benchPhotos),
  film: () => withMemory('films', benchFilm),
  'film-change': () => withMemory('changed films', benchFilmChange),
  speech: () => withMemory('lip sync', benchSpeech),
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
