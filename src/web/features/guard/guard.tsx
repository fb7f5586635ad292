import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { PROGRESS, TIMING } from '#contract/timing.ts'
import { NoticePage } from '#web/ui/notice-page.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { useProgress } from '#web/ui/use-progress.ts'
import { useGuard } from './use-guard.ts'

/** Shows its content to a signed-in user and sends a guest home; while that is not known, a bar at the top and `waiting` below it. */
export function Guard({ waiting, children }: { waiting?: ReactNode; children: ReactNode }) {
  const decision = useGuard()
  const isDecided = decision === 'enter' || decision === 'leave'
  const progress = useProgress(isDecided, {
    ...PROGRESS,
    tickMs: TIMING.progressTickMs,
    hideMs: TIMING.progressHideMs,
  })
  if (decision === 'leave') return <Navigate to="/" replace />
  return (
    <>
      {progress !== undefined && (
        // A status may stand outside the page's landmarks, and is told to who cannot see it.
        <div role="status">
          <ProgressBar value={progress} label="Loading" className="fixed! inset-x-0 top-0 z-50 rounded-none bg-transparent" />
        </div>
      )}
      {decision === 'waiting' && (
        // The bar tells it; what only looks like a page is read to nobody.
        <div aria-hidden="true" className="min-h-[70dvh]">
          {waiting}
        </div>
      )}
      {decision === 'unreachable' && <Unreachable />}
      {decision === 'enter' && children}
    </>
  )
}

/** Nothing is lost and nobody is sent away: the question is asked again until it is answered. */
function Unreachable() {
  return (
    <div role="alert" className="min-h-[70dvh]">
      <NoticePage title="The server does not answer">
        You stay where you are. This page opens by itself as soon as it does.
      </NoticePage>
    </div>
  )
}
