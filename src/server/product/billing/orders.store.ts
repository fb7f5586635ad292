import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import { isUuid } from '#contract/uuid.ts'
import type { Tables } from '../../platform/database/tables.ts'

export type OrderRow = Selectable<Tables['billing_orders']>

export async function insertOrder(database: Kysely<Tables>, order: Insertable<Tables['billing_orders']>): Promise<void> {
  await database.insertInto('billing_orders').values(order).execute()
}

export async function storeCheckout(database: Kysely<Tables>, orderId: string, checkoutId: string): Promise<void> {
  await database.updateTable('billing_orders').set({ checkout_id: checkoutId }).where('id', '=', orderId).execute()
}

/** By our id or by the provider's of its checkout. */
export async function findOrder(database: Kysely<Tables>, id: string): Promise<OrderRow | undefined> {
  // Anybody may type an id into an address, and the database takes no text with this in it.
  if (id.includes('\0')) return undefined
  return database
    .selectFrom('billing_orders')
    .selectAll()
    .where((where) => where.or([where('checkout_id', '=', id), ...(isUuid(id) ? [where('id', '=', id)] : [])]))
    .executeTakeFirst()
}

/** The newest order of a plan that no subscription came from yet; of this product where one is named. */
export async function findUnboundPlanOrder(
  transaction: Transaction<Tables>,
  { userId, productId }: { userId: string; productId?: string },
): Promise<OrderRow | undefined> {
  return transaction
    .selectFrom('billing_orders')
    .selectAll('billing_orders')
    .leftJoin('billing_subscriptions', 'billing_subscriptions.order_id', 'billing_orders.id')
    .where('billing_orders.user_id', '=', userId)
    .where('billing_orders.is_recurring', '=', true)
    .where('billing_subscriptions.id', 'is', null)
    .$if(productId !== undefined, (query) => query.where('billing_orders.product_id', '=', productId ?? ''))
    .orderBy('billing_orders.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The newest orders of plans since then that no subscription came from. */
export async function listUnboundPlanOrders(
  database: Kysely<Tables>,
  { userId, since, most }: { userId: string; since: Date; most: number },
): Promise<{ id: string }[]> {
  return database
    .selectFrom('billing_orders')
    .select('billing_orders.id')
    .leftJoin('billing_subscriptions', 'billing_subscriptions.order_id', 'billing_orders.id')
    .where('billing_orders.user_id', '=', userId)
    .where('billing_orders.is_recurring', '=', true)
    .where('billing_orders.created_at', '>', since)
    .where('billing_subscriptions.id', 'is', null)
    .orderBy('billing_orders.created_at', 'desc')
    .limit(most)
    .execute()
}
