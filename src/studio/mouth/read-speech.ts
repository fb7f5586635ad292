import { clamp } from '../form/curve.ts'
import { isSilent, SILENCE } from './is-silent.ts'
import { powerSpectrum } from './power-spectrum.ts'

/** Of the samples that are read, per second. */
export const SPEECH_RATE_HZ = 16_000
/** Moments a second that are heard. */
export const SPEECH_MOMENTS_PER_SECOND = 100

/** What is heard at one moment. */
export interface SpeechMoment {
  /** Decibels below the loud parts of the same sound, 0 and less. */
  readonly levelDb: number
  /** Share of the power above 3200 Hz: hissing. */
  readonly hiss: number
  /** Share of the voice's power that lies below 420 Hz: what a nose lets through of a closed mouth. */
  readonly hum: number
  /** Hertz: where the voice's power lies around the first formant, which rises as the jaw drops. */
  readonly firstHz: number
  /** Hertz: around the second, which falls as the lips round and rises as they spread. */
  readonly secondHz: number
}

const WINDOW_SAMPLES = 512
/** Listens to speech, mono at `SPEECH_RATE_HZ`, moment by moment; `isSilent` where there is nothing to hear at all. */
export function readSpeech(samples: Int16Array): { moments: SpeechMoment[]; isSilent: boolean } {
  const hop = SPEECH_RATE_HZ / SPEECH_MOMENTS_PER_SECOND
  const count = Math.ceil(samples.length / hop)
  const window = new Float32Array(WINDOW_SAMPLES)
  const levels = new Float32Array(count)
  const heard = Array.from({ length: count }, (_, index) => {
    const from = index * hop + hop / 2 - WINDOW_SAMPLES / 2
    for (let at = 0; at < WINDOW_SAMPLES; at += 1) {
      const here = (samples[from + at] ?? 0) / 32768
      // As loud as it is, with its high parts lifted as they are for the ear.
      window[at] = here - 0.8 * ((samples[from + at - 1] ?? 0) / 32768)
    }
    levels[index] = rootMeanSquare(samples, index * hop - hop / 2, hop * 2)
    return shapeOf(powerSpectrum(window))
  })
  const loud = Math.max(SILENCE, [...levels].sort((a, b) => a - b)[Math.floor(count * 0.93)] ?? 0)
  const moments = heard.map((shape, index) => ({
    ...shape,
    levelDb: Math.min(0, 20 * Math.log10(Math.max(SILENCE * 0.1, levels[index]!) / loud)),
  }))
  return { moments, isSilent: isSilent(samples) }
}

function rootMeanSquare(samples: Int16Array, from: number, count: number): number {
  let sum = 0
  for (let at = from; at < from + count; at += 1) sum += ((samples[at] ?? 0) / 32768) ** 2
  return Math.sqrt(sum / count)
}

function shapeOf(power: Float32Array): Omit<SpeechMoment, 'levelDb'> {
  const bin = (hertz: number) => Math.round((hertz * WINDOW_SAMPLES) / SPEECH_RATE_HZ)
  const sum = (fromHz: number, toHz: number) => {
    let total = 1e-9
    for (let at = bin(fromHz); at < bin(toHz); at += 1) total += power[at]!
    return total
  }
  const centre = (fromHz: number, toHz: number) => {
    let [total, weighted] = [1e-9, 0]
    for (let at = bin(fromHz); at < bin(toHz); at += 1) {
      // The root keeps one loud harmonic from being all that counts.
      const weight = Math.sqrt(power[at]!)
      total += weight
      weighted += weight * at
    }
    return ((weighted / total) * SPEECH_RATE_HZ) / WINDOW_SAMPLES
  }
  const all = sum(80, 7900)
  return {
    hiss: clamp(sum(3200, 7900) / all, 0, 1),
    hum: clamp(sum(80, 420) / sum(80, 3200), 0, 1),
    firstHz: centre(200, 1100),
    secondHz: centre(750, 2700),
  }
}
