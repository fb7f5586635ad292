import { AppError } from '#contract/app-error.ts'
import { PLANS } from '#contract/plans.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { PaidProduct, Payments } from '../../platform/payments/payments.ts'

/** Prices change rarely, and everybody who opens the prices asks for them. */
const FRESH_MS = 60_000

export type Plan = (typeof PLANS)[number]
export type Products = ReturnType<typeof createProducts>

/** What is sold, as the provider lists it, asked at most once a minute; while it cannot be reached, what it said last. */
export function createProducts({ payments, clock }: { payments: Payments; clock: Clock }) {
  let known: readonly PaidProduct[] | undefined
  let askedAtMs = Number.NEGATIVE_INFINITY
  let asking: Promise<readonly PaidProduct[]> | undefined

  async function list(): Promise<readonly PaidProduct[]> {
    const ageMs = Math.abs(clock.now().getTime() - askedAtMs)
    if (known && ageMs < FRESH_MS) return known
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }

  async function ask(): Promise<readonly PaidProduct[]> {
    try {
      known = await payments.listProducts()
      askedAtMs = clock.now().getTime()
      return known
    } catch (error) {
      if (known) return known
      throw new AppError('payments.unavailable', {}, { cause: error })
    }
  }

  return {
    list,
    async find(productId: string): Promise<PaidProduct | undefined> {
      return (await list()).find((product) => product.productId === productId)
    },
  }
}

/** The plan a product sells, by its name (product text §9). */
export function planOf({ name, isRecurring }: Pick<PaidProduct, 'name' | 'isRecurring'>): Plan | undefined {
  const words = name.toLowerCase().split(/[^a-z]+/)
  return isRecurring ? PLANS.find((plan) => words.includes(plan.name.toLowerCase())) : undefined
}

const MOST_PACK_CREDITS = 1_000_000

/** The credits of a pack stand in its name: "Credit Pack 1000", "5,000 Credit Pack" (product text §3). */
export function packCreditsOf({ name, isRecurring }: Pick<PaidProduct, 'name' | 'isRecurring'>): number | undefined {
  if (isRecurring || !name.includes('Credit Pack')) return undefined
  const credits = Number(/\d[\d.,\s]*/.exec(name)?.[0].replace(/\D/g, '') ?? Number.NaN)
  return Number.isSafeInteger(credits) && credits > 0 && credits <= MOST_PACK_CREDITS ? credits : undefined
}

/** The price less its discount, in whole cents. */
export function chargedCents({ priceCents, discountPercent }: Pick<PaidProduct, 'priceCents' | 'discountPercent'>): number {
  return Math.round((priceCents * (100 - discountPercent)) / 100)
}
