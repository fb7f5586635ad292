import { type ReactNode, useRef, useState } from 'react'
import type { JobCard } from '#contract/entities/job.ts'
import { styleLabel } from '#contract/styles.ts'
import type { FunctionOutput } from '#web/data/functions/call-function.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.ts'
import ArrowLeft from '~icons/lucide/arrow-left'
import { createBlocker } from './create-blocker.ts'
import { CreateButton } from './create-button.tsx'
import { ExpiryNote } from './expiry-note.tsx'
import { RegenerateButton } from './regenerate-button.tsx'
import { RoundTakes } from './round-takes.tsx'
import { isReady, type Round, selectedTake } from './rounds.ts'
import { SelectionTips } from './selection-tips.tsx'
import { type StartedWords, useCreateCharacter } from './use-create-character.ts'
import { useNow } from './use-now.ts'
import { useRegenerate } from './use-regenerate.ts'
import { useRounds } from './use-rounds.ts'

const FAILURES = {
  failed: { title: 'Error generating previews results', text: 'Please try again later.' },
  unreachable: { title: 'Error fetching preview results', text: 'Please try again later.' },
} as const

/** On wide screens the names of the rounds stand beside them, so that two rounds are seen at once. */
const ROUNDS =
  'min-[75rem]:mt-5 min-[75rem]:grid min-[75rem]:grid-cols-[minmax(0,1fr)_auto] min-[75rem]:grid-rows-[auto_1fr] gap-x-8'

const AGAIN = 'mt-5 flex flex-wrap content-start items-center justify-between gap-x-6 gap-y-2'

export interface SelectionStepProps {
  /** What was opened: its takes, and those of all its other rounds. */
  preview: JobCard
  /** The page is about to load again. */
  isReloading?: boolean
  startedWords?: StartedWords
  onBack(): void
  onBusy(isBusy: boolean): void
  onCreated(created: FunctionOutput<'create-character'> & { pictureUrl: string }): void
}

/** The first step: the takes of every round, tips, and the button that makes one of them a character. */
export function SelectionStep({
  preview: opened,
  isReloading = false,
  startedWords,
  onBack,
  onBusy,
  onCreated,
}: SelectionStepProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const { rounds, newest, add } = useRounds(opened, (ended, status) => {
    showToast({ kind: 'error', ...FAILURES[status] })
    // Earlier takes are still there to choose from.
    if (!rounds.some(({ preview }) => preview.jobId !== ended.jobId)) onBack()
  })
  const [chosenUrl, setChosenUrl] = useState<string>()
  const nowMs = useNow(1_000)
  const take = selectedTake(rounds, { chosenUrl, nowMs })
  const creation = useCreateCharacter(take?.round.preview, startedWords)
  const regeneration = useRegenerate(newest, {
    onStarted: (started) => {
      add(started)
      // The new ones are what was asked for, and they stand first.
      if (scroller.current) scroller.current.scrollTop = 0
    },
    onFailed: onBack,
  })

  const expiresAtMs = take?.round.takes.expiresAtMs
  const blocker = createBlocker(
    {
      isLoading: !rounds.some(isReady) || regeneration.isPending,
      isCreating: creation.state === 'creating',
      isReloading,
      selectedUrl: take?.url,
      attempt:
        creation.state === 'created'
          ? 'here'
          : take?.round.preview.hasExistingCreateJob || creation.state === 'attempted'
            ? 'earlier'
            : 'none',
      expiresAtMs: creation.state === 'expired' ? 0 : expiresAtMs,
    },
    nowMs,
  )
  const create = async () => {
    onBusy(true)
    const created = await creation.run(take?.url)
    onBusy(false)
    if (created && take) onCreated({ ...created, pictureUrl: take.url })
  }

  const regenerate = async () => {
    onBusy(true)
    await regeneration.run()
    onBusy(false)
  }

  const [newestRound, ...earlier] = rounds.toReversed()
  const isOnly = earlier.length === 0
  const takesOf = (round: Round): ReactNode => (
    <RoundTakes
      key={round.preview.jobId}
      round={round}
      isOnly={isOnly}
      isSelected={round === take?.round}
      isNewest={round === newestRound}
      selectedUrl={take?.url}
      nowMs={nowMs}
      onSelect={setChosenUrl}
    />
  )
  return (
    <>
      <div ref={scroller} className="flex-1 overflow-y-auto px-10 pt-2 pb-6 small:px-5 small:pt-4">
        <Introduction preview={newest} isDrawn={newestRound ? isReady(newestRound) : false} isFirst={isOnly} />
        <div className={isOnly ? undefined : ROUNDS}>
          {[
            newestRound && takesOf(newestRound),
            // Among its neighbours by key: it keeps the focus when a new round comes before it.
            <div key="again" className={AGAIN}>
              <SelectionTips />
              <RegenerateButton
                preview={newest}
                isBusy={regeneration.isPending}
                isDisabled={(newestRound && !isReady(newestRound)) || creation.state === 'creating'}
                onPress={regenerate}
              />
            </div>,
            ...earlier.map(takesOf),
          ]}
        </div>
      </div>
      <footer className="flex shrink-0 items-center justify-between gap-4 border-seam border-t px-10 py-5 small:gap-3 small:px-5 small:py-4">
        <Button icon={<ArrowLeft size={18} aria-hidden="true" />} onClick={onBack} disabled={creation.state === 'creating'}>
          Back
        </Button>
        <div className="flex min-w-0 items-center gap-4 small:flex-col small:items-end small:gap-1">
          <ExpiryNote expiresAtMs={expiresAtMs} nowMs={nowMs} />
          <CreateButton preview={take?.round.preview ?? opened} blocker={blocker} onPress={create} />
        </div>
      </footer>
    </>
  )
}

function Introduction({ preview, isDrawn, isFirst }: { preview: JobCard; isDrawn: boolean; isFirst: boolean }) {
  const begin = isFirst ? 'Three takes on ' : 'Three new takes on '
  return (
    <p className="text-soft">
      {isDrawn ? 'Takes on ' : begin}
      <bdi>{preview.characterName}</bdi>
      {!isDrawn && ' are being drawn'}, {isStylePreview(preview) ? 'your photo in ' : !isDrawn && 'in '}
      {styleLabel(preview.style)}.{' '}
      {isFirst ? 'The one you choose becomes the face of every scene.' : 'The earlier ones stay below.'}
    </p>
  )
}

/** Previews of a photo are of one style; those of a description are readings of words (product text §2, job dialogs). */
function isStylePreview({ jobFunction }: JobCard): boolean {
  return jobFunction === 'create-preview-image-style'
}
