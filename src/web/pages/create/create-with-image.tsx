import { TIMING } from '#contract/timing.ts'
import { AllSet } from '#web/features/all-set/all-set.tsx'
import { ImageWizard } from '#web/features/create/from-image/image-wizard.tsx'
import { SelectionStep } from '#web/features/selection/selection-step.tsx'
import { TooltipProvider } from '#web/ui/tooltip.tsx'

/** The image wizard with the choice of a variation and the last step, which are features of their own. */
export function CreateWithImage({ onClose, onSignedOut }: { onClose(): void; onSignedOut(): void }) {
  return (
    <TooltipProvider delayMs={TIMING.tooltipDelayMs} skipDelayMs={TIMING.tooltipSkipDelayMs}>
      <ImageWizard
        onClose={onClose}
        onSignedOut={onSignedOut}
        variations={(preview, handlers) => <SelectionStep preview={preview} {...handlers} />}
        lastStep={(onDone, created) => <AllSet created={created} onDone={onDone} />}
      />
    </TooltipProvider>
  )
}
