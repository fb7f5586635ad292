import { useEffect } from 'react'

/** While `isOn` the browser asks whether the page may really be left: what is under way would be lost. */
export function useAskBeforeReload(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isOn])
}
