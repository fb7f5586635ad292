import { creditWords } from '#contract/count-words.ts'
import { useCreditsLeft } from '#web/data/credits/use-credits-left.ts'
import { useHeldUp } from '#web/data/credits/use-held-up.ts'
import { Button } from '#web/ui/button.tsx'
import { CreditsLeft } from '#web/ui/credits-left.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogActions } from '#web/ui/dialog-actions.tsx'
import { HeldUp } from '#web/ui/held-up.tsx'
import type { UpscaleOption } from './film-options.ts'

/** Asks before many credits are spent. */
export function ConfirmUpscale({ option, onConfirm, onClose }: { option: UpscaleOption; onConfirm(): void; onClose(): void }) {
  const { resolution, fps, creditCost } = option
  const left = useCreditsLeft(creditCost)
  const heldUp = useHeldUp('video-upscale', { options: { resolution } })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Upscale to ${resolution}?`}
      description={`The video is made anew in ${resolution} with ${fps} frames a second. This costs ${creditWords(creditCost)}; they come back if it fails.`}
    >
      <HeldUp words={heldUp} className="mt-4" />
      <CreditsLeft {...left} className="mt-4" />
      <DialogActions>
        <Button onClick={onClose}>Not now</Button>
        <Button kind="primary" onClick={onConfirm}>
          Upscale · {creditWords(creditCost)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
