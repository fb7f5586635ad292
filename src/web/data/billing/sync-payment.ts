import { credits } from '../credits/credits.ts'
import { callFunction } from '../functions/call-function.ts'

/** Why the money goes back: who paid had a plan already, or it was not what was ordered. */
export type PaymentReturn = 'second plan' | 'not as ordered'

/** What a payment has brought so far, as far as the server could be asked. */
export type PaymentSync =
  | { isDone: true; added: number; payment: PaymentState; returned?: PaymentReturn | undefined }
  | { isDone: false }

/** `open`: nobody has paid yet. `unknown`: it is no payment of whoever is here. */
export type PaymentState = 'arrived' | 'open' | 'unknown'

interface SyncReply {
  error?: unknown
  credits: number
  added?: number
  payment?: PaymentState | undefined
  returned?: PaymentReturn | undefined
}

/** Asks the server for the balance after the payment of this session, and shows it. Nothing is thrown; failures are logged. */
export async function syncPayment(sessionId: string | undefined): Promise<PaymentSync> {
  try {
    const reply: SyncReply = await callFunction('sync-credits', { session_id: sessionId })
    if (reply.error) throw new Error(String(reply.error))
    credits.getState().set(reply.credits)
    const { added = 0, payment = added > 0 ? 'arrived' : 'unknown', returned } = reply
    return { isDone: true, added, payment, returned }
  } catch (error) {
    console.error('The credits could not be synced after the payment.', error)
    return { isDone: false }
  }
}
