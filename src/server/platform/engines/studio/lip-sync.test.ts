import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { castCharacter } from '#studio/sheet/cast-character.ts'
import { aVoice } from '#studio/testing/a-voice.ts'
import { readDescription } from '#studio/words/read-description.ts'
import { aWav } from '../../../testing/a-wav.ts'
import { createFilmDecoder } from '../../media/decode/create-film-decoder.ts'
import { createSoundDecoder } from '../../media/decode/create-sound-decoder.ts'
import { MediaRefused } from '../../media/decode/media-refused.ts'
import { createFilmEncoder } from '../../media/encode/create-film-encoder.ts'
import { readMp4 } from '../../media/encode/read-mp4.ts'
import type { LipSyncWork } from '../engine.ts'
import { createDrawingPool } from './drawing-pool.ts'
import { lipSync } from './lip-sync.ts'
import { stateOf } from './studio-state.ts'

const SIDE_PX = 200
const RATE_HZ = 16_000
const folder = mkdtempSync(path.join(tmpdir(), 'troupe-speech-'))
const hands = {
  pool: createDrawingPool({ threads: 1 }),
  encoder: createFilmEncoder({ folder }),
  decoder: createFilmDecoder({ folder }),
  sounds: createSoundDecoder({ folder }),
}
afterEach(() => expect(readdirSync(folder), 'nothing is left over').toEqual([]))
afterAll(async () => {
  await hands.pool[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
})

/** Syllables of uneven lengths, so that they fit only where they belong. */
const SYLLABLES = aVoice(
  [0.16, 0.28, 0.2, 0.34, 0.18].flatMap(
    (seconds, index) =>
      [
        ['ah', seconds],
        ['silence', 0.2 + 0.05 * (index % 2)],
      ] as const,
  ),
)

function aWork(samples: Int16Array): LipSyncWork {
  const { reading } = readDescription('A bald man in a white shirt, plain white background, close portrait')
  const sheets = castCharacter(reading, { seed: 'speaker', candidate: 1, style: 'anime' })
  return {
    kind: 'lip-sync',
    prompt: 'static shot',
    style: 'anime',
    seed: 'speaker',
    widthPx: SIDE_PX,
    heightPx: SIDE_PX,
    framesPerSecond: 25,
    sound: aWav(samples),
    picture: { bytes: new Uint8Array(0), engineState: stateOf({ ...sheets, style: 'anime' }) },
  }
}

const attempt = (signal: AbortSignal, report: (progress: { stage: string; share: number }) => void = () => {}) => ({
  attemptId: 'a',
  signal,
  report,
})
const never = new AbortController().signal

/** How much of the red of an open mouth there is; by amounts, for an encoder moves many pixels over any one border. */
const opening = (frame: Uint8Array) => {
  let amount = 0
  for (let at = 0; at < frame.length; at += 4) {
    const [red, green, blue] = [frame[at]!, frame[at + 1]!, frame[at + 2]!]
    amount += Math.max(0, red - 1.6 * Math.max(green, blue))
  }
  return amount
}

test('the drawn mouth is in step with the sound within 40 ms, in the film as it is played', async () => {
  const made = await lipSync(hands, aWork(SYLLABLES), attempt(never))
  if (made.state !== 'done' || !made.outputs[0]) throw new Error(JSON.stringify(made))
  const { bytes } = made.outputs[0]
  expect(readMp4(bytes)?.durationMs).toBeCloseTo((SYLLABLES.length / RATE_HZ) * 1000, -2)
  const openings: number[] = []
  const shape = { widthPx: SIDE_PX, heightPx: SIDE_PX, framesPerSecond: 25, mostSeconds: 10 }
  for await (const frame of hands.decoder.frames(bytes, shape, never)) openings.push(opening(frame))
  // As it is played: the film's own sound, read back from it.
  const { samples } = await hands.sounds.decode(bytes, { mostSeconds: 10 }, never)
  const heard = new Int16Array(samples.buffer)
  const loudness = (seconds: number) => {
    const from = Math.round((seconds - 0.02) * 48_000) * 2
    return heard.subarray(Math.max(0, from), Math.max(0, from + 48 * 80)).reduce((sum, value) => sum + Math.abs(value), 0)
  }
  const likeness = (lagMs: number) => {
    const [seen, said] = [openings, openings.map((_, index) => loudness((index + 0.5) / 25 - lagMs / 1000))].map((values) => {
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length
      return values.map((value) => value - mean)
    }) as [number[], number[]]
    const dot = (one: number[], other: number[]) => one.reduce((sum, value, index) => sum + value * other[index]!, 0)
    return dot(seen, said) / Math.sqrt(dot(seen, seen) * dot(said, said))
  }
  const lags = Array.from({ length: 41 }, (_, index) => (index - 20) * 10)
  const best = lags.reduce((most, lag) => (likeness(lag) > likeness(most) ? lag : most), 0)
  expect(likeness(best)).toBeGreaterThan(0.85)
  expect(Math.abs(best)).toBeLessThanOrEqual(40)
})

test('progress counts real frames, and a cancelled film ends in the middle', async () => {
  const cancelling = new AbortController()
  const shares: number[] = []
  const made = lipSync(
    hands,
    aWork(SYLLABLES),
    attempt(cancelling.signal, ({ stage, share }) => {
      shares.push(share)
      if (stage.startsWith('Frame 4 ')) cancelling.abort(new Error('cancelled'))
    }),
  )
  await expect(made).rejects.toThrow('cancelled')
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
  expect(Math.max(...shares)).toBeLessThan(0.5)
  const next = await lipSync(hands, aWork(SYLLABLES.subarray(0, RATE_HZ / 4)), attempt(never))
  expect(next.state).toBe('done')
})

test('the same work gives the same film', async () => {
  const work = aWork(SYLLABLES.subarray(0, RATE_HZ / 4))
  const [one, other] = [await lipSync(hands, work, attempt(never)), await lipSync(hands, work, attempt(never))]
  expect(one.state === 'done' && other.state === 'done' && one.outputs[0]?.bytes).toEqual(
    other.state === 'done' && other.outputs[0]?.bytes,
  )
})

test('a film that breaks while it is read fails with that reason', async () => {
  const { picture, ...speech } = aWork(SYLLABLES)
  const broken = {
    ...hands.decoder,
    async *frames() {
      yield new Uint8Array(SIDE_PX * SIDE_PX * 4).fill(90)
      throw new MediaRefused('unreadable', 'it ends in the middle of a picture')
    },
  }
  const film = { bytes: picture.bytes, widthPx: SIDE_PX, heightPx: SIDE_PX, framesPerSecond: 25, durationSeconds: 1 }
  const making = lipSync({ ...hands, decoder: broken }, { ...speech, kind: 'lip-sync-film', film }, attempt(never))
  await expect(making).rejects.toThrow('it ends in the middle of a picture')
})
