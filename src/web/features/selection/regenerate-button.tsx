import { useQuery } from '@tanstack/react-query'
import { creditWords } from '#contract/count-words.ts'
import type { JobCard } from '#contract/entities/job.ts'
import { priceQuery } from '#web/data/credits/price-query.ts'
import { Button } from '#web/ui/button.tsx'
import { HeldUp } from '#web/ui/held-up.tsx'
import RefreshCw from '~icons/lucide/refresh-cw'
import { originalOf } from './next-attempt.ts'

/** Three new takes of the same, with what they cost; above it, while nothing would be drawn, why. */
export function RegenerateButton({
  preview,
  isBusy,
  isDisabled,
  onPress,
}: {
  preview: JobCard
  isBusy: boolean
  isDisabled: boolean
  onPress(): void
}) {
  const { data: price } = useQuery(priceQuery(preview.userId, 'create-preview', { originalJobId: originalOf(preview) }))
  return (
    <>
      <HeldUp words={price?.refusal?.error} className="w-full max-w-prose" />
      <Button
        kind="plain"
        size="small"
        icon={<RefreshCw size={16} aria-hidden="true" />}
        isBusy={isBusy}
        disabled={isDisabled || !price}
        onClick={onPress}
        // Its words stand in line with those above it, or with the edge of the pictures.
        className="-mx-3.5 disabled:border-transparent! aria-busy:border-transparent!"
      >
        <span>
          Regenerate
          {price && (
            <>
              {' · '}
              {price.isFree ? (
                <span className="font-semibold text-good">FREE</span>
              ) : (
                <span className="tabular-nums">{creditWords(price.priceCredits)}</span>
              )}
            </>
          )}
        </span>
      </Button>
    </>
  )
}
