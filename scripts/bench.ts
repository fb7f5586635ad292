/** `npm run bench`: measures the product on this machine, prints a table and writes reports/bench.json. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { benchAccount } from '../bench/account.ts'
import { benchDatabase } from '../bench/database.ts'
import { benchDrawing } from '../bench/drawing.ts'
import { benchFilm } from '../bench/film.ts'
import { type Measurement, tableOf } from '../bench/measure.ts'
import { benchPreviews } from '../bench/previews.ts'
import { benchSketch } from '../bench/sketch.ts'
import { benchStartUp } from '../bench/start-up.ts'
import { startServer } from '../e2e/running-server.ts'
import { ROOT } from './run-tool.ts'

const measurements: Measurement[] = []

measurements.push(...(await benchStartUp()))
{
  await using server = await startServer({ env: { TROUPE_RATE_LIMITS: 'off' } })
  measurements.push(...(await benchPreviews(server.url)))
  measurements.push(...(await benchAccount(server.url)))
  measurements.push(...(await benchSketch(server.url)))
}
measurements.push(...(await benchDatabase()))
measurements.push(...(await benchDrawing()))
measurements.push(...(await benchFilm()))

console.log(`\n${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}\n`)
console.log(tableOf(measurements))
mkdirSync(join(ROOT, 'reports'), { recursive: true })
writeFileSync(join(ROOT, 'reports/bench.json'), `${JSON.stringify({ at: new Date().toISOString(), measurements }, null, 2)}\n`)
