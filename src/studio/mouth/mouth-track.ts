import { clamp, mix, smoothStep } from '../form/curve.ts'
import { MOUTH_AT_REST, type MouthShape } from './mouth-shape.ts'
import { readSpeech, SPEECH_MOMENTS_PER_SECOND, type SpeechMoment } from './read-speech.ts'
import { softened } from './softened.ts'

/** What a face does to a sound, as functions of seconds. */
export interface MouthTrack {
  readonly durationSeconds: number
  /** The mouth in a picture that is seen for `forSeconds` from here on: a closing within it is shown. */
  shapeAt(seconds: number, forSeconds: number): MouthShape
  /** 0…1: how much weight is on what is said; brows and head follow it. */
  stressAt(seconds: number): number
}

/** Seconds: what one sound takes over from its neighbours. */
const COARTICULATION = 0.03
const STRESS_SPREAD = 0.11
/** Moments: a gap in the voice that is a closed consonant; a longer one is a pause. */
const SHORTEST_GAP = 3
const LONGEST_GAP = 17
const GAP_DB = -23
/** A burst of hissing after a gap comes from the tongue; from the lips comes a dull one. */
const TONGUE_HISS = 0.8

/** The movements of a mouth that says what these samples say; mono at `SPEECH_RATE_HZ`. */
export function mouthTrack(samples: Int16Array): MouthTrack {
  const { moments, isSilent } = readSpeech(samples)
  const count = moments.length
  const shapes = moments.map((moment) => (isSilent ? MOUTH_AT_REST : shapeOf(moment)))
  const spread = COARTICULATION * SPEECH_MOMENTS_PER_SECOND
  const soft = (pick: (shape: MouthShape) => number) => softened(Float32Array.from(shapes, pick), spread)
  const [wide, round, teeth] = [soft(({ wide }) => wide), soft(({ round }) => round), soft(({ teeth }) => teeth)]
  const opening = soft(({ open }) => open)
  // Closings win over what surrounds them: a lip that does not quite meet is what a viewer sees first.
  const closed = isSilent ? new Float32Array(count) : softened(closingsOf(moments), 1)
  const open = opening.map((value, index) => value * (1 - smoothStep(0.25, 0.8, closed[index]!)))
  const loudness = softened(
    Float32Array.from(moments, ({ levelDb }) => (isSilent ? 0 : smoothStep(-20, -1, levelDb))),
    STRESS_SPREAD * SPEECH_MOMENTS_PER_SECOND,
  )
  const at = (seconds: number) => clamp(Math.floor(seconds * SPEECH_MOMENTS_PER_SECOND), 0, Math.max(0, count - 1))
  return {
    durationSeconds: samples.length / 16_000,
    shapeAt(seconds, forSeconds) {
      if (count === 0 || seconds * SPEECH_MOMENTS_PER_SECOND >= count) return MOUTH_AT_REST
      const [from, to] = [at(seconds), at(seconds + forSeconds)]
      let closing = from
      for (let index = from; index < to; index += 1) if (closed[index]! > closed[closing]!) closing = index
      const middle = closed[closing]! > 0.8 ? closing : at(seconds + forSeconds / 2)
      return { open: open[middle]!, wide: wide[middle]!, round: round[middle]!, teeth: teeth[middle]! }
    },
    stressAt: (seconds) => (count === 0 ? 0 : smoothStep(0.35, 0.8, loudness[at(seconds)]!)),
  }
}

/** The shape that one moment of sound alone would have. */
function shapeOf({ levelDb, hiss, firstHz, secondHz }: SpeechMoment): MouthShape {
  const loud = smoothStep(-27, -5, levelDb)
  const hissing = smoothStep(0.55, 0.85, hiss) * smoothStep(-36, -26, levelDb)
  const jaw = clamp((firstHz - 290) / 480, 0, 1)
  // The lower the jaw hangs, the lower the second formant of unrounded lips lies too.
  const roundBelowHz = clamp(1950 - (firstHz - 300) * 1.5, 1350, 1980)
  const round = smoothStep(roundBelowHz + 130, roundBelowHz - 170, secondHz) * (1 - smoothStep(640, 730, firstHz))
  const spread = smoothStep(1980, 2280, secondHz) * (1 - smoothStep(420, 620, firstHz))
  const voice = {
    open: loud * (0.17 + 0.75 * jaw ** 1.1) * (1 - 0.4 * round),
    wide: 1 + 0.24 * spread - 0.06 * round,
    round: 0.85 * round,
    teeth: Math.max(0.85 * spread, 0.55 * jaw * (1 - round)),
  }
  return {
    open: mix(voice.open, 0.13, hissing),
    wide: 1 + (mix(voice.wide, 1.08, hissing) - 1) * Math.max(loud, hissing),
    round: mix(voice.round, 0.05, hissing) * Math.max(loud, hissing),
    teeth: mix(voice.teeth, 1, hissing) * Math.max(loud, hissing),
  }
}

/** Where the lips meet: hummed consonants, and short gaps that end in a dull burst. 0…1. */
function closingsOf(moments: readonly SpeechMoment[]): Float32Array {
  const closed = Float32Array.from(moments, ({ levelDb, hum, hiss }) => {
    const hummed = smoothStep(0.5, 0.72, hum) * smoothStep(-6.5, -10.5, levelDb) * smoothStep(0.42, 0.3, hiss)
    return hummed * smoothStep(-34, -28, levelDb)
  })
  for (let from = 0; from < moments.length; from += 1) {
    if (moments[from]!.levelDb > GAP_DB) continue
    let to = from
    while (to < moments.length && moments[to]!.levelDb <= GAP_DB && !(moments[to]!.hiss > 0.6 && moments[to]!.levelDb > -36))
      to += 1
    const length = to - from
    const after = moments.slice(to, to + 3)
    const isInSpeech = from > 0 && to < moments.length && length >= SHORTEST_GAP && length <= LONGEST_GAP
    if (isInSpeech && Math.max(...after.map(({ hiss }) => hiss)) < TONGUE_HISS) closed.fill(1, from, to)
    from = Math.max(from, to)
  }
  return closed
}
