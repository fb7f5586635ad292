import { useOpenPanel } from '#web/data/open-panel.ts'
import { useSession } from '#web/data/session/account.ts'
import { Button } from '#web/ui/button.tsx'
import History from '~icons/lucide/history'

/** Where the credits of whoever is signed in went. */
export function HistoryLink() {
  const { status } = useSession()
  const open = useOpenPanel((state) => state.open)
  if (status !== 'signed-in') return null
  return (
    <Button size="small" icon={<History size={16} />} onClick={() => open('credit-history')}>
      Credit History
    </Button>
  )
}
