import { lazy, Suspense, useState } from 'react'
import { TIMING } from '#contract/timing.ts'
import { useTheme } from '#web/data/theme/theme-store.ts'
import { useWaitingToasts } from '#web/ui/toast.ts'
import { untilItComes } from '#web/ui/until-it-comes.ts'
import { useSignOfLife } from './use-sign-of-life.ts'

const loadToaster = () => import('#web/ui/toaster.tsx')
// What was said without a network is shown when there is one.
const Toaster = lazy(async () => ({ default: (await untilItComes(loadToaster)).Toaster }))

/** Where toasts appear. Who shows them is fetched with the first sign of life, and stands there from the first toast on. */
export function ToastCorner() {
  const theme = useTheme((state) => state.theme)
  const hasWaiting = useWaitingToasts((waiting) => waiting.length > 0)
  const [isWanted, setIsWanted] = useState(false)
  if (hasWaiting && !isWanted) setIsWanted(true)
  useSignOfLife(loadToaster)
  // A dialog hides the page from screen readers but for what is live when it opens, so that the corner is, before any toast.
  return (
    <div aria-live="off">
      {isWanted && (
        <Suspense>
          <Toaster theme={theme} visibleToasts={3} durationMs={TIMING.toastMs} gapPx={14} widthPx={356} />
        </Suspense>
      )}
    </div>
  )
}
