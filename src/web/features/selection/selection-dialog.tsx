import { type ReactNode, useState } from 'react'
import type { JobCard } from '#contract/entities/job.ts'
import { TIMING } from '#contract/timing.ts'
import { useConfirmedFinish } from '#web/data/jobs/use-confirmed-finish.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { StepList } from '#web/ui/step-list.tsx'
import { SelectionStep } from './selection-step.tsx'
import type { StartedWords } from './use-create-character.ts'

const STEPS = ['Choose', 'All Set!']

export interface SelectionDialogProps {
  preview: JobCard
  /** Back, the close button, or the previews failed. */
  onClose(): void
  /** A character is being made; called once. */
  onCreated(): void
  /** At once when a character is being made; called once. */
  onStarted?(): void
  /** What is said when a character is being made, where a page has words of its own. */
  startedWords?: StartedWords
  /** A page that is about to load again takes no second creation. */
  isReloading?: boolean
  /** What stands there, and ends by `onDone`. */
  lastStep(onDone: () => void, created: { jobId: string; pictureUrl: string }): ReactNode
}

/** "Select your character!": three pictures, one becomes the face of every scene. */
export function SelectionDialog({
  preview,
  onClose,
  onCreated,
  onStarted,
  startedWords,
  isReloading = false,
  lastStep,
}: SelectionDialogProps) {
  const [created, setCreated] = useState<{ jobId: string; pictureUrl: string }>()
  const createdJobId = created?.jobId
  const [isCreating, setIsCreating] = useState(false)
  const step = createdJobId ? 1 : 0
  // The last step keeps its time also when the job is known sooner; Done ends it.
  const finish = useConfirmedFinish(createdJobId, onCreated, TIMING.stepThreeWaitMs)

  return (
    <Dialog
      isOpen
      onClose={createdJobId ? finish : onClose}
      title={createdJobId ? 'Your Character Is Being Created!' : 'Select your character!'}
      titleIsHidden
      shape="choice"
      isLocked={isCreating}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 pt-9 pr-20 pl-10 small:px-5 small:pt-3.5 small:pr-16">
        <p aria-hidden="true" className="display text-card small:text-2xl">
          {createdJobId ? 'All Set!' : 'Select your character!'}
        </p>
        <StepList steps={STEPS} current={step} />
      </header>
      {created ? (
        lastStep(finish, created)
      ) : (
        <SelectionStep
          preview={preview}
          onBack={onClose}
          onBusy={setIsCreating}
          isReloading={isReloading}
          {...(startedWords && { startedWords })}
          onCreated={({ jobId, pictureUrl }) => {
            setCreated({ jobId, pictureUrl })
            onStarted?.()
          }}
        />
      )}
    </Dialog>
  )
}
