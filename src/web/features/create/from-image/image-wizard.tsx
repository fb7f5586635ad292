import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { JobCard } from '#contract/entities/job.ts'
import { TIMING } from '#contract/timing.ts'
import { useCharacterDraft } from '#web/data/draft/character-draft.ts'
import { uploadedImage } from '#web/data/draft/uploaded-image.ts'
import { useConfirmedFinish } from '#web/data/jobs/use-confirmed-finish.ts'
import { useSession } from '#web/data/session/account.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { WizardHead } from '../wizard-head.tsx'
import { ImageDetailsStep } from './image-details-step.tsx'
import { PhotoStage } from './photo-stage.tsx'
import { usePhoto } from './use-photo.ts'
import { useStartFromImage } from './use-start-from-image.ts'

const STEPS = ['Character Details', 'Choose Variations', 'All Set'] as const

type Step =
  | { kind: 'details' }
  | { kind: 'variations'; preview: JobCard }
  | { kind: 'all set'; jobId: string; pictureUrl: string }

export interface VariationHandlers {
  onBack(): void
  onBusy(isBusy: boolean): void
  onCreated(created: { jobId: string; pictureUrl: string }): void
}

export interface ImageWizardProps {
  onClose(): void
  /** The session was lost while one was choosing: the draft stays for after the sign-in. */
  onSignedOut(): void
  /** The variations of a photo, one of which becomes the character. */
  variations(preview: JobCard, handlers: VariationHandlers): ReactNode
  /** What ends the wizard, by `onDone`, once it has been seen: what was started, and what the character is made of. */
  lastStep(onDone: () => void, created: { jobId: string; pictureUrl: string }): ReactNode
}

/** From one photo to a character: redrawn in a style and chosen from three, or kept as it is. */
export function ImageWizard({ onClose, onSignedOut, variations, lastStep }: ImageWizardProps) {
  const session = useSession()
  const navigate = useNavigate()
  const photo = usePhoto()
  const resetDraft = useCharacterDraft((draft) => draft.reset)
  const [step, setStep] = useState<Step>({ kind: 'details' })
  const [isCreating, setIsCreating] = useState(false)
  const close = () => {
    resetDraft()
    uploadedImage.forget()
    onClose()
  }
  const goToLibrary = () => {
    close()
    navigate('/generations')
  }
  const start = useStartFromImage({
    userId: session.status === 'signed-in' ? session.account.id : '',
    onSignedOut,
    onStarted: (started) => {
      if (started.kind === 'character') setStep({ kind: 'all set', jobId: started.jobId, pictureUrl: photo.image })
      else if (started.preview) setStep({ kind: 'variations', preview: started.preview })
      else goToLibrary()
    },
  })
  // The last step keeps its 15 s also when the job is known sooner; Done ends it.
  const finish = useConfirmedFinish(step.kind === 'all set' ? step.jobId : undefined, goToLibrary, TIMING.stepThreeWaitMs)
  const isDetails = step.kind === 'details'

  return (
    <Dialog
      isOpen
      onClose={isDetails ? close : goToLibrary}
      title="Create with Image"
      titleIsHidden
      shape={isDetails ? 'wizard' : 'choice'}
      isLocked={start.isPending || isCreating}
      closesOnOutsidePress={false}
      closeIsOnDrawing={isDetails}
    >
      <div className="flex min-h-0 flex-1">
        <div className={isDetails ? 'flex min-w-0 flex-1 flex-col min-[62.5rem]:w-150 min-[62.5rem]:flex-none' : FULL}>
          <WizardHead steps={STEPS} current={['details', 'variations', 'all set'].indexOf(step.kind)} />
          {isDetails && <ImageDetailsStep photo={photo} start={start} onCancel={close} />}
          {step.kind === 'variations' &&
            variations(step.preview, {
              onBack: () => setStep({ kind: 'details' }),
              onBusy: setIsCreating,
              onCreated: ({ jobId, pictureUrl }) => setStep({ kind: 'all set', jobId, pictureUrl }),
            })}
          {step.kind === 'all set' && lastStep(finish, step)}
        </div>
        {isDetails && (
          <div className="hidden flex-1 p-4 pl-0 min-[62.5rem]:block">
            <PhotoStage image={photo.image} className="h-full rounded-card" />
          </div>
        )}
      </div>
    </Dialog>
  )
}

const FULL = 'flex min-w-0 flex-1 flex-col'
