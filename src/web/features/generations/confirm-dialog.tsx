import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogActions } from '#web/ui/dialog-actions.tsx'

export interface Confirmation {
  title: string
  text: string
  /** A verb, on the button that does it. */
  action: string
  refusal: string
  run(): Promise<void>
}

/** Asks before what cannot be taken back. */
export function ConfirmDialog({ confirmation, onClose }: { confirmation: Confirmation; onClose(): void }) {
  const [isBusy, setIsBusy] = useState(false)
  const run = async () => {
    setIsBusy(true)
    await confirmation.run()
    onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title={confirmation.title} description={confirmation.text} isLocked={isBusy}>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {confirmation.refusal}
        </Button>
        <Button kind="danger" isBusy={isBusy} onClick={() => void run()}>
          {confirmation.action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
