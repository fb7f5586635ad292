import { Dialog } from '#web/ui/dialog.tsx'

/** Somebody in a picture or a film is made to say what is in a sound. */
export function LipSyncDialog({
  onClose,
}: {
  start?: { videoUrl?: string; imageUrl?: string }
  chatId?: string
  onClose(): void
  onStarted(): void
}) {
  return <Dialog isOpen onClose={onClose} title="Create AI Lip Sync Video" children={null} />
}
