import { useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useCredits } from '#web/data/credits/credits.ts'
import { useSession } from '#web/data/session/account.ts'
import { showcase } from '#web/data/showcase/showcase-pictures.ts'
import { useSignInPrompt } from '#web/data/sign-in/sign-in-prompt.ts'
import { usePaymentSync } from '#web/features/payment/use-payment-sync.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Drawing } from '#web/ui/drawing.tsx'
import { Picture } from '#web/ui/picture.tsx'
import Check from '~icons/lucide/check'

const GOES_BACK = 'All of the money goes back to the card it came from; banks take a few days to show it.'
const RETURN_WORDS = {
  'second plan': `You have a plan already, and it stays as it is. The one bought beside it was ended. ${GOES_BACK}`,
  'not as ordered': `What was paid is not what was ordered, so it gives no credits and nothing goes on. ${GOES_BACK}`,
}

/** Where the payment provider sends whoever has paid. The true balance is asked for; the address alone brings nothing. */
export function PaymentSuccessPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.account.id : ''
  // The provider uses one address for how a payment ended, and adds how.
  const hasFailed = query.get('status') === 'failed'
  const { added, returned, hasFailed: syncHasFailed } = usePaymentSync(hasFailed ? '' : userId, query)
  const balance = useCredits((state) => state.credits)

  useEffect(() => {
    if (hasFailed) navigate('/payment/cancel', { replace: true })
  }, [hasFailed, navigate])

  if (hasFailed) return null
  return (
    <main className="column grid min-h-[calc(100dvh-64px)] grid-cols-[minmax(0,1fr)_minmax(0,420px)] broad:grid-cols-[minmax(0,1fr)_minmax(0,520px)] items-center gap-14 py-14 max-[56.25rem]:grid-cols-[minmax(0,1fr)_280px] small:grid-cols-1 small:content-center small:py-8">
      <title>Payment Successful · Troupe</title>
      <div>
        <span className="inline-flex size-14 items-center justify-center rounded-full bg-wing text-good">
          <Check size={28} />
        </span>
        <h1 className="display mt-6 text-page small:text-[2.25rem]">Payment Successful</h1>
        <p className="mt-4 max-w-md text-lg text-soft">
          {returned ? 'Your payment arrived, and goes back to you.' : 'Thank you. What you bought is added to your account.'}
        </p>
        {session.status === 'signed-in' && (
          <p role="status" className="mt-6 max-w-md rounded-card bg-stage px-5 py-4 ring-1 ring-seam">
            {returned ? RETURN_WORDS[returned] : <BalanceLine added={added} hasFailed={syncHasFailed} balance={balance} />}
          </p>
        )}
        {session.status === 'guest' && (
          <div className="mt-6">
            <p className="max-w-md">Sign in with the account you paid with to see your credits.</p>
            <Button kind="primary" className="mt-4" onClick={() => useSignInPrompt.getState().ask()}>
              Sign In
            </Button>
          </div>
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to="/create" className={buttonStyle({ kind: session.status === 'guest' ? 'quiet' : 'primary' })}>
            Start Creating
          </Link>
          <Link to="/generations" className={buttonStyle()}>
            Go to Generations
          </Link>
        </div>
      </div>
      <Drawing
        progress={1}
        colour={<Picture url={showcase.scene('2')} alt="" className="size-full" />}
        className="aspect-[4/5] w-full rounded-dialog small:hidden"
      />
    </main>
  )
}

function BalanceLine({ added, hasFailed, balance }: { added: number | undefined; hasFailed: boolean; balance: number }) {
  const number = (value: number) => <strong className="font-semibold tabular-nums">{value.toLocaleString('en-US')}</strong>
  if (hasFailed) return <>Your balance could not be checked yet. It is asked for again every half minute.</>
  if (added === undefined) return <>Checking your credits…</>
  if (added === 0) return <>You have {number(balance)} credits. What was paid last can take a moment to arrive.</>
  return (
    <>
      {number(added)} credits were added. You now have {number(balance)}.
    </>
  )
}
