import { useState } from 'react'
import { PREMIUM_PRICES_CREDITS } from '#contract/prices.ts'
import { PREMIUM_QUALITIES } from '#contract/video.ts'
import { useCreditsLeft } from '#web/data/credits/use-credits-left.ts'
import { useKeptForm } from '#web/data/draft/use-kept-form.ts'
import { leftOutOf } from '#web/data/orders/order-choices.ts'
import { useOrderCheck } from '#web/data/orders/use-order-check.ts'
import { usePremiumHoldUp } from '#web/data/premium-video/use-premium-hold-up.ts'
import { product } from '#web/data/product.ts'
import { promptRoom } from '#web/data/prompt-room.ts'
import { Button } from '#web/ui/button.tsx'
import { type Choice, ChoiceTiles } from '#web/ui/choice-tiles.tsx'
import { CreditsLeft } from '#web/ui/credits-left.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { HeldUp } from '#web/ui/held-up.tsx'
import { LeftOut } from '#web/ui/left-out.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useUnderWay } from '#web/ui/use-under-way.ts'
import ImageIcon from '~icons/lucide/image'
import TypeIcon from '~icons/lucide/type'
import { ImageField } from './image-field.tsx'
import { EMPTY_FORM, type PremiumForm, premiumOrder, premiumProblem } from './premium-form.ts'
import { useStartPremium } from './use-start-premium.ts'

const MODES: readonly Choice<PremiumForm['mode']>[] = [
  { value: 't2v', name: 'Text to video', note: 'From your words', icon: <TypeIcon size={20} /> },
  { value: 'i2v', name: 'Image to video', note: 'From a picture', icon: <ImageIcon size={20} /> },
]
const QUALITIES = PREMIUM_QUALITIES.filter(({ isOffered }) => isOffered).map(({ mode, name, resolution, priceCredits }) => ({
  value: mode,
  name,
  note: `${resolution} · ${priceCredits}\u00a0credits`,
}))

/** Makes a premium film of words or of a picture. */
export function PremiumVideoDialog({ userId, onClose, onStarted }: { userId: string; onClose(): void; onStarted(): void }) {
  const kept = useKeptForm<PremiumForm>('premium-video', { userId, begin: { ...EMPTY_FORM, chatId: crypto.randomUUID() } })
  const { form } = kept
  const [imageProblem, setImageProblem] = useState<string>()
  const reading = useUnderWay()
  const left = useCreditsLeft(form.quality ? PREMIUM_PRICES_CREDITS[form.quality] : 0)
  const heldUp = usePremiumHoldUp(userId)
  const {
    run,
    isPending: isStarting,
    problem,
    forgetProblem,
  } = useStartPremium(userId, kept.orders, () => {
    kept.end()
    onStarted()
  })
  const change = (part: Partial<PremiumForm>) => {
    kept.change(part)
    setImageProblem(undefined)
    forgetProblem()
  }
  const problemOf = (field: string) => (problem?.field === field ? problem.text : undefined)
  const room = promptRoom(form.prompt)
  const check = useOrderCheck(userId, premiumProblem(form) ? undefined : premiumOrder(form))
  const isPending = isStarting || check.isPending
  const title = `Generate with ${product.premiumVideoName}`
  return (
    <Dialog
      isOpen
      onClose={() => {
        kept.end()
        onClose()
      }}
      title={title}
      titleIsHidden
      shape="panel"
      isLocked={isPending}
      closesOnOutsidePress={false}
    >
      <form
        className="flex min-h-0 flex-1 flex-col"
        onSubmit={(event) => {
          event.preventDefault()
          void check.press(() => run(form))
        }}
      >
        {/* What the keys lead to is not scrolled below the close button. */}
        <div className="flex min-h-0 flex-1 scroll-pt-16 flex-col gap-6 overflow-y-auto px-8 pt-7 pb-6 small:gap-5 small:px-5 small:pt-4">
          <div>
            <p aria-hidden="true" className="display pr-12 text-card small:text-lg">
              {title}
            </p>
            <p className="mt-2 text-soft">Five seconds of upright film, from a sentence or from a picture.</p>
          </div>
          <ChoiceTiles
            label="Begin with"
            choices={MODES}
            value={form.mode}
            isLocked={isPending}
            onChange={(mode) => change({ mode })}
          />
          <div className={form.mode === 'i2v' ? 'grid gap-5 wide:grid-cols-[208px_1fr]' : undefined}>
            {form.mode === 'i2v' && (
              <ImageField
                image={form.image}
                problem={imageProblem ?? problemOf('image')}
                isLocked={isPending}
                whileReading={reading.during}
                onChange={(image) => change({ image })}
                onProblem={setImageProblem}
              />
            )}
            <Field
              label="Prompt"
              counter={room && { text: room.text, spoken: room.text, isBad: room.isTooLong }}
              problem={problemOf('prompt')}
            >
              {({ inputId, describedBy }) => (
                <TextArea
                  id={inputId}
                  aria-describedby={describedBy}
                  aria-invalid={problemOf('prompt') !== undefined}
                  value={form.prompt}
                  disabled={isPending}
                  className={
                    form.mode === 'i2v' ? '[&>textarea]:min-h-32 wide:[&>textarea]:min-h-52' : 'small:[&>textarea]:min-h-32'
                  }
                  placeholder="A lighthouse keeper climbs the stairs while a storm lights up the windows"
                  onChange={(event) => change({ prompt: event.target.value })}
                />
              )}
            </Field>
          </div>
          <div>
            <ChoiceTiles
              label="Quality"
              choices={QUALITIES}
              value={form.quality}
              isLocked={isPending}
              onChange={(quality) => change({ quality })}
            />
            {problemOf('quality') && <p className="mt-2 text-bad text-sm">{problemOf('quality')}</p>}
          </div>
        </div>
        <LeftOut {...leftOutOf(check)} className="border-seam border-t px-8 py-3 small:px-5" />
        <HeldUp words={heldUp} className="border-seam border-t px-8 py-3 small:px-5" />
        <div className="flex min-h-21 items-center gap-4 border-seam border-t px-8 py-4 small:flex-col small:items-stretch small:gap-2 small:px-5 small:py-3">
          <CreditsLeft {...left} isShort={left.isShort && !isPending} className="mr-auto small:mx-auto small:justify-center" />
          <Button type="submit" kind="primary" isBusy={isPending || reading.isUnderWay} className="small:h-13">
            Generate · {form.quality ? PREMIUM_PRICES_CREDITS[form.quality] : 0} credits
          </Button>
        </div>
      </form>
      <p role="alert" className="sr-only">
        {problem?.text}
      </p>
    </Dialog>
  )
}
