import { useQuery } from '@tanstack/react-query'
import { creditWords } from '#contract/count-words.ts'
import type { JobCard } from '#contract/entities/job.ts'
import { CREATION_PRICES_CREDITS } from '#contract/prices.ts'
import { priceQuery } from '#web/data/credits/price-query.ts'
import { useCreditsLeft } from '#web/data/credits/use-credits-left.ts'
import { Button } from '#web/ui/button.tsx'
import { CreditsLeft } from '#web/ui/credits-left.tsx'
import { HeldUp } from '#web/ui/held-up.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { BLOCKER_TEXTS, type CreateBlocker } from './create-blocker.ts'

/** Said before the only attempt, and after it. */
const BEFORE = 'You can only attempt character creation once per preview'

/** "Create Character" with what it costs beside it; while it cannot be pressed, why. */
export function CreateButton({
  preview,
  blocker,
  onPress,
}: {
  preview: JobCard
  blocker: CreateBlocker | undefined
  onPress(): void
}) {
  const button = (
    <Button kind="primary" disabled={blocker !== undefined} isBusy={blocker === 'creating'} onClick={onPress}>
      Create Character
    </Button>
  )
  const reason = blocker && BLOCKER_TEXTS[blocker]
  return (
    <span className="flex items-center gap-3 small:flex-col small:items-end small:gap-1">
      <CreationPrice preview={preview} />
      {/* One and the same button from the press to its answer, so that it keeps the focus. */}
      {blocker === undefined || blocker === 'creating' ? (
        <Tooltip text={BEFORE}>{button}</Tooltip>
      ) : reason ? (
        <Tooltip text={reason}>
          {/* A disabled button takes no pointer; its reason must still be found, by keyboard too. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above. */}
          <span tabIndex={0} className="inline-flex rounded-control" aria-label={reason} role="note">
            {button}
          </span>
        </Tooltip>
      ) : (
        button
      )}
    </span>
  )
}

/** FREE while the first creation is, where it would cost something; else "Included" or "1 credit" (OP-01). */
function CreationPrice({ preview }: { preview: JobCard }) {
  const { data } = useQuery(priceQuery(preview.userId, 'create-character', { previewJobId: preview.jobId }))
  const left = useCreditsLeft(data?.isFree ? 0 : (data?.priceCredits ?? 0))
  if (!data) return null
  if (data.refusal) return <HeldUp words={data.refusal.error} className="max-w-sm" />
  if (data.isFree && listPrice(preview) > 0) return <span className="font-semibold text-good text-sm">FREE</span>
  if (data.priceCredits === 0) return <span className="text-soft text-sm">Included</span>
  return <CreditsLeft {...left} words={creditWords(data.priceCredits)} className="justify-end" />
}

function listPrice({ jobFunction }: JobCard): number {
  return jobFunction === 'create-preview-image-style' ? CREATION_PRICES_CREDITS.style : CREATION_PRICES_CREDITS.description
}
