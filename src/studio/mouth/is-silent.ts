/** Below this share of full scale there is nothing but the hiss of a recording. */
export const SILENCE = 0.0012

const BLOCK_SAMPLES = 480

/** Whether there is nothing to hear in these samples, however many channels they have. */
export function isSilent(samples: Int16Array): boolean {
  for (let from = 0; from < samples.length; from += BLOCK_SAMPLES) {
    let sum = 0
    const to = Math.min(samples.length, from + BLOCK_SAMPLES)
    for (let at = from; at < to; at += 1) sum += (samples[at]! / 32768) ** 2
    if (sum / (to - from) > SILENCE ** 2) return false
  }
  return true
}
