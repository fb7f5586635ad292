import { useEffect, useEffectEvent, useRef, useState } from 'react'

const TICK_MS = 200

/** Counts a time down as 0 to 100 and then calls `onDone`; `finish` does so earlier. Never more than once. */
export function useCountdown(durationMs: number, onDone: () => void) {
  const [progress, setProgress] = useState(0)
  const isOver = useRef(false)
  const finish = () => {
    if (isOver.current) return
    isOver.current = true
    onDone()
  }
  const finishFromTimer = useEffectEvent(finish)

  useEffect(() => {
    const startedAt = Date.now()
    const ticking = setInterval(() => setProgress(Math.min(100, ((Date.now() - startedAt) / durationMs) * 100)), TICK_MS)
    const ending = setTimeout(() => {
      clearInterval(ticking)
      setProgress(100)
      finishFromTimer()
    }, durationMs)
    return () => {
      clearInterval(ticking)
      clearTimeout(ending)
    }
  }, [durationMs])

  return { progress, finish }
}
