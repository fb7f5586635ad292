import type { PlanState } from '#web/data/billing/plan-state.ts'
import { Button } from '#web/ui/button.tsx'
import type { BillingActions } from './use-billing-actions.ts'

/** Why a change of plan was not made, on its card, with what to do next. */
export function RefusedChange({
  productId,
  current,
  actions,
}: {
  productId: string
  current: PlanState | undefined
  actions: BillingActions
}) {
  const refused = actions.refusedChange
  if (!refused || refused.productId !== productId) return null
  return (
    <div role="alert" className="mt-2.5 rounded-control bg-wing px-3.5 py-3 text-sm">
      <p>{refused.words}</p>
      {refused.because === 'card' && (
        <Button
          className="mt-2.5"
          isBusy={actions.busy === 'portal'}
          disabled={actions.busy !== undefined}
          onClick={() => actions.manage(current)}
        >
          Change card
        </Button>
      )}
    </div>
  )
}
