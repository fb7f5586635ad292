import { credits } from './credits.ts'
import { priceChange } from './price-change.ts'

/**
 * Runs what costs credits: they leave the shown balance at once, stay gone when `start` succeeds and come back when it
 * fails (product text §4). `priceCredits` 0 for a free use. `start` gets the header that tells the server what was shown, so that
 * nothing dearer is started.
 */
export async function spendCredits<Result>(
  priceCredits: number,
  start: (quoted: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const store = credits.getState()
  const deduction = store.deduct(priceCredits)
  try {
    const result = await start({ 'x-quoted-credits': String(priceCredits) })
    store.confirm(deduction)
    void store.sync()
    return result
  } catch (error) {
    store.restore(deduction)
    // What is left, and which first uses, is not what this page thought.
    if (priceChange(error)) void store.sync()
    throw error
  }
}
