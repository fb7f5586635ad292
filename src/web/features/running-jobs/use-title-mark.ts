import { useCallback, useEffect, useRef } from 'react'

/** Before the title of a tab that is in the background: something in it has ended. */
const MARK = '● '

/** Marks the title of the tab until somebody looks at it. */
export function useTitleMark(): () => void {
  const isMarked = useRef(false)
  useEffect(() => {
    const clear = () => {
      if (document.hidden || !isMarked.current) return
      isMarked.current = false
      document.title = document.title.replace(MARK, '')
    }
    document.addEventListener('visibilitychange', clear)
    return () => document.removeEventListener('visibilitychange', clear)
  }, [])
  return useCallback(() => {
    isMarked.current = true
    if (!document.title.startsWith(MARK)) document.title = MARK + document.title
  }, [])
}
