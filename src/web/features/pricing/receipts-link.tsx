import { useSession } from '#web/data/session/account.ts'
import { Button } from '#web/ui/button.tsx'
import Receipt from '~icons/lucide/receipt'
import type { BillingActions } from './use-billing-actions.ts'

/** Receipts and invoices, which the payment provider keeps, for whoever is signed in. */
export function ReceiptsLink({ actions }: { actions: BillingActions }) {
  const { status } = useSession()
  if (status !== 'signed-in') return null
  return (
    <Button
      size="small"
      icon={<Receipt size={16} />}
      isBusy={actions.busy === 'portal'}
      disabled={actions.busy !== undefined}
      onClick={actions.showReceipts}
    >
      Receipts and invoices
    </Button>
  )
}
