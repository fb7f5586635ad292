import { TIMING } from '#contract/timing.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useCountdown } from './use-countdown.ts'

/** The last step of making a character: it has started. Done, or 15 s, ends it; `onDone` is called once. */
export function AllSet({
  pictureUrl,
  onDone,
}: {
  /** What it is made of: the chosen take, or the photo that is kept. */
  pictureUrl?: string
  onDone(): void
}) {
  const { progress, finish } = useCountdown(TIMING.stepThreeWaitMs, onDone)
  return (
    <>
      <div className="grid min-h-0 flex-1 place-items-center overflow-y-auto p-8 text-center small:p-5">
        <div className="w-full max-w-md">
          <Drawing
            progress={pictureUrl ? 1 : progress / 100}
            colour={
              pictureUrl && (
                <Picture
                  url={pictureUrl}
                  alt="What your character is made of"
                  isEager
                  fallback={<Skeleton className="absolute inset-0" />}
                  className="absolute inset-0 size-full"
                />
              )
            }
            className="mx-auto aspect-square w-64 rounded-panel small:w-52"
          />
          <h2 className="display mt-8 text-card">Your Character Is Being Created!</h2>
          <p className="mt-3 text-soft">
            Getting started takes about a minute. You can leave: it goes on without you, and waits in your generations.
          </p>
          <ProgressBar value={progress} label="Character creation has started" className="mt-8" />
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
