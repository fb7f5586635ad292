import { AppError } from '#contract/app-error.ts'
import { type BillingInterval, type ChangePreview, type PaidProduct, PaymentsError } from '../../platform/payments/payments.ts'
import type { BillingParts } from './billing-parts.ts'
import { currentSubscription } from './current-subscription.ts'
import { chargedCents, type Products, planOf } from './products.ts'
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
  /** The card on file does not pay. */
  readonly isCardDeclined?: boolean
}

interface WantedPlan {
  readonly subscriptionId: string
  readonly targetProductId: string
}

const DONE: PlanChange = { isChanged: true, message: 'Your subscription plan has been updated.' }
const kept = (message: string): PlanChange => ({ isChanged: false, message })
const declined = (message: string): PlanChange => ({ isChanged: false, message, isCardDeclined: true })

/** Another plan or interval: up and to yearly at once, down and to monthly when the paid period ends (OP-38). */
export async function changePlan(
  parts: BillingParts & { products: Products },
  userId: string,
  { subscriptionId, targetProductId, shownCents }: WantedPlan & { shownCents?: number | undefined },
): Promise<PlanChange> {
  const { database, payments } = parts
  const wanted = await findChange(parts, userId, { subscriptionId, targetProductId })
  if ('problem' in wanted) return kept(wanted.problem)
  const { current, target, isAtOnce } = wanted
  if (target.productId === current.product_id) return keepPlan(parts, current)
  if (current.status !== 'active') return declined('Your last payment did not go through. Update your payment method first.')
  try {
    if (isAtOnce && shownCents !== undefined) await refuseAboveShown(parts, wanted, shownCents)
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
    : declined('The payment for this change did not go through, so your plan stays as it is.')
}

/** What `changePlan` would charge and begin; undefined where it would change nothing, whose reason the change itself tells. */
export async function previewPlanChange(
  parts: BillingParts & { products: Products },
  userId: string,
  plan: WantedPlan,
): Promise<ChangePreview | undefined> {
  const wanted = await findChange(parts, userId, plan)
  if ('problem' in wanted) return undefined
  const { current, target, isAtOnce } = wanted
  if (target.productId === current.product_id || current.status !== 'active') return undefined
  try {
    if (isAtOnce) return await askForPreview(parts, wanted)
  } catch (error) {
    if (isRefusal(error)) return undefined
    throw error
  }
  const { currency, interval } = target
  const thenCents = chargedCents(target)
  return { chargedNowCents: 0, thenCents, isTaxExtra: false, currency, interval, renewsAt: current.period_end }
}

interface FoundChange {
  readonly current: SubscriptionRow
  readonly target: PaidProduct & { readonly interval: BillingInterval }
  readonly isAtOnce: boolean
}

async function findChange(
  parts: BillingParts & { products: Products },
  userId: string,
  { subscriptionId, targetProductId }: WantedPlan,
): Promise<FoundChange | { problem: string }> {
  const current = currentSubscription(await subscriptionsOfUser(parts.database, userId), parts.clock.now())
  if (!current || current.id !== subscriptionId) return { problem: NO_SUBSCRIPTION }
  const target = await parts.products.find(targetProductId)
  const plan = target && planOf(target)
  if (!plan || !target.interval) return { problem: 'This plan is not sold here.' }
  const { interval } = target
  const tier = planOf({ name: current.plan_id, isRecurring: true })?.tier ?? 0
  // Whoever has paid a year and goes on by the month has that year to its end, with a better plan too.
  const keepsPaidTime = interval === 'Year' || current.billing_interval === 'Month'
  const isAtOnce = keepsPaidTime && (plan.tier > tier || (plan.tier === tier && interval === 'Year'))
  return { current, target: { ...target, interval }, isAtOnce }
}

function askForPreview({ payments }: BillingParts, { current, target }: FoundChange): Promise<ChangePreview> {
  return askProvider(() => payments.previewChange({ subscriptionId: current.id, productId: target.productId }))
}

/** The days that are left cost less by the minute; what costs more by now is asked about again. */
async function refuseAboveShown(parts: BillingParts, wanted: FoundChange, shownCents: number): Promise<void> {
  const { chargedNowCents } = await askForPreview(parts, wanted)
  if (chargedNowCents <= shownCents) return
  const message = 'The amount has changed. Nothing was charged: look at the new one and press again.'
  throw new AppError('price.changed', { chargedNowCents, message })
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
