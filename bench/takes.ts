import { LIMITS } from '#contract/limits.ts'
import type { StyleId } from '#contract/styles.ts'
import { createDrawingPool } from '#server/platform/engines/studio/drawing-pool.ts'
import { type Measurement, median, timeMs } from './measure.ts'

const DESCRIPTIONS = [
  'A red-haired pirate captain with an eyepatch and a long coat on the deck of a ship at dusk',
  'An old man with a white beard and a hooked nose in a grey suit in his library',
  'A young woman with a black afro and golden earrings in a sunny market',
]
/** Takes of one preview, drawn at once by so many threads. */
const TAKES = [1, 2, 3]
const THREADS = 2
const STYLES: readonly { readonly style: StyleId; readonly kind: string; readonly goalMs: number }[] = [
  ...(['anime', 'comic-book', 'line-art'] as const).map((style) => ({ style, kind: 'flat', goalMs: 2_000 })),
  ...(['photoreal', 'cinematic', 'oil-painting', '3d-model'] as const).map((style) => ({
    style,
    kind: 'realistic',
    goalMs: 6_000,
  })),
]

/** The three pictures of a preview, on two cores, PNG included: what somebody waits for who presses Create. */
export async function benchTakes(): Promise<Measurement[]> {
  await using pool = createDrawingPool({ threads: THREADS })
  const { signal } = new AbortController()
  const take = (description: string, style: StyleId) => (candidate: number) =>
    pool.draw({ kind: 'words', description, style, seed: 'bench', candidate, sizePx: LIMITS.pictureSizePx }, signal)
  const measurements: Measurement[] = []
  for (const { style, kind, goalMs } of STYLES) {
    // Both threads are warm.
    await Promise.all(TAKES.map(take(DESCRIPTIONS[0]!, style)))
    const timesMs: number[] = []
    for (const description of DESCRIPTIONS) timesMs.push(await timeMs(() => Promise.all(TAKES.map(take(description, style)))))
    measurements.push({ name: `three takes of 1024 px, ${kind}: ${style}`, value: median(timesMs), unit: 'ms', goal: goalMs })
  }
  return measurements
}
