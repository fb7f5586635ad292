import type { PlanMonth } from './plan-months.ts'

/**
 * What each period's payments answer for when they are refunded, by the time it starts: what its months are worth. Of periods
 * that were given back whole only what was granted for them at all. Words that come late can show that a grant belonged to
 * another period than it is written down for, so the sum counts and not the single month.
 */
export function creditsOfPeriods(
  months: readonly PlanMonth[],
  { grantedCredits, givenBack }: { grantedCredits: number; givenBack: ReadonlySet<number> },
): ReadonlyMap<number, number> {
  const worth = new Map<number, number>()
  for (const { periodStartsAt, dueCredits } of months) {
    const start = periodStartsAt.getTime()
    worth.set(start, (worth.get(start) ?? 0) + dueCredits)
  }
  const keptCredits = [...worth].reduce((sum, [start, credits]) => sum + (givenBack.has(start) ? 0 : credits), 0)
  let leftCredits = Math.max(0, grantedCredits - keptCredits)
  for (const [start, credits] of worth) {
    if (!givenBack.has(start)) continue
    worth.set(start, Math.min(credits, leftCredits))
    leftCredits -= Math.min(credits, leftCredits)
  }
  return worth
}
