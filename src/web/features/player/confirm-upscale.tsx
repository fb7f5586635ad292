import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogActions } from '#web/ui/dialog-actions.tsx'
import type { UpscaleOption } from './film-options.ts'

/** Asks before many credits are spent. */
export function ConfirmUpscale({ option, onConfirm, onClose }: { option: UpscaleOption; onConfirm(): void; onClose(): void }) {
  const { resolution, fps, creditCost } = option
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Upscale to ${resolution}?`}
      description={`The video is made anew in ${resolution} with ${fps} frames a second. This costs ${creditCost} credits; they come back if it fails.`}
    >
      <DialogActions>
        <Button onClick={onClose}>Not now</Button>
        <Button kind="primary" onClick={onConfirm}>
          Upscale · {creditCost} credits
        </Button>
      </DialogActions>
    </Dialog>
  )
}
