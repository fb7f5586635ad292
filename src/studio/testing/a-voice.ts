import { randomFor } from '../random.ts'

/** A sound that a voice made by rules can say. */
export type Said = 'ah' | 'ee' | 'oo' | 'mm' | 'ss' | 'silence'

const RATE_HZ = 16_000
const PITCH_HZ = 120
/** Hertz of the formants, their widths, and how loud the whole is. */
const VOWELS: Record<
  Exclude<Said, 'ss' | 'silence'>,
  { formants: readonly (readonly [hertz: number, wide: number])[]; loud: number }
> = {
  ah: {
    formants: [
      [750, 90],
      [1200, 110],
      [2500, 160],
    ],
    loud: 0.4,
  },
  ee: {
    formants: [
      [290, 60],
      [2300, 120],
      [3000, 180],
    ],
    loud: 0.3,
  },
  oo: {
    formants: [
      [320, 60],
      [850, 90],
      [2300, 200],
    ],
    loud: 0.3,
  },
  mm: { formants: [[230, 60]], loud: 0.09 },
}
/** How strong each formant is: rounded lips keep the high ones in. */
const STRENGTHS = { ah: [1, 0.6, 0.2], ee: [1, 0.5, 0.4], oo: [1, 0.35, 0.02], mm: [1] } as const
const RAMP_SECONDS = 0.012

/** Speech made of rules, mono at 16 kHz: pulses through the resonances of a mouth, hissing, silence. */
export function aVoice(said: readonly (readonly [sound: Said, seconds: number])[]): Int16Array {
  const random = randomFor('voice', 'hiss')
  const pieces = said.map(([sound, seconds]) => {
    const count = Math.round(seconds * RATE_HZ)
    if (sound === 'silence') return new Float64Array(count)
    if (sound === 'ss') return levelled(hissed(count, random), 0.08)
    const { formants, loud } = VOWELS[sound]
    const pulses = Float64Array.from({ length: count }, (_, at) => (at % Math.round(RATE_HZ / PITCH_HZ) === 0 ? 1 : 0))
    const rung = sum(formants.map((formant, index) => levelled(resonated(pulses, formant), STRENGTHS[sound][index] ?? 1)))
    return levelled(rung, loud)
  })
  const all = pieces.flatMap((piece) => [...piece])
  return Int16Array.from(all, (value) => Math.max(-32768, Math.min(32767, value * 32767)))
}

/** A resonance of two poles. */
function resonated(input: Float64Array, [hertz, wide]: readonly [number, number]): Float64Array {
  const radius = Math.exp((-Math.PI * wide) / RATE_HZ)
  const turn = 2 * radius * Math.cos((2 * Math.PI * hertz) / RATE_HZ)
  const output = new Float64Array(input.length)
  for (let at = 0; at < input.length; at += 1) {
    output[at] = input[at]! + turn * (output[at - 1] ?? 0) - radius * radius * (output[at - 2] ?? 0)
  }
  return output
}

/** Noise without its low half. */
function hissed(count: number, random: () => number): Float64Array {
  const noise = Float64Array.from({ length: count }, () => random() - 0.5)
  return noise.map((value, at) => value - 1.6 * (noise[at - 1] ?? 0) + 0.7 * (noise[at - 2] ?? 0))
}

function sum(parts: readonly Float64Array[]): Float64Array {
  return Float64Array.from(parts[0] ?? [], (_, at) => parts.reduce((total, part) => total + part[at]!, 0))
}

/** At its loudest as loud as this, and without a click at either end. */
function levelled(values: Float64Array, loud: number): Float64Array {
  const most = values.reduce((peak, value) => Math.max(peak, Math.abs(value)), 1e-9)
  const ramp = RAMP_SECONDS * RATE_HZ
  return values.map((value, at) => (value / most) * loud * Math.min(1, at / ramp, (values.length - at) / ramp))
}
