import assert from 'node:assert/strict'
import type { StyleId } from '#contract/styles.ts'
import { VIDEO_DEFAULTS } from '#contract/video.ts'
import { createStudioEngine } from '#server/platform/engines/studio/studio-engine.ts'
import { createFilmEncoder } from '#server/platform/media/encode/create-film-encoder.ts'
import { type Measurement, timeMs } from './measure.ts'

const FILMS: readonly { style: StyleId; goalS: number }[] = [
  { style: 'anime', goalS: 15 },
  { style: 'photoreal', goalS: 60 },
]

/** Five seconds of 480p from words to MP4, in a warm drawing thread and an encoder of its own. */
export async function benchFilm(): Promise<Measurement[]> {
  await using engine = createStudioEngine({ threads: 1, encoder: createFilmEncoder() })
  const attempt = { attemptId: 'bench', signal: new AbortController().signal, report: () => {} }
  const make = async (style: StyleId, durationSeconds: number) => {
    const prompt = 'A red-haired pirate girl with long hair on a beach, slow zoom in'
    const shape = { widthPx: 854, heightPx: 480, framesPerSecond: VIDEO_DEFAULTS.fps, durationSeconds }
    const operation = await engine.start({ kind: 'video', prompt, style, seed: 'bench', ...shape }, attempt)
    const made = await engine.check(operation, attempt)
    assert.equal(made.state, 'done', 'the film was made')
  }
  const measurements: Measurement[] = []
  for (const { style, goalS } of FILMS) {
    await make(style, 0.2)
    const value = (await timeMs(() => make(style, VIDEO_DEFAULTS.durationSeconds))) / 1000
    measurements.push({ name: `5 s of 480p film, ${style}`, value, unit: 's', goal: goalS })
  }
  return measurements
}
