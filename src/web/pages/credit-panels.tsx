import { useOpenPanel } from '#web/data/open-panel.ts'
import { useSession } from '#web/data/session/account.ts'
import { latePanel } from '#web/ui/late-panel.tsx'

// Only who is signed in opens them, so they do not come with the first load.
const PANELS = {
  'daily-bonus': latePanel(async () => (await import('#web/features/daily-bonus/daily-bonus-dialog.tsx')).DailyBonusDialog),
  'credit-history': latePanel(
    async () => (await import('#web/features/credit-history/credit-history-dialog.tsx')).CreditHistoryDialog,
  ),
  account: latePanel(async () => (await import('#web/features/account/account-dialog.tsx')).AccountDialog),
  'running-jobs': latePanel(async () => (await import('./running-jobs-panel.tsx')).RunningJobsPanel),
}

/** The panels about somebody's credits, which lie over whatever page they were opened on. */
export function CreditPanels() {
  const session = useSession()
  const { panel, close } = useOpenPanel()
  if (session.status !== 'signed-in' || !panel) return null
  const Panel = PANELS[panel]
  return <Panel key={session.account.id} userId={session.account.id} onClose={close} />
}
