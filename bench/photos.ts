import assert from 'node:assert/strict'
import { LIMITS } from '#contract/limits.ts'
import type { StyleId } from '#contract/styles.ts'
import { createDrawingPool } from '#server/platform/engines/studio/drawing-pool.ts'
import { createStudioEngine } from '#server/platform/engines/studio/studio-engine.ts'
import { createFilmEncoder } from '#server/platform/media/encode/create-film-encoder.ts'
import { type Measurement, median, timeMs } from './measure.ts'

const ROUNDS = 5
const STYLES: readonly { style: StyleId; goalS: number }[] = [
  { style: 'anime', goalS: 2 },
  { style: 'comic-book', goalS: 2 },
  { style: 'oil-painting', goalS: 6 },
]
const PERSON = 'A smiling woman with curly brown hair and a mustard sweater in a garden, bust portrait'

/** Three previews of one photo in each style, medians of five, networks included and warm; the photo is drawn by ourselves. */
export async function benchPhotos(): Promise<Measurement[]> {
  const { signal } = new AbortController()
  const sizePx = LIMITS.pictureSizePx
  const drawn = await drawPhoto(sizePx, signal)
  await using engine = createStudioEngine({ threads: 2, encoder: createFilmEncoder() })
  const attempt = { attemptId: 'bench', signal, report: () => {} }
  const make = async (style: StyleId) => {
    const photo = { bytes: drawn.png }
    const work = { kind: 'preview', description: '', style, seed: 'bench', candidates: 3, sizePx, photo } as const
    const made = await engine.check(await engine.start(work, attempt), attempt)
    assert.equal(made.state, 'done', 'the previews were made')
  }
  await make('anime')
  const measurements: Measurement[] = []
  for (const { style, goalS } of STYLES) {
    const timesMs: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) timesMs.push(await timeMs(() => make(style)))
    const value = median(timesMs) / 1000
    measurements.push({ name: `three previews of a photo, ${style}`, value, unit: 's', goal: goalS })
  }
  return measurements
}

/** In a thread that ends with it: whoever brings a photo has none drawn. */
async function drawPhoto(sizePx: number, signal: AbortSignal) {
  await using pool = createDrawingPool({ threads: 1 })
  return await pool.draw(
    { kind: 'words', description: PERSON, style: 'photoreal', seed: 'bench', candidate: 1, sizePx },
    signal,
  )
}
