import { useEffect } from 'react'
import { toast } from 'sonner'

/**
 * Takes a toast away that was swiped to the right or down by `thresholdPx`: sonner itself asks for more. It knows how far
 * one has swiped, and `showToast` gives each toast its id as a mark.
 */
export function useSwipeAway(thresholdPx: number): void {
  useEffect(() => {
    const release = ({ target }: PointerEvent) => {
      const swiped = target instanceof Element ? target.closest<HTMLElement>('[data-sonner-toast]') : null
      const id = swiped?.dataset.testid
      if (!swiped || !id) return
      const amounts = ['x', 'y'].map((axis) => Number.parseFloat(swiped.style.getPropertyValue(`--swipe-amount-${axis}`)) || 0)
      if (Math.max(...amounts) >= thresholdPx) toast.dismiss(id)
    }
    document.addEventListener('pointerup', release, { capture: true })
    return () => document.removeEventListener('pointerup', release, { capture: true })
  }, [thresholdPx])
}
