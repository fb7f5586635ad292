import { PaymentsError } from '../../platform/payments/payments.ts'
import type { BillingParts } from './billing-parts.ts'
import { currentSubscription } from './current-subscription.ts'
import { type Products, planOf } from './products.ts'
import { refreshSubscription } from './refresh.ts'
import { askProvider } from './start-checkout.ts'
import { findSubscriptionRow, isChangedSince, type SubscriptionRow, subscriptionsOfUser } from './subscriptions.store.ts'

const NO_SUBSCRIPTION = 'No active subscription found to change'
/** Who presses in two tabs means one change. */
const SAME_PRESS_MS = 60_000
const FAILED = 'An error occurred while changing your plan'

export interface PlanChange {
  readonly isChanged: boolean
  readonly message: string
}

const DONE: PlanChange = { isChanged: true, message: 'Your subscription plan has been updated.' }
const kept = (message: string): PlanChange => ({ isChanged: false, message })

/** Another plan or interval: up and to yearly at once, down and to monthly when the paid period ends (OP-38). */
export async function changePlan(
  parts: BillingParts & { products: Products },
  userId: string,
  { subscriptionId, targetProductId }: { subscriptionId: string; targetProductId: string },
): Promise<PlanChange> {
  const { database, clock, payments } = parts
  const current = currentSubscription(await subscriptionsOfUser(database, userId), clock.now())
  if (!current || current.id !== subscriptionId) return kept(NO_SUBSCRIPTION)
  const target = await parts.products.find(targetProductId)
  const plan = target && planOf(target)
  if (!plan || !target.interval) return kept('This plan is not sold here.')
  if (target.productId === current.product_id) return keepPlan(parts, current)
  if (current.status !== 'active') return kept('Your last payment did not go through. Update your payment method first.')
  const tier = planOf({ name: current.plan_id, isRecurring: true })?.tier ?? 0
  // Whoever has paid a year and goes on by the month has that year to its end, with a better plan too.
  const keepsPaidTime = target.interval === 'Year' || current.billing_interval === 'Month'
  const isAtOnce = keepsPaidTime && (plan.tier > tier || (plan.tier === tier && target.interval === 'Year'))
  try {
    await askProvider(() =>
      payments.changePlan({ subscriptionId, productId: targetProductId, when: isAtOnce ? 'now' : 'period end' }),
    )
  } catch (error) {
    if (!isRefusal(error)) throw error
    // The same press in another tab may have done it meanwhile.
    await refreshSubscription(parts, subscriptionId)
    const asked = await findSubscriptionRow(database, subscriptionId)
    return isTaken(asked, targetProductId) ? DONE : kept(FAILED)
  }
  await refreshSubscription(parts, subscriptionId)
  const changed = await findSubscriptionRow(database, subscriptionId)
  // A charge that fails leaves everything as it was.
  return isTaken(changed, targetProductId)
    ? DONE
    : kept('The payment for this change did not go through, so your plan stays as it is.')
}

/** Who chooses the plan they have takes back what was planned for the end of the period. */
async function keepPlan(parts: BillingParts & { products: Products }, current: SubscriptionRow): Promise<PlanChange> {
  if (current.scheduled_product_id === null) {
    // The same press in another tab may be done already.
    const since = new Date(parts.clock.now().getTime() - SAME_PRESS_MS)
    return (await isChangedSince(parts.database, current.id, since)) ? DONE : kept('This is your plan already.')
  }
  try {
    await askProvider(() => parts.payments.keepPlan(current.id))
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
  await refreshSubscription(parts, current.id)
  const asked = await findSubscriptionRow(parts.database, current.id)
  return asked?.scheduled_product_id === null ? { isChanged: true, message: 'The planned change is taken back.' } : kept(FAILED)
}

const isRefusal = (error: unknown) =>
  error instanceof Error && error.cause instanceof PaymentsError && error.cause.kind === 'refused'

const isTaken = (changed: SubscriptionRow | undefined, productId: string) =>
  changed?.product_id === productId || changed?.scheduled_product_id === productId
