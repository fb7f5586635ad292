import { useCredits } from '#web/data/credits/credits.ts'
import type { SyncResult } from './use-payment-sync.ts'

const GOES_BACK = 'All of the money goes back to the card it came from; banks take a few days to show it.'
const RETURN_WORDS = {
  'second plan': `You have a plan already, and it stays as it is. The one bought beside it was ended. ${GOES_BACK}`,
  'not as ordered': `What was paid is not what was ordered, so it gives no credits and nothing goes on. ${GOES_BACK}`,
}

/** What a payment has brought, and what there is now. */
export function PaymentBalance({ sync }: { sync: SyncResult }) {
  return (
    <p role="status" className="mt-6 max-w-md rounded-card bg-stage px-5 py-4 ring-1 ring-seam">
      {'returned' in sync && sync.returned ? RETURN_WORDS[sync.returned] : <BalanceLine sync={sync} />}
    </p>
  )
}

function BalanceLine({ sync }: { sync: SyncResult }) {
  const balance = useCredits((state) => state.credits)
  const number = (value: number) => <strong className="font-semibold tabular-nums">{value.toLocaleString('en-US')}</strong>
  const credits = (value: number) => (value === 1 ? 'credit' : 'credits')
  if (sync.state === 'failed') return <>Your balance could not be checked yet. It is asked for again every half minute.</>
  if (sync.state === 'asking') return <>Checking your credits…</>
  if (!('added' in sync) || sync.added === 0) {
    const isOnItsWay = sync.state === 'arrived'
    return (
      <>
        You have {number(balance)} {credits(balance)}.{isOnItsWay && ' What was paid last can take a moment to arrive.'}
      </>
    )
  }
  return (
    <>
      {number(sync.added)} {credits(sync.added)} {sync.added === 1 ? 'was' : 'were'} added. You now have {number(balance)}.
    </>
  )
}
