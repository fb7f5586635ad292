import { useOpenLipSyncDialog } from '../lip-sync/open-lip-sync.ts'
import { useOpenPremiumVideoView } from '../premium-video/open-premium-video.ts'
import type { PendingAction } from './pending-action.ts'

/** What brings the dialog that lies over the page back after a sign-in; its form is kept (`keptForms`). undefined without one. */
export function reopeningAction(): PendingAction | undefined {
  if (useOpenPremiumVideoView.getState().view === 'dialog') return { kind: 'premium-video', path: '/create', detail: 'dialog' }
  if (useOpenLipSyncDialog.getState().start) return { kind: 'lip-sync', path: location.pathname }
  return undefined
}
