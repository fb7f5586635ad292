import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { useOpenPanel } from '#web/data/open-panel.ts'
import { useSession } from '#web/data/session/account.ts'
import { showToast } from '#web/ui/toast.ts'

interface PanelProps {
  userId: string
  onClose(): void
}

// Only who is signed in opens them, so they do not come with the first load.
const PANELS = {
  'daily-bonus': onDemand(async () => (await import('#web/features/daily-bonus/daily-bonus-dialog.tsx')).DailyBonusDialog),
  'credit-history': onDemand(
    async () => (await import('#web/features/credit-history/credit-history-dialog.tsx')).CreditHistoryDialog,
  ),
  account: onDemand(async () => (await import('#web/features/account/account-dialog.tsx')).AccountDialog),
  'running-jobs': onDemand(async () => (await import('./running-jobs-panel.tsx')).RunningJobsPanel),
}

/** The panels about somebody's credits, which lie over whatever page they were opened on. */
export function CreditPanels() {
  const session = useSession()
  const { panel, close } = useOpenPanel()
  if (session.status !== 'signed-in' || !panel) return null
  const Panel = PANELS[panel]
  return (
    <Suspense>
      <Panel key={session.account.id} userId={session.account.id} onClose={close} />
    </Suspense>
  )
}

/** A panel that cannot be fetched, as after the pages were renewed, leaves the page under it standing. */
function onDemand(load: () => Promise<ComponentType<PanelProps>>) {
  return lazy(async () => ({ default: await load().catch(() => Unreachable) }))
}

function Unreachable({ onClose }: PanelProps) {
  useEffect(() => {
    showToast({ kind: 'error', title: 'This could not be opened', text: 'Please load the page again.' })
    onClose()
  }, [onClose])
  return null
}
