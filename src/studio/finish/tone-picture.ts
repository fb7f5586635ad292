import type { LightEffect } from '../sheet/scene-sheet.ts'

interface Tone {
  /** Of the colours so much is left. */
  readonly saturation: number
  /** Around a middle grey, 1 as it was. */
  readonly contrast: number
  readonly exposure: number
  /** What the greys are multiplied by. */
  readonly tint: readonly [red: number, green: number, blue: number]
}

const TONES = {
  'black and white': { saturation: 0, contrast: 1.14, exposure: 1.1, tint: [1, 1, 1] },
  sepia: { saturation: 0, contrast: 1.02, exposure: 1.06, tint: [1.1, 0.92, 0.68] },
  moonlight: { saturation: 0.5, contrast: 1.08, exposure: 0.97, tint: [0.81, 0.95, 1.2] },
  'hard sun': { saturation: 0.86, contrast: 1.26, exposure: 1.12, tint: [1.03, 1, 0.95] },
  overcast: { saturation: 0.66, contrast: 0.88, exposure: 1.03, tint: [0.97, 1, 1.05] },
} as const satisfies Partial<Record<LightEffect, Tone>>

export type ToneName = keyof typeof TONES

const MIDDLE = 112
/** Of their own colours people keep so much in the light of the moon. */
const SKIN_KEPT = 0.45

interface Toned {
  readonly data: Uint8ClampedArray
  /** Where somebody is, 0…1. */
  readonly cover?: Float32Array
}

export const isTone = (effect: LightEffect): effect is ToneName => effect in TONES

/** The whole picture (RGBA, changed in place) in other tones, as another film would have taken it; each pixel for itself. */
export function tonePicture({ data, cover }: Toned, name: ToneName): void {
  const { saturation, contrast, exposure, tint } = TONES[name]
  const kept = name === 'moonlight' ? SKIN_KEPT : 0
  for (let at = 0; at < data.length; at += 4) {
    const share = cover && kept > 0 ? 1 - kept * cover[at / 4]! : 1
    const grey = data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11
    for (let channel = 0; channel < 3; channel += 1) {
      const value = (grey + (data[at + channel]! - grey) * saturation) * exposure
      const toned = ((value - MIDDLE) * contrast + MIDDLE) * tint[channel]!
      data[at + channel] = share === 1 ? toned : data[at + channel]! * (1 - share) + toned * share
    }
  }
}
