import { useQuery } from '@tanstack/react-query'
import type { Product } from '#contract/entities/product.ts'
import type { PlanChangePreview } from '#web/data/billing/amount-words.ts'
import { planChangeQuery } from '#web/data/billing/plan-change-query.ts'
import type { PlanState } from '#web/data/billing/plan-state.ts'
import { useSession } from '#web/data/session/account.ts'

export interface ChangeAmount {
  readonly preview: PlanChangePreview | undefined
  /** Whether there is nothing more to be told: nobody presses before. */
  readonly isKnown: boolean
  readonly hasFailed: boolean
  askAgain(): void
}

/** What a change to this product would charge, asked of the provider; nothing is asked without a plan that is had. */
export function useChangeAmount(current: PlanState | undefined, product: Product | undefined): ChangeAmount {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.account.id : ''
  const [subscriptionId, targetProductId] = [current?.subscriptionId ?? '', product?.product_id ?? '']
  const isAsked = userId !== '' && subscriptionId !== '' && targetProductId !== ''
  const { data, isPending, isError, refetch } = useQuery({
    ...planChangeQuery(userId, { subscriptionId, targetProductId }),
    enabled: isAsked,
  })
  return {
    preview: data ?? undefined,
    isKnown: !isAsked || data !== undefined,
    hasFailed: isAsked && !isPending && isError && data === undefined,
    askAgain: () => void refetch(),
  }
}
