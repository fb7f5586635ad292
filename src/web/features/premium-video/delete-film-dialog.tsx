import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogActions } from '#web/ui/dialog-actions.tsx'

/** Asks before a film is gone for good. */
export function DeleteFilmDialog({ onDelete, onClose }: { onDelete(): Promise<void>; onClose(): void }) {
  const [isBusy, setIsBusy] = useState(false)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Delete this video?"
      description="It is removed from your generations and cannot be brought back."
      isLocked={isBusy}
    >
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          Keep it
        </Button>
        <Button
          kind="danger"
          isBusy={isBusy}
          onClick={async () => {
            setIsBusy(true)
            await onDelete()
            onClose()
          }}
        >
          Delete
        </Button>
      </DialogActions>
    </Dialog>
  )
}
