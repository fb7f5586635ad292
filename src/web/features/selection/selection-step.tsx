import { useEffect, useEffectEvent, useState } from 'react'
import type { JobCard } from '#contract/entities/job.ts'
import { styleLabel } from '#contract/styles.ts'
import type { FunctionOutput } from '#web/data/functions/call-function.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.ts'
import ArrowLeft from '~icons/lucide/arrow-left'
import { createBlocker } from './create-blocker.ts'
import { CreateButton } from './create-button.tsx'
import { ExpiryNote } from './expiry-note.tsx'
import { OptionGrid } from './option-grid.tsx'
import { QueueNote } from './queue-note.tsx'
import { RegenerateButton } from './regenerate-button.tsx'
import { SelectionTips } from './selection-tips.tsx'
import { useCreateCharacter } from './use-create-character.ts'
import { useNow } from './use-now.ts'
import { usePreview } from './use-preview.ts'
import { useRegenerate } from './use-regenerate.ts'

const FAILURES = {
  failed: { title: 'Error generating previews results', text: 'Please try again later.' },
  unreachable: { title: 'Error fetching preview results', text: 'Please try again later.' },
} as const

export interface SelectionStepProps {
  preview: JobCard
  /** The page is about to load again. */
  isReloading?: boolean
  onBack(): void
  onBusy(isBusy: boolean): void
  onCreated(created: FunctionOutput<'create-character'> & { pictureUrl: string }): void
  /** New takes are being drawn: they are what is chosen from now. */
  onRegenerated(preview: JobCard): void
}

/** The first step: the three pictures, tips, and the button that makes one of them a character. */
export function SelectionStep({ preview, isReloading = false, onBack, onBusy, onCreated, onRegenerated }: SelectionStepProps) {
  const result = usePreview(preview)
  const [chosenUrl, setChosenUrl] = useState<string>()
  const creation = useCreateCharacter(preview)
  const regeneration = useRegenerate(preview, { onStarted: onRegenerated, onFailed: onBack })
  const nowMs = useNow(1_000)
  const isReady = result.status === 'ready'
  const selectedUrl = isReady ? (chosenUrl ?? result.pictureUrls[0]) : undefined
  const leave = useEffectEvent(onBack)

  useEffect(() => {
    if (result.status !== 'failed' && result.status !== 'unreachable') return
    showToast({ kind: 'error', ...FAILURES[result.status] })
    leave()
  }, [result.status])

  const expiresAtMs = isReady && result.expiresAt ? Date.parse(result.expiresAt) : undefined
  const blocker = createBlocker(
    {
      isLoading: !isReady || regeneration.isPending,
      isCreating: creation.state === 'creating',
      isReloading,
      selectedUrl,
      attempt:
        creation.state === 'created'
          ? 'here'
          : preview.hasExistingCreateJob || creation.state === 'attempted'
            ? 'earlier'
            : 'none',
      expiresAtMs: creation.state === 'expired' ? 0 : expiresAtMs,
    },
    nowMs,
  )
  const create = async () => {
    onBusy(true)
    const created = await creation.run(selectedUrl)
    onBusy(false)
    if (created && selectedUrl) onCreated({ ...created, pictureUrl: selectedUrl })
  }

  const regenerate = async () => {
    onBusy(true)
    await regeneration.run()
    onBusy(false)
  }

  return (
    <>
      <div className="flex-1 overflow-y-auto px-10 pt-2 pb-6 small:px-5 small:pt-4">
        <p className="text-soft">
          {isReady ? 'Takes on ' : 'Three takes on '}
          <bdi>{preview.characterName}</bdi>
          {!isReady && ' are being drawn'}, {isStylePreview(preview) ? 'your photo in ' : !isReady && 'in '}
          {styleLabel(preview.style)}. The one you choose becomes the face of every scene.
        </p>
        {!isReady && <QueueNote preview={preview} />}
        <OptionGrid
          urls={isReady ? result.pictureUrls : undefined}
          selectedUrl={selectedUrl}
          name={preview.characterName}
          onSelect={setChosenUrl}
        />
        {isReady &&
          result.warnings.map((warning) => (
            <p key={warning} className="mt-4 text-sm text-warn">
              {warning}
            </p>
          ))}
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <SelectionTips />
          <RegenerateButton
            preview={preview}
            isBusy={regeneration.isPending}
            isDisabled={!isReady || creation.state === 'creating'}
            onPress={regenerate}
          />
        </div>
      </div>
      <footer className="flex shrink-0 items-center justify-between gap-4 border-seam border-t px-10 py-5 small:gap-3 small:px-5 small:py-4">
        <Button icon={<ArrowLeft size={18} aria-hidden="true" />} onClick={onBack} disabled={creation.state === 'creating'}>
          Back
        </Button>
        <div className="flex min-w-0 items-center gap-4 small:flex-col small:items-end small:gap-1">
          <ExpiryNote expiresAtMs={expiresAtMs} nowMs={nowMs} />
          <CreateButton preview={preview} blocker={blocker} onPress={create} />
        </div>
      </footer>
    </>
  )
}

/** Previews of a photo are of one style; those of a description are readings of words (product text §2, job dialogs). */
function isStylePreview({ jobFunction }: JobCard): boolean {
  return jobFunction === 'create-preview-image-style'
}
