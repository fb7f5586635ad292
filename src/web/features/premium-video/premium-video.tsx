import { useOpenPremiumVideoView } from '#web/data/premium-video/open-premium-video.ts'
import { PremiumVideoDialog } from './premium-video-dialog.tsx'
import { PremiumVideoDrawer } from './premium-video-drawer.tsx'

/** The premium video dialog or drawer, whichever was opened. A page loads this only once one of them was asked for. */
export function PremiumVideo({ userId }: { userId: string }) {
  const { view, open, close } = useOpenPremiumVideoView()
  return (
    <>
      {view === 'dialog' && <PremiumVideoDialog userId={userId} onClose={close} onStarted={() => open('drawer')} />}
      {view === 'drawer' && <PremiumVideoDrawer userId={userId} onClose={close} onNew={() => open('dialog')} />}
    </>
  )
}
