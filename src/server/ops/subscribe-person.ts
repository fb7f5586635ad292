import type { Kysely } from 'kysely'
import type { Credits } from '#server/core/credits/create-credits.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { PaymentSandbox } from '#server/platform/payments/payment-sandbox.ts'
import type { Billing } from '#server/product/billing/create-billing.ts'

export interface Subscribing {
  readonly productId: string
  /** Set to end with the period. */
  readonly isCancelled?: boolean
  /** Its credits are gone. */
  readonly isSpent?: boolean
}

/** Development: somebody buys a plan in the sandbox, the way everybody does. */
export async function subscribePerson(
  parts: { billing: Billing; sandbox: PaymentSandbox; credits: Credits; database: Kysely<Tables> },
  person: { userId: string; email: string; name: string },
  { productId, isCancelled, isSpent }: Subscribing,
): Promise<void> {
  const { billing, sandbox, credits, database } = parts
  const { userId } = person
  const origin = 'http://localhost'
  const { orderId, checkoutId } = await billing.startCheckout(person, { productId, mode: 'subscription', origin })
  await sandbox.pay(checkoutId, { card: sandbox.testCards[0]?.number ?? '' })
  const { addedCredits: amountCredits } = await billing.syncOrder(userId, orderId)
  if (isSpent) {
    const reference = `development/${orderId}`
    await database
      .transaction()
      .execute((transaction) =>
        credits.takeBack(transaction, { userId, amountCredits, reason: () => 'Taken for development', reference }),
      )
  }
  if (!isCancelled) return
  const { subscriptionId = '' } = (await billing.findSubscription(userId)) ?? {}
  const { url } = await billing.openPortal(userId, { origin })
  const token = new URL(url, origin).pathname.split('/').at(-1) ?? ''
  await sandbox.changeInPortal(token, { do: 'cancel', subscriptionId })
  await billing.refresh(userId)
}
