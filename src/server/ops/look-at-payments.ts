import { PLANS } from '#contract/plans.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import type { Config } from '#server/platform/config/config.ts'
import { createDodo } from '#server/platform/payments/dodo/create-dodo.ts'
import type { PaidProduct } from '#server/platform/payments/payments.ts'
import { packCreditsOf, planOf } from '#server/product/billing/products.ts'

/** Asks the provider what it sells for us; throws where its key is refused, or a plan cannot be bought at all. */
export async function lookAtPayments(billing: Config['billing'], fetched?: typeof fetch): Promise<string> {
  if (billing.kind === 'off') return 'switched off: nothing is sold'
  if (billing.kind === 'sandbox') return 'test cards on local pages, no money'
  const { apiKey, webhookKey, origin: baseUrl } = billing
  const dodo = createDodo({ apiKey, webhookKey, baseUrl, clock: systemClock, ...(fetched && { fetch: fetched }) })
  const products = await dodo.listProducts()
  const missing = PLANS.filter((plan) => !products.some((product) => planOf(product)?.id === plan.id))
  if (missing.length > 0) {
    throw new Error(`${hostOf(baseUrl)} sells no ${missing.map(({ name }) => name).join(' and no ')} (docs/billing.md)`)
  }
  return `${hostOf(baseUrl)}: ${products.map(wordsOf).join(', ')}`
}

function wordsOf(product: PaidProduct): string {
  const { name, interval } = product
  if (planOf(product)) return `${name} by the ${(interval ?? 'Month').toLowerCase()}`
  return packCreditsOf(product) === undefined ? `${name} (gives nothing here)` : name
}

const hostOf = (address: string) => new URL(address).host
