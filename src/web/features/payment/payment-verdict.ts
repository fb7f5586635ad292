import type { SyncResult } from './use-payment-sync.ts'

/** What may be said of the payment that an address names. */
export type PaymentVerdict = 'paid' | 'returned' | 'asking' | 'open' | 'unknown' | 'unasked' | 'guest'

/** An address that names no payment at all says nothing that would have to be proved (product text §2). */
export function paymentVerdict({
  query,
  isGuest,
  sync,
}: {
  query: URLSearchParams
  isGuest: boolean
  sync: SyncResult
}): PaymentVerdict {
  if (isGuest) return 'guest'
  if (!query.get('session_id')) return query.has('credits') ? 'unknown' : 'paid'
  if (sync.state === 'asking') return 'asking'
  if (sync.state === 'failed') return 'unasked'
  if (sync.state !== 'arrived') return sync.state
  return sync.returned ? 'returned' : 'paid'
}

export const VERDICT_WORDS: Record<PaymentVerdict, { readonly title: string; readonly text: string }> = {
  paid: { title: 'Payment Successful', text: 'Thank you. What you bought is added to your account.' },
  returned: { title: 'Payment Successful', text: 'Your payment arrived, and goes back to you.' },
  asking: { title: 'Checking Your Payment', text: 'One moment: we are looking for it.' },
  open: {
    title: 'No Payment Yet',
    text: 'Nothing has been paid for this order so far. If you have just paid, it takes a moment to arrive: this page looks again by itself.',
  },
  unknown: {
    title: 'No Payment Found',
    text: 'This address belongs to no payment of your account. If you paid with another account, sign in with that one.',
  },
  unasked: {
    title: 'Payment Not Checked Yet',
    text: 'We could not look for your payment just now. Nothing is lost: what you paid is added to your account by itself.',
  },
  guest: { title: 'Sign In to See Your Payment', text: 'Sign in with the account you paid with to see your credits.' },
}
