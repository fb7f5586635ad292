import { type PaymentEvent, WebhookMalformed } from '../../platform/payments/payments.ts'
import { applyEvent, productLookup } from './apply-event.ts'
import type { Outcome } from './apply-payment.ts'
import type { BillingParts } from './billing-parts.ts'
import { type Confirmation, confirmEvent, type Patience } from './confirm-event.ts'
import {
  insertMessage,
  isMessageKnown,
  listWaiting,
  storeAsked,
  storeOutcome,
  takeWaiting,
  type WaitingMessage,
} from './inbox.store.ts'
import type { Products } from './products.ts'

type Parts = BillingParts & { products: Products }
type Received = 'applied' | 'refused' | 'ignored' | 'waiting' | 'repeated'

/** So long the provider may know less than its own message. Whoever signs lies with a stolen key is told of within the hour. */
const PATIENCE_MS: Readonly<Record<Patience, number>> = {
  unanswered: Number.POSITIVE_INFINITY,
  behind: 3 * 86_400_000,
  unknown: 3_600_000,
}
const MOST_AT_ONCE = 100

/**
 * Takes a message of the provider: asked about where credits follow from it, then written down and applied in one transaction,
 * once, whenever and however often it comes. Throws WebhookForged for one that is not the provider's.
 */
export async function receiveWebhook(
  parts: Parts,
  rawBody: Uint8Array,
  headers: Readonly<Record<string, string | undefined>>,
): Promise<Received> {
  const { database, clock, payments } = parts
  let event: PaymentEvent
  try {
    event = payments.readWebhook(rawBody, headers)
  } catch (error) {
    if (!(error instanceof WebhookMalformed)) throw error
    return keepMalformed(parts, error)
  }
  const key = { provider: payments.name, event_id: event.eventId }
  if (await isMessageKnown(database, key)) return 'repeated'
  const confirmation = await confirmEvent(parts, event)
  const message = { ...key, event, receivedAt: clock.now() }
  if (confirmation.state === 'later') {
    const isNew = await insertMessage(database, { ...message, outcome: 'waiting', reason: confirmation.reason })
    return isNew ? 'waiting' : 'repeated'
  }
  const findProduct = await productLookup(parts, event)
  const result = await database.transaction().execute(async (transaction) => {
    if (!(await insertMessage(transaction, { ...message, outcome: 'applied' }))) return undefined
    const outcome = await outcomeOf(confirmation, (confirmed) =>
      applyEvent(parts, transaction, { event: confirmed, findProduct }),
    )
    if (outcome.outcome !== 'applied') await storeOutcome(transaction, key, outcome)
    return outcome
  })
  if (!result) return 'repeated'
  const outcome = tell(parts, event, result)
  // A period that was told before its payment is believed with it.
  if (event.kind === 'payment' && outcome === 'applied') {
    const { subscriptionId } = event.payment
    if (subscriptionId) await askAgain(parts, { subscriptionId })
  }
  return outcome
}

/** Asks the provider again about messages that wait; about those of one subscription where it is named. */
export async function askAgain(parts: Parts, { subscriptionId }: { subscriptionId?: string | undefined } = {}): Promise<void> {
  const { database, payments } = parts
  const waiting = await listWaiting(database, { provider: payments.name, most: MOST_AT_ONCE, subscriptionId })
  for (const message of waiting) {
    // Who cannot be reached for one is not asked for all the others.
    if (!(await askWithoutFail(parts, message))) return
  }
}

/** A message that we fail at goes behind the others, so that none of them waits for its mend. */
async function askWithoutFail(parts: Parts, message: WaitingMessage): Promise<boolean> {
  const { database, clock, payments, report } = parts
  try {
    return await askAbout(parts, message)
  } catch (error) {
    const { kind, eventId } = message.event
    report(`a waiting payment message could not be looked at (${kind} ${eventId})`, error)
    await storeAsked(database, { provider: payments.name, event_id: eventId, askedAt: clock.now() })
    return true
  }
}

/** Answers whether the provider could be asked. */
async function askAbout(parts: Parts, { event, receivedAt }: WaitingMessage): Promise<boolean> {
  const { database, clock, payments } = parts
  const key = { provider: payments.name, event_id: event.eventId }
  const answer = await confirmEvent(parts, event)
  if (answer.state === 'later') {
    const isOver = clock.now().getTime() - receivedAt.getTime() > PATIENCE_MS[answer.patience]
    if (!isOver) {
      await storeAsked(database, { ...key, askedAt: clock.now() })
      return answer.patience !== 'unanswered'
    }
  }
  const findProduct = await productLookup(parts, event)
  const result = await database.transaction().execute(async (transaction) => {
    if (!(await takeWaiting(transaction, key))) return undefined
    const outcome = await outcomeOf(answer, (confirmed) => applyEvent(parts, transaction, { event: confirmed, findProduct }))
    await storeOutcome(transaction, key, outcome)
    return outcome
  })
  if (result) tell(parts, event, result)
  return true
}

async function outcomeOf(confirmation: Confirmation, apply: (event: PaymentEvent) => Promise<Outcome>): Promise<Outcome> {
  if (confirmation.state === 'confirmed') return apply(confirmation.event)
  return { outcome: 'refused', reason: confirmation.reason }
}

function tell({ report }: BillingParts, { kind, eventId }: PaymentEvent, result: Outcome): Outcome['outcome'] {
  if (result.outcome === 'refused') report(`a payment message was refused (${kind} ${eventId}): ${result.reason}`)
  return result.outcome
}

/** Kept for whoever looks into it, without what it said: that may be anything. Repeating it would change nothing. */
async function keepMalformed({ database, clock, payments, report }: Parts, malformed: WebhookMalformed): Promise<Received> {
  const { eventId, message: reason } = malformed
  const isNew = await insertMessage(database, {
    provider: payments.name,
    event_id: eventId,
    event: { kind: 'malformed' },
    receivedAt: clock.now(),
    outcome: 'refused',
    reason,
  })
  if (!isNew) return 'repeated'
  report(`a payment message was refused (malformed ${eventId}): ${reason}`)
  return 'refused'
}
