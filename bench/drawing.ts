import { LIMITS } from '#contract/limits.ts'
import { findStyle, STYLE_NAMES, type StyleId } from '#contract/styles.ts'
import { createDrawingPool } from '#server/platform/engines/studio/drawing-pool.ts'
import { type Measurement, median, timeMs } from './measure.ts'

const DESCRIPTIONS = [
  'A red-haired pirate captain with an eyepatch and a long coat on the deck of a ship at dusk',
  'An old wizard with a long white beard and a blue robe in his library',
  'A young woman with a black afro and golden earrings in a sunny market',
  'A cyberpunk hacker with short blue hair and a hoodie in a neon city at night',
  'A knight in silver armor in front of a castle in the morning',
]

/** Whole pictures in one warm drawing thread, PNG included, in every style of the master list. */
export async function benchDrawing(): Promise<Measurement[]> {
  await using pool = createDrawingPool({ threads: 1 })
  const { signal } = new AbortController()
  const draw = (description: string, style: StyleId, candidate: number) =>
    pool.draw({ kind: 'words', description, style, seed: 'bench', candidate, sizePx: LIMITS.pictureSizePx }, signal)
  const styles = new Set(STYLE_NAMES.map((name) => findStyle(name)).filter((style) => style !== undefined))
  const measurements: Measurement[] = []
  for (const style of styles) {
    await draw(DESCRIPTIONS[0] ?? '', style, 1)
    const timesMs: number[] = []
    for (const description of DESCRIPTIONS) timesMs.push(await timeMs(() => draw(description, style, 2)))
    measurements.push({ name: `picture of 1024 px, ${style}`, value: median(timesMs), unit: 'ms' })
  }
  return measurements
}
