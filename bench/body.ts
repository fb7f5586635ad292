import { brotliCompressSync, constants } from 'node:zlib'
import { formBytes } from '../scripts/form/form-data.ts'
import { buildBody } from '../src/studio/body/build-body.ts'
import { castBody } from '../src/studio/body/cast-body.ts'
import type { FormFile } from '../src/studio/body/given-form.ts'
import { loadForm } from '../src/studio/body/load-form.ts'
import { poseBody } from '../src/studio/body/pose-body.ts'
import { subdivided, subdivisionOf } from '../src/studio/body/subdivide.ts'
import { turnAbout } from '../src/studio/math/quaternion.ts'
import { type Measurement, median, timeMs } from './measure.ts'

const PEOPLE = 40
const GOALS = { loadMs: 150, buildMs: 30, sketchKb: 250, wholeKb: 1000 }

/** Reading the human form, building bodies of it, and what browsers fetch of it. */
export async function benchBody(): Promise<Measurement[]> {
  const bytes = formBytes('whole')
  const loadMs = await timeMs(() => loadForm(bytes))
  const form = loadForm(bytes)
  const sheets = Array.from({ length: PEOPLE }, (_, index) => castBody(`bench ${index}`))
  const firstMs = await timeMs(() => buildBody(form, castBody('bench')))
  const buildsMs: number[] = []
  for (const sheet of sheets) buildsMs.push(await timeMs(() => buildBody(form, sheet)))
  const body = buildBody(form, castBody('bench'))
  const pose = { 'upperarm01.L': turnAbout([0, 0, 1], -40) }
  const posesMs: number[] = []
  for (let time = 0; time < 10; time += 1) posesMs.push(await timeMs(() => poseBody(form, body, pose)))
  const finer = subdivisionOf(form.quads.get('skin')!, form.skinCount)
  const finerMs: number[] = []
  for (let time = 0; time < 10; time += 1) finerMs.push(await timeMs(() => subdivided(body, finer, 3)))
  return [
    { name: 'human form read, cold', value: loadMs, unit: 'ms', goal: GOALS.loadMs },
    { name: 'first body, its targets unpacked', value: firstMs, unit: 'ms' },
    { name: 'body built', value: median(buildsMs), unit: 'ms', goal: GOALS.buildMs },
    { name: 'body posed', value: median(posesMs), unit: 'ms' },
    { name: 'body made finer', value: median(finerMs), unit: 'ms' },
    { name: 'human form, first sketch', value: brotliKb('sketch'), unit: 'kB', goal: GOALS.sketchKb },
    { name: 'human form, whole', value: brotliKb('whole'), unit: 'kB', goal: GOALS.wholeKb },
    { name: 'human form, whole, unpacked', value: bytes.length / 1000, unit: 'kB' },
  ]
}

function brotliKb(file: FormFile): number {
  return brotliCompressSync(formBytes(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000
}
