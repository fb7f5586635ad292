import { useEffect, useState } from 'react'
import { TIMING } from '#contract/timing.ts'
import { leavePage } from '#web/data/leave-page.ts'

/** Loads the page again 3 s after `start` (product text §4). Who goes elsewhere meanwhile is left alone. */
export function useReloadSoon() {
  const [isReloading, setIsReloading] = useState(false)
  useEffect(() => {
    if (!isReloading) return
    const waiting = setTimeout(leavePage.reload, TIMING.reloadAfterCreateMs)
    return () => clearTimeout(waiting)
  }, [isReloading])
  return { isReloading, start: () => setIsReloading(true) }
}
