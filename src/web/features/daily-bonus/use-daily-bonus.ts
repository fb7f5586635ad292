import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { creditWords } from '#contract/count-words.ts'
import { credits } from '#web/data/credits/credits.ts'
import { type ClaimResult, claimDailyBonus } from '#web/data/daily-bonus/claim-daily-bonus.ts'
import { queryKeys } from '#web/data/query/query-keys.ts'
import { showToast } from '#web/ui/toast.ts'
import { claimDate } from './claim-date.ts'
import { failureWords } from './failure-words.ts'

const THROWN = 'Failed to claim daily bonus. Please try again.'

/** Claims the bonus, tells the page and the header; `undefined` as result means that nothing was tried yet. */
export function useDailyBonus(userId: string) {
  const [result, setResult] = useState<ClaimResult>()
  const [isClaiming, setIsClaiming] = useState(false)
  // A second press may come before the button is drawn anew.
  const isUnderWay = useRef(false)
  const queryClient = useQueryClient()

  async function claim(timezone: string): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsClaiming(true)
    try {
      const claimed = await claimDailyBonus({ userId, timezone })
      if (claimed.success && claimed.data.claimed) takeUp(claimed.data.creditsAwarded)
      // Had in another tab, or on another device.
      else if (claimed.success) void queryClient.invalidateQueries({ queryKey: queryKeys.dailyStatus(userId) })
      tell(claimed, timezone)
      setResult(claimed)
    } catch (error) {
      console.error('The daily bonus could not be claimed.', error)
      showToast({ kind: 'error', title: 'Error', text: THROWN })
      setResult({ success: false, error: THROWN })
    } finally {
      isUnderWay.current = false
      setIsClaiming(false)
    }
  }

  /** The header shows the new balance at once; what else shows credits asks again. */
  function takeUp(awardedCredits: number): void {
    credits.getState().add(awardedCredits)
    void credits.getState().sync()
    void queryClient.invalidateQueries({ queryKey: queryKeys.creditHistory(userId) })
    void queryClient.invalidateQueries({ queryKey: queryKeys.dailyStatus(userId) })
  }

  return { result, isClaiming, claim, reset: () => setResult(undefined) }
}

function tell(result: ClaimResult, timeZone: string): void {
  if (!result.success) {
    showToast({ kind: 'error', title: 'Claim Failed', text: failureWords(result) })
  } else if (result.data.claimed) {
    const text = `+${creditWords(result.data.creditsAwarded)} added to your account`
    showToast({ kind: 'success', title: 'Daily Bonus Claimed!', text })
  } else {
    const text = `Next daily bonus available on ${claimDate(result.data.nextClaimDate, timeZone)}`
    showToast({ kind: 'info', title: 'Already Claimed Today', text })
  }
}
