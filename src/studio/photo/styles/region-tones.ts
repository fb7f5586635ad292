import type { Planes } from './planes.ts'

export type Tone = readonly [red: number, green: number, blue: number]

/** The colours a region of a photo comes in: of its shadow, of its light, and the brightness that parts them (0 … 255). */
export interface RegionTones {
  readonly shadow: Tone
  readonly light: Tone
  readonly parting: number
  /** Below this and above this brightness lie its darkest and its brightest twentieth. */
  readonly low: number
  readonly high: number
}

/** Two flat colours for a region, parted where its brightness parts best (Otsu 1979); undefined for a region of hardly any pixels. */
export function regionTones(planes: Planes, brightness: Float32Array, mask: Float32Array): RegionTones | undefined {
  const counts = new Float64Array(256)
  let total = 0
  for (let at = 0; at < mask.length; at += 1) {
    if (mask[at]! < 0.6) continue
    counts[Math.min(255, Math.max(0, Math.round(brightness[at]!)))]! += 1
    total += 1
  }
  if (total < Math.max(12, mask.length * 0.001)) return undefined
  const parting = bestParting(counts, total)
  const sums = [new Float64Array(4), new Float64Array(4)]
  for (let at = 0; at < mask.length; at += 1) {
    if (mask[at]! < 0.6) continue
    const sum = sums[brightness[at]! < parting ? 0 : 1]!
    sum[0]! += planes.red[at]!
    sum[1]! += planes.green[at]!
    sum[2]! += planes.blue[at]!
    sum[3]! += 1
  }
  const mean = (sum: Float64Array): Tone => [sum[0]! / sum[3]!, sum[1]! / sum[3]!, sum[2]! / sum[3]!]
  const light = sums[1]![3]! > 0 ? mean(sums[1]!) : mean(sums[0]!)
  const shadow = sums[0]![3]! > 0 ? mean(sums[0]!) : light
  return { shadow, light, parting, low: quantile(counts, total * 0.05), high: quantile(counts, total * 0.95) }
}

function bestParting(counts: Float64Array, total: number): number {
  let all = 0
  for (let value = 0; value < 256; value += 1) all += value * counts[value]!
  let [below, sumBelow, best, parting] = [0, 0, -1, 127]
  for (let value = 0; value < 255; value += 1) {
    below += counts[value]!
    sumBelow += value * counts[value]!
    // Neither tone shall be a mere speck or nearly all.
    if (below < total * 0.08 || below > total * 0.75) continue
    const apart = sumBelow / below - (all - sumBelow) / (total - below)
    const score = below * (total - below) * apart * apart
    if (score > best) {
      best = score
      parting = value + 1
    }
  }
  return parting
}

function quantile(counts: Float64Array, share: number): number {
  let sum = 0
  for (let value = 0; value < 256; value += 1) {
    sum += counts[value]!
    if (sum >= share) return value
  }
  return 255
}
