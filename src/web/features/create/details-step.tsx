import type { ReactNode } from 'react'
import { DESCRIPTION_STYLES } from '#contract/styles.ts'
import { useCharacterDraft } from '#web/data/draft/character-draft.ts'
import { leftOutOf } from '#web/data/orders/order-choices.ts'
import { useOrderCheck } from '#web/data/orders/use-order-check.ts'
import { useSession } from '#web/data/session/account.ts'
import { LeftOut } from '#web/ui/left-out.tsx'
import { MoreBelow } from '#web/ui/more-below.tsx'
import { CreateFooter } from './create-footer.tsx'
import { DescriptionField } from './description-field.tsx'
import { draftProblem } from './draft-state.ts'
import { NameField } from './name-field.tsx'
import { StylePicker } from './style-picker.tsx'
import type { EnhanceAction } from './use-enhance.ts'
import { type Price, usePrice } from './use-price.ts'
import { DESCRIPTION_WIZARD } from './wizard-actions.ts'
import { WizardStage } from './wizard-stage.tsx'

/** Step 1: who it is, how it is drawn, and what that costs. */
export function DetailsStep({
  sketch,
  enhance,
  start,
  onCancel,
}: {
  sketch?: ReactNode
  enhance: EnhanceAction
  start: { run(shown: Price | undefined): Promise<void>; isPending: boolean }
  onCancel(): void
}) {
  const problem = useCharacterDraft(draftProblem)
  const style = useCharacterDraft((draft) => draft.characterStyle)
  const price = usePrice('create-preview')
  const prompt = useCharacterDraft((draft) => draft.characterDescription.trim())
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.account.id : ''
  const check = useOrderCheck(userId, problem ? undefined : { kind: 'preview', prompt, ...(style && { style }) })
  const isLocked = enhance.isPending || start.isPending || check.isPending
  return (
    <form
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault()
        void check.press(() => start.run(price.price))
      }}
    >
      <div className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto px-8 pt-1 pb-4 small:gap-5 small:px-5 small:pt-4">
        <div className="flex gap-6 small:flex-col small:gap-5">
          <div className="flex min-w-0 flex-1 flex-col gap-5">
            <NameField isLocked={isLocked} />
            <DescriptionField enhance={enhance} isLocked={isLocked} />
          </div>
          {/* Where there is no room for the large stage beside the form, the drawing stays in view within it. */}
          <WizardStage
            sketch={sketch}
            className="w-52 shrink-0 rounded-card min-[62.5rem]:hidden small:order-first small:h-42 small:w-full"
          />
        </div>
        <StylePicker choices={DESCRIPTION_STYLES} chosen={style} isLocked={isLocked} />
        <MoreBelow className="-mt-5" />
      </div>
      <LeftOut {...leftOutOf(check)} className="border-seam border-t px-8 py-3 small:px-5" />
      <CreateFooter
        price={price}
        problem={problem}
        isLocked={isLocked}
        isStarting={start.isPending || check.isPending}
        onCancel={onCancel}
        reopens={DESCRIPTION_WIZARD}
      />
    </form>
  )
}
