import { chargedCents, type SandboxProduct } from './sandbox-products.ts'

/**
 * What a change at once costs, in cents, never less than 0. Within one interval the difference for the time that is left; to
 * another interval the new price whole, less what is left of the old one.
 */
export function prorate(change: {
  from: SandboxProduct
  to: SandboxProduct
  periodStart: Date
  periodEnd: Date
  now: Date
}): number {
  const lengthMs = change.periodEnd.getTime() - change.periodStart.getTime()
  const leftMs = Math.min(lengthMs, Math.max(0, change.periodEnd.getTime() - change.now.getTime()))
  const left = leftMs / lengthMs
  const sameInterval = change.from.interval === change.to.interval
  const owed = chargedCents(change.to) * (sameInterval ? left : 1) - chargedCents(change.from) * left
  return Math.max(0, Math.round(owed))
}
