import { useEffect, useState } from 'react'
import { TIMING } from '#contract/timing.ts'
import { Drawing } from '#web/ui/drawing.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** The preload screen: its second text comes no earlier than the preload delay, and not before the list is there. */
export function PreparingCharacters({ isLoaded }: { isLoaded: boolean }) {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    const settling = setTimeout(() => setIsSettled(true), TIMING.preloadMs)
    return () => clearTimeout(settling)
  }, [])
  return (
    <main className="column grid min-h-[calc(100dvh-64px)] content-center justify-items-center gap-7 py-8">
      <Drawing progress={0} isDim className="aspect-square w-60 rounded-panel small:w-44" />
      <Spinner label={isLoaded && isSettled ? 'Almost there' : 'Preparing your characters'} sizePx={24} />
    </main>
  )
}
