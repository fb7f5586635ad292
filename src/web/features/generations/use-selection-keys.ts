import { useEffect, useEffectEvent } from 'react'

/** While many are chosen Escape ends it and Ctrl+A takes all, except where words are typed or a dialog has the keys. */
export function useSelectionKeys(isSelecting: boolean, { stop, takeAll }: { stop(): void; takeAll(): void }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('[role=dialog], [role=menu], input[type=search]')) return
    if (event.key === 'Escape') stop()
    if (event.key !== 'a' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    takeAll()
  })
  useEffect(() => {
    if (!isSelecting) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isSelecting])
}
