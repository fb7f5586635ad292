import type { JobCard } from '#contract/entities/job.ts'
import { useOpenPremiumVideoView } from '#web/data/premium-video/open-premium-video.ts'
import { PremiumVideoDialog } from './premium-video-dialog.tsx'
import { PremiumVideoDrawer } from './premium-video-drawer.tsx'

/** The premium video dialog or drawer, whichever was opened. A page loads this only once one of them was asked for. `onPlay` shows a finished film. */
export function PremiumVideo({
  userId,
  onClose,
  onPlay,
}: {
  userId: string
  onClose(): void
  onPlay?: (job: JobCard) => void
}) {
  const { view, open } = useOpenPremiumVideoView()
  return (
    <>
      {view === 'dialog' && <PremiumVideoDialog userId={userId} onClose={onClose} onStarted={() => open('drawer')} />}
      {view === 'drawer' && (
        <PremiumVideoDrawer userId={userId} onClose={onClose} onNew={() => open('dialog')} onPlay={onPlay} />
      )}
    </>
  )
}
