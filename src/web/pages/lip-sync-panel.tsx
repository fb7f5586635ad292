import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useOpenLipSyncDialog } from '#web/data/lip-sync/open-lip-sync.ts'
import { useSession } from '#web/data/session/account.ts'
import { useSignedInAction } from '#web/data/sign-in/use-signed-in-action.ts'
import { latePanel } from '#web/ui/late-panel.tsx'

// Only who is signed in opens it, so it does not come with the first load.
const LipSyncDialog = latePanel(async () => (await import('#web/features/lip-sync/lip-sync-dialog.tsx')).LipSyncDialog)

/** The lip sync dialog over whatever page it was opened on; after a lost session it comes back there. */
export function LipSyncPanel() {
  const session = useSession()
  const { pathname } = useLocation()
  const { start, open, close } = useOpenLipSyncDialog()
  useSignedInAction({ kind: 'lip-sync', path: pathname }, () => open())
  // Who leaves the page with Back does not find a dialog over it when they come again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what closes it.
  useEffect(() => close, [pathname, close])
  if (session.status !== 'signed-in' || !start) return null
  const userId = session.account.id
  return <LipSyncDialog key={userId} userId={userId} start={start} onClose={close} onStarted={close} />
}
