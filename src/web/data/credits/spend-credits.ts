import { credits } from './credits.ts'

/**
 * Runs what costs credits: they leave the shown balance at once, stay gone when `start` succeeds and come back when it
 * fails (product text §4). `priceCredits` 0 for a free use.
 */
export async function spendCredits<Result>(priceCredits: number, start: () => Promise<Result>): Promise<Result> {
  const store = credits.getState()
  const deduction = store.deduct(priceCredits)
  try {
    const result = await start()
    store.confirm(deduction)
    void store.sync()
    return result
  } catch (error) {
    store.restore(deduction)
    throw error
  }
}
