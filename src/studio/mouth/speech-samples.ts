import { SPEECH_RATE_HZ } from './read-speech.ts'

/** A low pass below 7 kHz at 48 kHz, so that what a third of the samples cannot tell does not come back as something else. */
const TAPS = 23
const CUTOFF_SHARE = 7000 / 48_000

/** One channel at `SPEECH_RATE_HZ` out of two interleaved at three times that. */
export function speechSamples(samples: Int16Array): Int16Array {
  const step = 48_000 / SPEECH_RATE_HZ
  const middle = (TAPS - 1) / 2
  const weights = Float64Array.from({ length: TAPS }, (_, tap) => {
    const at = tap - middle
    const window = 0.54 + 0.46 * Math.cos((Math.PI * at) / middle)
    return window * (at === 0 ? 2 * CUTOFF_SHARE : Math.sin(2 * Math.PI * CUTOFF_SHARE * at) / (Math.PI * at))
  })
  return Int16Array.from({ length: Math.floor(samples.length / 2 / step) }, (_, index) => {
    let sum = 0
    for (let tap = 0; tap < TAPS; tap += 1) {
      const at = (index * step + tap - middle) * 2
      sum += weights[tap]! * ((samples[at] ?? 0) + (samples[at + 1] ?? 0)) * 0.5
    }
    return Math.max(-32768, Math.min(32767, Math.round(sum)))
  })
}
