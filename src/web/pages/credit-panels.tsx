import { lazy, Suspense } from 'react'
import { useOpenPanel } from '#web/data/open-panel.ts'
import { useSession } from '#web/data/session/account.ts'

// Only who is signed in opens them, so they do not come with the first load.
const DailyBonusDialog = lazy(() =>
  import('#web/features/daily-bonus/daily-bonus-dialog.tsx').then((file) => ({ default: file.DailyBonusDialog })),
)
const CreditHistoryDialog = lazy(() =>
  import('#web/features/credit-history/credit-history-dialog.tsx').then((file) => ({ default: file.CreditHistoryDialog })),
)

/** The panels about somebody's credits, which lie over whatever page they were opened on. */
export function CreditPanels() {
  const session = useSession()
  const { panel, close } = useOpenPanel()
  if (session.status !== 'signed-in' || !panel) return null
  const Panel = { 'daily-bonus': DailyBonusDialog, 'credit-history': CreditHistoryDialog }[panel]
  return (
    <Suspense>
      <Panel key={session.account.id} userId={session.account.id} onClose={close} />
    </Suspense>
  )
}
