import assert from 'node:assert/strict'
import type { StyleId } from '#contract/styles.ts'
import { VIDEO_DEFAULTS } from '#contract/video.ts'
import { createStudioEngine } from '#server/platform/engines/studio/studio-engine.ts'
import { stateOf } from '#server/platform/engines/studio/studio-state.ts'
import { createFilmEncoder } from '#server/platform/media/encode/create-film-encoder.ts'
import { aWav } from '#server/testing/a-wav.ts'
import { castCharacter } from '#studio/sheet/cast-character.ts'
import { aVoice } from '#studio/testing/a-voice.ts'
import { readDescription } from '#studio/words/read-description.ts'
import { type Measurement, timeMs } from './measure.ts'

const GOAL_S = 6
const STYLES: readonly StyleId[] = ['anime', 'photoreal']
const SYLLABLES = 8

/** Lip sync of some five seconds of speech, from a drawn picture and a WAV file to MP4, in a warm drawing thread. */
export async function benchSpeech(): Promise<Measurement[]> {
  await using engine = createStudioEngine({ threads: 1, encoder: createFilmEncoder() })
  const attempt = { attemptId: 'bench', signal: new AbortController().signal, report: () => {} }
  const make = async (style: StyleId, syllables: number) => {
    const { reading } = readDescription('A red-haired woman in a green jacket, close portrait')
    const sheets = castCharacter(reading, { seed: 'bench', candidate: 1, style })
    const picture = { bytes: new Uint8Array(0), engineState: stateOf({ ...sheets, style }) }
    const shape = { widthPx: 480, heightPx: 480, framesPerSecond: VIDEO_DEFAULTS.fps }
    const work = { kind: 'lip-sync', prompt: '', style, seed: 'bench', ...shape, sound: speech(syllables), picture } as const
    const made = await engine.check(await engine.start(work, attempt), attempt)
    assert.equal(made.state, 'done', 'the film was made')
  }
  const measurements: Measurement[] = []
  for (const style of STYLES) {
    await make(style, 1)
    const value = (await timeMs(() => make(style, SYLLABLES))) / 1000
    measurements.push({ name: `lip sync of 5 s of speech, ${style}`, value, unit: 's', goal: GOAL_S })
  }
  return measurements
}

function speech(syllables: number): Uint8Array {
  const syllable = [
    ['mm', 0.1],
    ['ah', 0.18],
    ['ss', 0.1],
    ['ee', 0.12],
    ['oo', 0.12],
  ] as const
  return aWav(aVoice(Array.from({ length: syllables }, () => syllable).flat()))
}
