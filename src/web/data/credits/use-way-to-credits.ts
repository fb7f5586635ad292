import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useOpenLipSyncDialog } from '../lip-sync/open-lip-sync.ts'
import { useOpenPanel } from '../open-panel.ts'
import { useOpenPremiumVideoView } from '../premium-video/open-premium-video.ts'
import { accountQuery } from '../session/account.ts'
import { COME_BACK, type PendingAction } from '../sign-in/pending-action.ts'
import { reopeningAction } from '../sign-in/reopening-action.ts'
import { wayBack } from './way-back.ts'

/**
 * Leads to the prices or to the packs among them, and remembers where it led from: after the payment one goes on there, with what was open (`reopens`, or the
 * dialog that lies over the page) and what was written in it.
 */
export function useWayToCredits(reopens?: PendingAction): { toPrices(): void; toPacks(): void } {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const leadTo = (path: string) => {
    const account = queryClient.getQueryData(accountQuery.queryKey)
    if (account) {
      const here = { kind: COME_BACK, path: location.pathname + location.search }
      const way = reopens ?? reopeningAction() ?? here
      // Whoever is on the way already comes back to where they set out.
      if (!isOnTheWay(way.path)) wayBack.keep({ ...way, userId: account.id })
    }
    // Their forms are kept: they are not ended, only put away.
    useOpenLipSyncDialog.getState().close()
    useOpenPremiumVideoView.getState().close()
    useOpenPanel.getState().close()
    navigate(path)
  }
  return { toPrices: () => leadTo('/pricing'), toPacks: () => leadTo('/pricing#packs') }
}

function isOnTheWay(path: string): boolean {
  return /^\/(?:pricing|payment)(?:[/?#]|$)/.test(path)
}
