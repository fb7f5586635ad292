import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { PROGRESS, TIMING } from '#contract/timing.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { useProgress } from '#web/ui/use-progress.ts'
import { useGuard } from './use-guard.ts'

/** Shows its content to a signed-in user and sends a guest home; a bar at the top while that is not known. */
export function Guard({ children }: { children: ReactNode }) {
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
      {decision === 'enter' ? (
        children
      ) : (
        <div className="column min-h-[70dvh] pt-14">{decision === 'unreachable' && <Unreachable />}</div>
      )}
    </>
  )
}

/** Nothing is lost and nobody is sent away: the question is asked again until it is answered. */
function Unreachable() {
  return (
    <div role="alert">
      <h1 className="display text-section">The server does not answer</h1>
      <p className="mt-4 max-w-md text-soft">You stay where you are. This page opens by itself as soon as it does.</p>
    </div>
  )
}
