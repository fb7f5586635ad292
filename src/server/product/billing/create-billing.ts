import { AppError } from '#contract/app-error.ts'
import type { BillingParts } from './billing-parts.ts'
import { changePlan, type PlanChange, previewPlanChange } from './change-plan.ts'
import { currentSubscription, type OwnSubscription, ownSubscription } from './current-subscription.ts'
import { forgetCustomersWhoLeft } from './customers.store.ts'
import { grantDueMonths } from './grant-due-months.ts'
import { forgetOldMessages } from './inbox.store.ts'
import { findOrder } from './orders.store.ts'
import { findCustomerId } from './payments.store.ts'
import { planName } from './plan-name.ts'
import { createProducts } from './products.ts'
import { askAgain, receiveWebhook } from './receive-webhook.ts'
import { reconcile } from './reconcile.ts'
import { refreshSubscription } from './refresh.ts'
import { endPlansOfNobody, returnPurchases } from './return-purchases.ts'
import { askForLink, type Buyer, startCheckout } from './start-checkout.ts'
import { findReturnedPlan, type SubscriptionRow, subscriptionsOfUser } from './subscriptions.store.ts'
import { syncOrder, syncPlanOrders } from './sync-order.ts'
import { findReturnOf, findUnsold } from './unsold.store.ts'

/** Longer than any house is switched off that goes on. */
const LEFT_LATELY_MS = 30 * 86_400_000

const RETURN_SHOWN_MS = 14 * 86_400_000

export type Billing = ReturnType<typeof createBilling>

/** Plans and packs: what is sold, what was paid, and the credits that were granted for it, exactly once. */
export function createBilling(billingParts: BillingParts) {
  const { database, clock, payments } = billingParts
  const parts = { ...billingParts, products: createProducts({ payments, clock }) }
  const findRow = async (userId: string): Promise<SubscriptionRow | undefined> =>
    currentSubscription(await subscriptionsOfUser(database, userId), clock.now())

  return {
    listProducts: () => parts.products.list(),

    /** Throws 'product.*', 'subscription.already' and 'payments.unavailable'. */
    async startCheckout(buyer: Buyer, order: { productId: string; mode: 'subscription' | 'payment'; origin: string }) {
      if (order.mode === 'subscription') await syncPlanOrders(parts, buyer.userId)
      return startCheckout(parts, buyer, order)
    },

    /** A page where the person manages what they pay for and finds receipts; throws 'subscription.none' for who never paid. */
    async openPortal(userId: string, { origin }: { origin: string }): Promise<{ url: string }> {
      // Who bought a pack finds its receipt there too.
      const customerId = (await findRow(userId))?.customer_id ?? (await findCustomerId(database, userId))
      if (!customerId) throw new AppError('subscription.none')
      const portal = { customerId, returnUrl: `${origin}/pricing` }
      return askForLink(origin, () => payments.createPortal(portal))
    },

    /** Throws 'price.changed' where it would charge more at once than was shown, and 'payments.unavailable'. */
    changePlan: (
      userId: string,
      change: { subscriptionId: string; targetProductId: string; shownCents?: number | undefined },
    ): Promise<PlanChange> => changePlan(parts, userId, change),

    /** What a change would charge now, and then; undefined where nothing would be changed. */
    previewPlanChange: (userId: string, change: { subscriptionId: string; targetProductId: string }) =>
      previewPlanChange(parts, userId, change),

    /** The one that counts now; undefined without one. */
    async findSubscription(userId: string): Promise<(OwnSubscription & { toldAt: Date }) | undefined> {
      const row = await findRow(userId)
      return row && { ...ownSubscription(row), toldAt: clock.now() }
    },

    /** What became of an order of this user, and the credits it gave, looked up at the provider where they are not known yet. */
    syncOrder: (userId: string, sessionId: string) => syncOrder(parts, userId, sessionId),

    /** Asks the provider how this person's subscription stands, before it tells. */
    async refresh(userId: string): Promise<void> {
      const row = await findRow(userId)
      if (row) await refreshSubscription(parts, row.id)
    },

    /** Throws WebhookForged. */
    async receiveWebhook(rawBody: Uint8Array, headers: Readonly<Record<string, string | undefined>>) {
      const outcome = await receiveWebhook(parts, rawBody, headers)
      // After the commit: where this fails, it comes again with the next look.
      if (outcome === 'applied' || outcome === 'refused') await returnPurchases(parts)
      return outcome
    },

    /** The plan that was given back lately because its buyer had one already. */
    async findReturnedPlan(userId: string): Promise<{ planName: string } | undefined> {
      const since = new Date(clock.now().getTime() - RETURN_SHOWN_MS)
      const returned = await findReturnedPlan(database, { userId, since })
      return returned && { planName: planName(returned.planId) }
    },

    /** What was lately not paid as it was ordered, and goes back. */
    findUnsold: (userId: string): Promise<string | undefined> =>
      findUnsold(database, { userId, since: new Date(clock.now().getTime() - RETURN_SHOWN_MS) }),

    /** Why the money of this user's order goes back, if it does. */
    async findReturnOf(userId: string, sessionId: string) {
      const order = await findOrder(database, sessionId)
      return order?.user_id === userId ? findReturnOf(database, order.id) : undefined
    },

    /** What time has made due: months of yearly plans, and what the provider never told. Call now and then. */
    async catchUp(): Promise<void> {
      await grantDueMonths(parts)
      await reconcile(parts)
      await askAgain(parts)
      await endPlansOfNobody(parts)
      await returnPurchases(parts)
      await forgetCustomersWhoLeft(database, { since: new Date(clock.now().getTime() - LEFT_LATELY_MS) })
      await forgetOldMessages(database, clock.now())
    },
  }
}
