import { setTimeout as delay } from 'node:timers/promises'
import { PaymentsError } from '../../platform/payments/payments.ts'
import type { BillingParts } from './billing-parts.ts'
import { claimCustomer, releaseCustomer, storeCustomer } from './customers.store.ts'
import { findCustomerId } from './payments.store.ts'
import { subscriptionsOfUser } from './subscriptions.store.ts'

const LOOK_AGAIN_MS = 50
/** Together longer than the claim of a process that has died. */
const MOST_LOOKS = 800

type Person = { readonly userId: string; readonly email: string; readonly name: string }
type Parts = Pick<BillingParts, 'database' | 'payments' | 'report'>

/**
 * The customer that this person is at the provider, the same for all they buy, also from two pages at once: who has paid before,
 * who was made one before the process died, or a new one. Nothing where the provider makes none: a checkout then makes one of
 * its own. Throws the PaymentsError of a provider that cannot be asked.
 */
export async function ownCustomer(parts: Parts, person: Person): Promise<string | undefined> {
  const { database } = parts
  for (let look = 1; look <= MOST_LOOKS; look += 1) {
    const claim = await claimCustomer(database, person.userId)
    if (claim.state === 'known') return claim.customerId
    if (claim.state === 'claimed') return adoptOrMake(parts, person, claim)
    await delay(LOOK_AGAIN_MS)
  }
  throw new PaymentsError('unavailable', 'another request makes this customer, and does not end')
}

async function adoptOrMake(
  parts: Parts,
  person: Person,
  { isFirst, claim }: { isFirst: boolean; claim: string },
): Promise<string | undefined> {
  const { database, payments } = parts
  try {
    const customerId =
      (await customerWhoPaid(database, person.userId)) ??
      (isFirst ? undefined : await payments.findCustomer(person)) ??
      (await payments.createCustomer(person))
    return await storeCustomer(database, person.userId, customerId)
  } catch (error) {
    await releaseCustomer(database, person.userId, claim)
    if (!(error instanceof PaymentsError) || error.kind !== 'refused') throw error
    parts.report(`the provider made no customer of user ${person.userId}`, error)
    return undefined
  }
}

async function customerWhoPaid(database: Parts['database'], userId: string): Promise<string | undefined> {
  const [newest] = await subscriptionsOfUser(database, userId)
  return newest?.customer_id ?? findCustomerId(database, userId)
}
