import { useEffect, useEffectEvent, useState } from 'react'
import { TIMING } from '#contract/timing.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

/** Often enough that the bar moves smoothly. */
const STEP_MS = 250

/** The last step: the character is on its way. Ends by its button or after 15 s, once. */
export function AllSet({ name, onDone }: { name: string; onDone(): void }) {
  const [elapsedMs, setElapsedMs] = useState(0)
  const done = useEffectEvent(onDone)
  const isOver = elapsedMs >= TIMING.stepThreeWaitMs

  useEffect(() => {
    if (isOver) return done()
    const ticking = setInterval(() => setElapsedMs((before) => before + STEP_MS), STEP_MS)
    return () => clearInterval(ticking)
  }, [isOver])

  return (
    <div className="grid flex-1 grid-cols-[1fr_minmax(0,420px)] items-center gap-12 overflow-y-auto px-10 pb-10 small:grid-cols-1 small:gap-6 small:px-5">
      <div className="small:order-2">
        <p className="display text-section small:text-card">Your Character Is Being Created!</p>
        <p className="mt-4 max-w-md text-soft">
          {name} gets a model sheet now: portrait, full figure and six expressions, so that every scene keeps the same face. It
          takes about a minute.
        </p>
        <ProgressBar
          value={(elapsedMs / TIMING.stepThreeWaitMs) * 100}
          label="Starting the creation"
          className="mt-8 max-w-md"
        />
        <Button kind="primary" className="mt-8" onClick={onDone}>
          Done
        </Button>
      </div>
      <Drawing
        progress={Math.min(1, elapsedMs / TIMING.stepThreeWaitMs)}
        className="aspect-[4/5] max-h-full w-full rounded-panel small:max-h-72"
      />
    </div>
  )
}
