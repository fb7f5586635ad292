import { z } from 'zod'
import { type RestRequest, SandboxRefusal } from '../payment-sandbox.ts'
import { cancelAtPeriodEnd, changePlan, endNow, forgetScheduledChange, previewChange } from './change-subscription.ts'
import { refundPayment } from './give-back.ts'
import { createCustomer, customerOf, listCustomers } from './rest-customers.ts'
import { pageOf, parse } from './rest-request.ts'
import {
  changePreviewShape,
  checkoutShape,
  disputeShape,
  paymentListShape,
  paymentShape,
  productShape,
  refundListShape,
  refundShape,
  subscriptionShape,
} from './rest-shapes.ts'
import {
  findPaymentRow,
  getCheckout,
  getCustomer,
  getPaymentRecord,
  getProduct,
  getSubscriptionRecord,
  recordOfPayment,
} from './sandbox.store.ts'
import { newSandboxId, type SandboxParts } from './sandbox-parts.ts'
import { SANDBOX_CURRENCY, SANDBOX_PRODUCTS } from './sandbox-products.ts'

type Route = (parts: SandboxParts, id: string, request: Pick<RestRequest, 'query' | 'body'>) => Promise<unknown>

const Address = z.url({ protocol: /^https?$/, error: 'must be an address' })
const Metadata = z.record(z.string(), z.coerce.string()).nullish()

const NewCheckout = z.object({
  product_cart: z.array(z.object({ product_id: z.string(), quantity: z.literal(1) })).length(1),
  customer: z.union([z.object({ customer_id: z.string() }), z.object({ email: z.email(), name: z.string().nullish() })]),
  metadata: Metadata,
  return_url: Address,
  cancel_url: Address.nullish(),
  billing_currency: z.literal(SANDBOX_CURRENCY).nullish(),
  feature_flags: z.object({ always_create_new_customer: z.boolean().default(false) }).optional(),
})

const PlanChange = z.object({
  product_id: z.string(),
  quantity: z.literal(1),
  proration_billing_mode: z.literal('prorated_immediately', 'the sandbox only knows prorated_immediately'),
  effective_at: z.enum(['immediately', 'next_billing_date']).default('immediately'),
  on_payment_failure: z.literal('prevent_change', 'the sandbox only knows prevent_change'),
  cancel_scheduled_change_plan: z.boolean().default(false),
})

const SubscriptionUpdate = z.union([
  z.object({ cancel_at_next_billing_date: z.boolean() }),
  z.object({ status: z.literal('cancelled'), cancel_reason: z.literal('cancelled_by_merchant').optional() }),
])

const NewRefund = z.object({
  payment_id: z.string(),
  items: z
    .array(z.object({ item_id: z.string(), amount: z.int().positive().nullish() }))
    .max(1)
    .nullish(),
})

/** The part of the provider's REST interface that the sandbox speaks. */
const ROUTES: readonly [method: string, path: RegExp, route: Route][] = [
  ['GET', /^\/products$/, async (_parts, _id, { query }) => page(SANDBOX_PRODUCTS, query, productShape)],
  ['GET', /^\/products\/([^/]+)$/, async (_parts, id) => productShape(getProduct(id))],
  ['POST', /^\/checkouts$/, async (parts, _id, { body }) => createCheckout(parts, parse(NewCheckout, body))],
  ['GET', /^\/checkouts\/([^/]+)$/, showCheckout],
  [
    'GET',
    /^\/subscriptions\/([^/]+)$/,
    async (parts, id) => subscriptionShape(await getSubscriptionRecord(parts.database, id)),
  ],
  ['PATCH', /^\/subscriptions\/([^/]+)$/, updateSubscription],
  ['POST', /^\/subscriptions\/([^/]+)\/change-plan$/, startPlanChange],
  ['POST', /^\/subscriptions\/([^/]+)\/change-plan\/preview$/, previewPlanChange],
  [
    'DELETE',
    /^\/subscriptions\/([^/]+)\/change-plan\/scheduled$/,
    async (parts, id) => {
      await forgetScheduledChange(parts, id)
      return {}
    },
  ],
  ['POST', /^\/customers$/, createCustomer],
  ['GET', /^\/customers$/, listCustomers],
  ['POST', /^\/customers\/([^/]+)\/customer-portal\/session$/, createPortal],
  ['GET', /^\/payments$/, listPayments],
  ['GET', /^\/payments\/([^/]+)$/, async (parts, id) => paymentShape(await getPaymentRecord(parts.database, id))],
  ['GET', /^\/refunds$/, listRefunds],
  ['POST', /^\/refunds$/, createRefund],
  ['GET', /^\/disputes$/, listDisputes],
]

/** Answers one request as the real service would; throws a SandboxRefusal for what it refuses. */
export async function answerRest(parts: SandboxParts, request: RestRequest): Promise<unknown> {
  for (const [method, pattern, route] of ROUTES) {
    const match = method === request.method ? pattern.exec(request.path) : null
    if (match) return route(parts, decodeURIComponent(match[1] ?? ''), request)
  }
  throw new SandboxRefusal(404, 'NOT_FOUND', `The sandbox does not speak ${request.method} ${request.path}.`)
}

