import { useEffect, useState } from 'react'
import { TIMING } from '#contract/timing.ts'
import { Spinner } from '#web/ui/spinner.tsx'

/** The preload screen: its second text comes no earlier than the preload delay, and not before the list is there. */
export function PreparingCharacters({ isLoaded }: { isLoaded: boolean }) {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    const settling = setTimeout(() => setIsSettled(true), TIMING.preloadMs)
    return () => clearTimeout(settling)
  }, [])
  return (
    <main className="column grid min-h-[70dvh] place-items-center">
      <Spinner label={isLoaded && isSettled ? 'Almost there' : 'Preparing your characters'} sizePx={24} />
    </main>
  )
}
