import { useCallback, useEffect, useRef, useState } from 'react'

const IDLE_MS = 2_500

/** Whether nobody has moved or pressed anything for a while; `wake` is called when somebody does. */
export function useIdle(mayIdle: boolean): { isIdle: boolean; wake(): void } {
  const [isIdle, setIsIdle] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wake = useCallback(() => {
    clearTimeout(timer.current)
    setIsIdle(false)
    timer.current = setTimeout(() => setIsIdle(true), IDLE_MS)
  }, [])
  useEffect(() => {
    wake()
    return () => clearTimeout(timer.current)
  }, [wake])
  return { isIdle: isIdle && mayIdle, wake }
}