async function createCheckout({ database, clock }: SandboxParts, order: z.infer<typeof NewCheckout>): Promise<unknown> {
  const product = getProduct(order.product_cart[0]?.product_id ?? '')
  const customerId = await customerOf({ database, clock }, order)
  const id = newSandboxId('cks')
  await database
    .insertInto('sandbox_checkouts')
    .values({
      id,
      product_id: product.id,
      customer_id: customerId,
      metadata: JSON.stringify(order.metadata ?? {}),
      return_url: order.return_url,
      cancel_url: order.cancel_url ?? order.return_url,
      payment_id: null,
      created_at: clock.now(),
    })
    .execute()
  // The page is ours, so it stands where its buyer comes back to.
  return { session_id: id, checkout_url: new URL(`/dev/pay/checkout/${id}`, order.return_url).href }
}

async function showCheckout({ database }: SandboxParts, id: string): Promise<unknown> {
  const checkout = await getCheckout(database, id)
  const payment = checkout.payment_id ? await findPaymentRow(database, checkout.payment_id) : undefined
  return checkoutShape(checkout, await getCustomer(database, checkout.customer_id), payment)
}

async function updateSubscription(parts: SandboxParts, id: string, { body }: Pick<RestRequest, 'body'>): Promise<unknown> {
  const update = parse(SubscriptionUpdate, body)
  if ('status' in update) await endNow(parts, id)
  else await cancelAtPeriodEnd(parts, id, update.cancel_at_next_billing_date)
  return subscriptionShape(await getSubscriptionRecord(parts.database, id))
}

async function startPlanChange(parts: SandboxParts, id: string, { body }: Pick<RestRequest, 'body'>): Promise<unknown> {
  const change = parse(PlanChange, body)
  return changePlan(parts, id, {
    productId: change.product_id,
    isAtOnce: change.effective_at === 'immediately',
    replacesScheduled: change.cancel_scheduled_change_plan,
  })
}

async function previewPlanChange(parts: SandboxParts, id: string, { body }: Pick<RestRequest, 'body'>): Promise<unknown> {
  const { product_id: productId, cancel_scheduled_change_plan: replacesScheduled } = parse(PlanChange, body)
  const preview = await previewChange(parts, id, { productId, replacesScheduled })
  const { customer } = await getSubscriptionRecord(parts.database, id)
  return changePreviewShape(preview, { subscription: preview.changed, customer, product: getProduct(productId) })
}

async function createPortal(
  { database, clock }: SandboxParts,
  customerId: string,
  { query }: Pick<RestRequest, 'query'>,
): Promise<unknown> {
  const customer = await getCustomer(database, customerId)
  const returnUrl = parse(Address, query.get('return_url'))
  const token = newSandboxId('portal')
  await database
    .insertInto('sandbox_portals')
    .values({ token, customer_id: customer.id, return_url: returnUrl, created_at: clock.now() })
    .execute()
  return { link: new URL(`/dev/pay/portal/${token}`, returnUrl).href }
}

async function listPayments({ database }: SandboxParts, _id: string, { query }: Pick<RestRequest, 'query'>): Promise<unknown> {
  const since = query.get('created_at_gte')
  const subscriptionId = query.get('subscription_id')
  const { limit, offset } = pageOf(query)
  const rows = await database
    .selectFrom('sandbox_payments')
    .selectAll()
    .$if(since !== null, (select) => select.where('created_at', '>=', new Date(since ?? 0)))
    .$if(subscriptionId !== null, (select) => select.where('subscription_id', '=', subscriptionId))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const records = await Promise.all(rows.map((row) => recordOfPayment(database, row)))
  return { items: records.map(paymentListShape) }
}

async function listRefunds({ database }: SandboxParts, _id: string, { query }: Pick<RestRequest, 'query'>): Promise<unknown> {
  const { limit, offset } = pageOf(query)
  const rows = await database
    .selectFrom('sandbox_refunds')
    .selectAll()
    .where('created_at', '>=', new Date(query.get('created_at_gte') ?? 0))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const items = rows.map(async (row) => refundListShape(row, (await getPaymentRecord(database, row.payment_id)).payment))
  return { items: await Promise.all(items) }
}

/** It keeps no time of a dispute by itself: that of its payment stands for it. */
async function listDisputes({ database }: SandboxParts, _id: string, { query }: Pick<RestRequest, 'query'>): Promise<unknown> {
  const { limit, offset } = pageOf(query)
  const rows = await database
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('dispute_status', 'is not', null)
    .where('created_at', '>=', new Date(query.get('created_at_gte') ?? 0))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { items: rows.map(disputeShape) }
}

async function createRefund(parts: SandboxParts, _id: string, { body }: Pick<RestRequest, 'body'>): Promise<unknown> {
  const wanted = parse(NewRefund, body)
  const refund = await refundPayment(parts, wanted.payment_id, wanted.items?.[0]?.amount ?? undefined)
  const { payment, customer } = await getPaymentRecord(parts.database, refund.payment_id)
  return refundShape(refund, payment, customer)
}

function page<Item>(items: readonly Item[], query: URLSearchParams, shape: (item: Item) => unknown): { items: unknown[] } {
  const { limit, offset } = pageOf(query)
  return { items: items.slice(offset, offset + limit).map(shape) }
}
