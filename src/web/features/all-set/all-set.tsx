import { TIMING } from '#contract/timing.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { MadeOf } from './made-of.tsx'
import { useCountdown } from './use-countdown.ts'

/** The last step of making a character: it has started. Done, or the time of the bar, ends it; `onDone` is called once. */
export function AllSet({
  created,
  waitMs = TIMING.stepThreeWaitMs,
  onDone,
}: {
  /** The job that was started, and what it makes the character of: the chosen take, or the photo that is kept. */
  created?: { readonly jobId: string; readonly pictureUrl: string }
  waitMs?: number
  onDone(): void
}) {
  const { progress, finish } = useCountdown(waitMs, onDone)
  return (
    <>
      <div className="grid min-h-0 flex-1 place-items-center overflow-y-auto p-8 text-center small:p-5">
        <div className="w-full max-w-md">
          {created ? (
            <MadeOf {...created} />
          ) : (
            <Drawing progress={progress / 100} className="mx-auto aspect-square w-64 rounded-panel small:w-52" />
          )}
          <h2 className="display mt-6 text-card">Your Character Is Being Created!</h2>
          <p className="mt-3 text-soft">
            Getting started takes about a minute. You can leave: it goes on without you, and waits in your generations.
          </p>
          <ProgressBar value={progress} label="Character creation has started" className="mt-8" />
          <p className="mt-3 text-sm text-soft">Your generations open when the bar is full.</p>
        </div>
      </div>
      {/* In the middle of the foot: on wide pages toasts stand to the right of it, on small ones above it. */}
      <footer className="flex shrink-0 justify-center border-seam border-t px-8 py-5 small:px-5 small:py-4">
        <Button kind="primary" onClick={finish} className="min-w-36 small:h-13 small:flex-1">
          Done
        </Button>
      </footer>
    </>
  )
}
