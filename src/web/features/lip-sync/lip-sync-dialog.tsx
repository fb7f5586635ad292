import { useState } from 'react'
import { creditWords } from '#contract/count-words.ts'
import { PRICES_CREDITS } from '#contract/prices.ts'
import { useCreditsLeft } from '#web/data/credits/use-credits-left.ts'
import { useHeldUp } from '#web/data/credits/use-held-up.ts'
import { useKeptForm } from '#web/data/draft/use-kept-form.ts'
import type { LipSyncStart } from '#web/data/lip-sync/open-lip-sync.ts'
import { leftOutOf } from '#web/data/orders/order-choices.ts'
import { useOrderCheck } from '#web/data/orders/use-order-check.ts'
import { Button } from '#web/ui/button.tsx'
import { CreditsLeft } from '#web/ui/credits-left.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { HeldUp } from '#web/ui/held-up.tsx'
import { LeftOut } from '#web/ui/left-out.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { useUnderWay } from '#web/ui/use-under-way.ts'
import { type LipSyncForm, lipSyncOrder } from './lip-sync-form.ts'
import { ModeChoice } from './mode-choice.tsx'
import { readSound } from './read-media.ts'
import { SoundField } from './sound-field.tsx'
import { useStartLipSync } from './use-start-lip-sync.ts'
import { WhoField } from './who-field.tsx'

type FieldProblems = { who?: string; sound?: string }

/** Somebody in a picture or a film is made to say what is in a sound. */
export function LipSyncDialog({
  userId,
  start: { videoUrl, imageUrl, chatId },
  onClose,
  onStarted,
}: {
  userId: string
  start: LipSyncStart
  onClose(): void
  onStarted(): void
}) {
  const kept = useKeptForm<LipSyncForm>('lip-sync', {
    userId,
    begin: {
      mode: videoUrl ? 'video' : 'image',
      film: videoUrl,
      picture: imageUrl ? { url: imageUrl, name: 'The chosen picture' } : undefined,
      chatId: chatId ?? crypto.randomUUID(),
    },
    isGiven: Boolean(videoUrl || imageUrl || chatId),
  })
  const { form } = kept
  const [problems, setProblems] = useState<FieldProblems>({})
  const reading = useUnderWay()
  const lipSync = useStartLipSync({
    orders: kept.orders,
    onStarted: () => {
      kept.end()
      onStarted()
    },
  })
  const { isPending } = lipSync
  const check = useOrderCheck(userId, lipSyncOrder(form))
  const price = form.mode === 'video' ? PRICES_CREDITS.lipSyncVideo : PRICES_CREDITS.lipSyncImage
  const left = useCreditsLeft(price)
  const heldUp = useHeldUp('video-generation-lip-sync', { options: { source: form.mode } })

  const change = (part: Partial<LipSyncForm>) => {
    kept.change(part)
    setProblems({})
    lipSync.forgetRefusal()
  }
  const takeSound = async (file: File) => {
    const choice = await readSound(file)
    if ('problem' in choice) setProblems({ sound: choice.problem })
    else change({ sound: choice.file })
  }
  return (
    <Dialog
      isOpen
      onClose={() => {
        kept.end()
        onClose()
      }}
      title="Create AI Lip Sync Video"
      titleIsHidden
      shape="panel"
      // Files that are being brought can be left; what is being paid cannot.
      isLocked={isPending && lipSync.uploaded === undefined}
      closesOnOutsidePress={false}
    >
      <form
        className="flex min-h-0 flex-1 flex-col"
        onSubmit={(event) => {
          event.preventDefault()
          void check.press(() => lipSync.run(form))
        }}
      >
        {/* What the keys lead to is not scrolled below the close button. */}
        <div className="min-h-0 flex-1 scroll-pt-16 overflow-y-auto px-8 pt-7 pb-6 small:px-5 small:pt-4">
          <p aria-hidden="true" className="display pr-12 text-card small:text-lg">
            Create AI Lip Sync Video
          </p>
          <p className="mt-2 mb-6 text-soft small:mb-4">Somebody in a picture or a film says what is in your recording.</p>
          <ModeChoice mode={form.mode} isLocked={isPending} onChange={(mode) => change({ mode })} />
          <div className="mt-6 grid gap-5 wide:grid-cols-2 wide:gap-3">
            <WhoField
              form={form}
              problem={problems.who}
              isLocked={isPending}
              whileReading={reading.during}
              onChange={change}
              onProblem={(who) => setProblems({ who })}
            />
            <SoundField
              sound={form.sound}
              problem={problems.sound}
              isLocked={isPending}
              onChange={(sound) => change({ sound })}
              onFile={(file) => reading.during(() => takeSound(file))}
            />
          </div>
          {lipSync.refusal && (
            <p role="alert" className="mt-5 text-bad text-sm">
              {lipSync.refusal}
            </p>
          )}
        </div>
        <LeftOut
          {...leftOutOf(check, { change: 'Change the picture' })}
          className="border-seam border-t px-8 py-3 small:px-5"
        />
        <HeldUp words={heldUp} className="border-seam border-t px-8 py-3 small:px-5" />
        <div className="flex min-h-21 items-center gap-4 border-seam border-t px-8 py-4 small:flex-col small:items-stretch small:gap-2 small:px-5 small:py-3">
          {lipSync.uploaded === undefined ? (
            <CreditsLeft
              {...left}
              isShort={left.isShort && !isPending}
              words={`${creditWords(price)} · ${left.words}`}
              className="mr-auto small:mx-auto small:justify-center"
            />
          ) : (
            <div className="mr-auto w-full max-w-60 small:max-w-none">
              <p className="mb-1.5 text-sm text-soft tabular-nums">
                Bringing your files: {Math.round(lipSync.uploaded * 100)}%
              </p>
              <ProgressBar label="Upload" value={lipSync.uploaded * 100} />
            </div>
          )}
          <Button
            type="submit"
            kind="primary"
            isBusy={isPending || check.isPending || reading.isUnderWay}
            className="small:h-13"
          >
            Generate Lip Sync Video
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
