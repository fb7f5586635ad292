import { useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { wayBack } from '#web/data/credits/way-back.ts'
import { useSession } from '#web/data/session/account.ts'
import { showcase } from '#web/data/showcase/showcase-pictures.ts'
import { useSignInPrompt } from '#web/data/sign-in/sign-in-prompt.ts'
import { PaymentBalance } from '#web/features/payment/payment-balance.tsx'
import { paymentVerdict, VERDICT_WORDS } from '#web/features/payment/payment-verdict.ts'
import { usePaymentSync } from '#web/features/payment/use-payment-sync.ts'
import { WayBackLink } from '#web/features/payment/way-back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Drawing } from '#web/ui/drawing.tsx'
import { Picture } from '#web/ui/picture.tsx'
import Check from '~icons/lucide/check'

/** Where the payment provider sends whoever has paid. The server is asked; the address alone brings nothing and proves nothing. */
export function PaymentSuccessPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.account.id : ''
  // The provider uses one address for how a payment ended, and adds how.
  const hasFailed = query.get('status') === 'failed'
  const sync = usePaymentSync(hasFailed ? '' : userId, query)
  const verdict = paymentVerdict({ query, isGuest: session.status === 'guest', sync })
  const { title, text } = VERDICT_WORDS[verdict]
  const isPaid = verdict === 'paid' || verdict === 'returned'
  const goesBack = userId !== '' && wayBack.find(userId) !== undefined

  useEffect(() => {
    if (hasFailed) navigate('/payment/cancel', { replace: true })
  }, [hasFailed, navigate])

  if (hasFailed) return null
  return (
    <main className="column grid min-h-[calc(100dvh-64px)] grid-cols-[minmax(0,1fr)_minmax(0,420px)] broad:grid-cols-[minmax(0,1fr)_minmax(0,520px)] items-center gap-14 py-14 max-[56.25rem]:grid-cols-[minmax(0,1fr)_280px] small:grid-cols-1 small:content-center small:py-8">
      <title>{`${title} · Troupe`}</title>
      <div>
        {isPaid && (
          <span className="mb-6 inline-flex size-14 items-center justify-center rounded-full bg-wing text-good">
            <Check size={28} />
          </span>
        )}
        <h1 className="display text-page small:text-[2.25rem]">{title}</h1>
        <p className="mt-4 max-w-md text-lg text-soft">{text}</p>
        {userId !== '' && <PaymentBalance sync={sync} />}
        {verdict === 'guest' && (
          <Button kind="primary" className="mt-6" onClick={() => useSignInPrompt.getState().ask()}>
            Sign In
          </Button>
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          <WayBackLink isPrimary={isPaid} />
          {!isPaid && verdict !== 'guest' && (
            <Link to="/pricing" className={buttonStyle({ kind: verdict === 'open' ? 'primary' : 'quiet' })}>
              Back to the prices
            </Link>
          )}
          <Link to="/create" className={buttonStyle({ kind: isPaid && !goesBack ? 'primary' : 'quiet' })}>
            Start Creating
          </Link>
          {isPaid && (
            <Link to="/generations" className={buttonStyle()}>
              Go to Generations
            </Link>
          )}
        </div>
      </div>
      <Drawing
        progress={isPaid ? 1 : 0}
        isDim={!isPaid}
        {...(isPaid && { colour: <Picture url={showcase.scene('2')} alt="" className="size-full" /> })}
        className="aspect-[4/5] w-full rounded-dialog small:hidden"
      />
    </main>
  )
}
