import { z } from 'zod'
import type { RestRequest } from '../payment-sandbox.ts'
import { pageOf, parse } from './rest-request.ts'
import { wholeCustomerShape } from './rest-shapes.ts'
import { getCustomer } from './sandbox.store.ts'
import { type CustomerRow, newSandboxId, type SandboxParts } from './sandbox-parts.ts'

const NewCustomer = z.object({
  email: z.email(),
  name: z.string().min(1),
  metadata: z.record(z.string(), z.coerce.string()).nullish(),
})

/** What of a new checkout says who buys. */
interface OrderOfSomebody {
  readonly customer: { readonly customer_id: string } | { readonly email: string; readonly name?: string | null | undefined }
  readonly feature_flags?: { readonly always_create_new_customer: boolean } | undefined
}

/** The customer that is named, or the newest with that address, or a new one. */
export async function customerOf({ database, clock }: SandboxParts, order: OrderOfSomebody): Promise<string> {
  const { customer } = order
  if ('customer_id' in customer) return (await getCustomer(database, customer.customer_id)).id
  const known = await database
    .selectFrom('sandbox_customers')
    .select('id')
    .where('email', '=', customer.email)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (known && !order.feature_flags?.always_create_new_customer) return known.id
  return (await insertCustomer({ database, clock }, customer)).id
}

export async function createCustomer(parts: SandboxParts, _id: string, { body }: Pick<RestRequest, 'body'>): Promise<unknown> {
  return wholeCustomerShape(await insertCustomer(parts, parse(NewCustomer, body)))
}

export async function listCustomers(
  { database }: SandboxParts,
  _id: string,
  { query }: Pick<RestRequest, 'query'>,
): Promise<unknown> {
  const { limit, offset } = pageOf(query)
  const email = query.get('email')
  const rows = await database
    .selectFrom('sandbox_customers')
    .selectAll()
    .$if(email !== null, (select) => select.where('email', '=', email ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { items: rows.map(wholeCustomerShape) }
}

async function insertCustomer(
  { database, clock }: SandboxParts,
  customer: { email: string; name?: string | null | undefined; metadata?: Record<string, string> | null | undefined },
): Promise<CustomerRow> {
  const { email, name, metadata } = customer
  return database
    .insertInto('sandbox_customers')
    .values({
      id: newSandboxId('cus'),
      email,
      name: name ?? '',
      metadata: JSON.stringify(metadata ?? {}),
      created_at: clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
