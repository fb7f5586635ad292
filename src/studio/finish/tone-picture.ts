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
  moonlight: { saturation: 0.56, contrast: 1.08, exposure: 0.97, tint: [0.85, 0.96, 1.17] },
  'hard sun': { saturation: 0.86, contrast: 1.26, exposure: 1.12, tint: [1.03, 1, 0.95] },
  overcast: { saturation: 0.66, contrast: 0.88, exposure: 1.03, tint: [0.97, 1, 1.05] },
} as const satisfies Partial<Record<LightEffect, Tone>>

export type ToneName = keyof typeof TONES

const MIDDLE = 112

export const isTone = (effect: LightEffect): effect is ToneName => effect in TONES

/** The whole picture (RGBA, changed in place) in other tones, as another film would have taken it; each pixel for itself. */
export function tonePicture({ data }: { readonly data: Uint8ClampedArray }, name: ToneName): void {
  const { saturation, contrast, exposure, tint } = TONES[name]
  for (let at = 0; at < data.length; at += 4) {
    const grey = data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11
    for (let channel = 0; channel < 3; channel += 1) {
      const value = (grey + (data[at + channel]! - grey) * saturation) * exposure
      data[at + channel] = ((value - MIDDLE) * contrast + MIDDLE) * tint[channel]!
    }
  }
}
