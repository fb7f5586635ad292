/** Median heights in centimetres (growth charts of the WHO and the CDC; of grown people a mean of many countries). */
const MEDIANS_CM = [
  { years: 1, girl: 74, boy: 76 },
  { years: 2, girl: 86, boy: 87 },
  { years: 4, girl: 102, boy: 103 },
  { years: 6, girl: 115, boy: 116 },
  { years: 8, girl: 127, boy: 128 },
  { years: 10, girl: 138, boy: 138 },
  { years: 12, girl: 151, boy: 149 },
  { years: 14, girl: 160, boy: 164 },
  { years: 16, girl: 163, boy: 173 },
  { years: 18, girl: 164, boy: 176 },
  { years: 60, girl: 164, boy: 176 },
  { years: 90, girl: 157, boy: 169 },
] as const

/** From the smallest to the tallest of a slider: a fifth up and down. */
const REACH = 0.4

/** How tall somebody stands, in decimetres; `height` is a slider of 0 … 1, 0.5 the median. */
export function statureDm(person: {
  readonly ageYears: number
  readonly masculinity: number
  readonly height: number
  readonly stature?: number
}): number {
  const { ageYears, masculinity, height, stature = 1 } = person
  const after = MEDIANS_CM.findIndex(({ years }) => ageYears < years)
  const to = MEDIANS_CM.at(after) ?? MEDIANS_CM[0]
  const from = MEDIANS_CM[Math.max(0, (after === -1 ? MEDIANS_CM.length : after) - 1)] ?? to
  const share = to.years === from.years ? 0 : (ageYears - from.years) / (to.years - from.years)
  const medianCm = (sex: 'girl' | 'boy') => from[sex] + (to[sex] - from[sex]) * Math.max(0, share)
  const ownCm = medianCm('girl') * (1 - masculinity) + medianCm('boy') * masculinity
  return (ownCm / 10) * (1 + (height - 0.5) * REACH) * stature
}
