import { Dialog } from '#web/ui/dialog.tsx'

/** Makes a premium film of words or of a picture. */
export function PremiumVideoDialog({ onClose }: { userId: string; onClose(): void; onStarted(): void }) {
  return <Dialog isOpen onClose={onClose} title="Generate with Sora" children={null} />
}
