import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCharacterDraft } from '#web/data/draft/character-draft.ts'
import { useSession } from '#web/data/session/account.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast.ts'
import { DetailsStep } from './details-step.tsx'
import { StartedStep } from './started-step.tsx'
import { useEnhance } from './use-enhance.ts'
import { useStartPreviews } from './use-start-previews.ts'
import { WizardHead } from './wizard-head.tsx'
import { WizardStage } from './wizard-stage.tsx'

const STEPS = ['Character Details', 'Preview Visuals', 'All Set!'] as const

/** From words to three previews. The third step belongs to the choice that follows in the library (OP-11). */
export function DescriptionWizard({
  sketch,
  onClose,
  onSignedOut,
}: {
  sketch?: ReactNode
  onClose(): void
  /** The session was lost while one was typing: the draft stays for after the sign-in. */
  onSignedOut(): void
}) {
  const session = useSession()
  const isGuest = session.status === 'guest'
  const askToSignIn = useEffectEvent(onSignedOut)
  useEffect(() => {
    if (isGuest) askToSignIn()
  }, [isGuest])
  const navigate = useNavigate()
  const [step, setStep] = useState(0)
  const resetDraft = useCharacterDraft((draft) => draft.reset)
  const enhance = useEnhance()
  const start = useStartPreviews({
    userId: session.status === 'signed-in' ? session.account.id : '',
    onStarted: () => setStep(1),
  })
  const close = () => {
    resetDraft()
    onClose()
  }
  const signInFirst = async () => {
    showToast({
      kind: 'error',
      title: 'Authentication required',
      text: 'You need to be logged in to create a character.',
    })
    onSignedOut()
  }
  const goToLibrary = () => {
    close()
    navigate('/generations')
  }

  return (
    <Dialog
      isOpen
      onClose={step === 0 ? close : goToLibrary}
      title="Create with Description"
      titleIsHidden
      shape={step === 0 ? 'wizard' : 'choice'}
      isLocked={enhance.isPending || start.isPending}
      closesOnOutsidePress={false}
      closeIsOnDrawing={step === 0}
    >
      <div className="flex min-h-0 flex-1">
        <div
          className={
            step === 0
              ? 'flex min-w-0 flex-1 flex-col min-[62.5rem]:w-150 min-[62.5rem]:flex-none'
              : 'flex min-w-0 flex-1 flex-col'
          }
        >
          <WizardHead steps={STEPS} current={step} />
          {step === 0 ? (
            <DetailsStep
              sketch={sketch}
              enhance={isGuest ? { ...enhance, run: signInFirst } : enhance}
              start={isGuest ? { ...start, run: signInFirst } : start}
              onCancel={close}
            />
          ) : (
            <StartedStep sketch={sketch} onLeave={goToLibrary} />
          )}
        </div>
        {step === 0 && (
          <div className="hidden flex-1 p-4 pl-0 min-[62.5rem]:block">
            <WizardStage sketch={sketch} isCaptioned className="h-full rounded-card" />
          </div>
        )}
      </div>
    </Dialog>
  )
}
