import { useEffect } from 'react'

const PLACE = '--toast-foot'
/** From here on dialogs are as high as what they show; below they fill the screen, as base.css knows. */
const WIDE_PX = 720
/** A toast with its distances, the distance itself, and the foot of a dialog with what acts in it. */
const TOAST_PX = 104
const EDGE_PX = 16
const FOOT_PX = 96

/** Where toasts stand while a dialog is open that is as high as what it shows: below it where there is room, else above its foot. */
export function useToastFoot(): void {
  useEffect(() => {
    let dialog: HTMLElement | null = null
    const place = () => {
      const { style } = document.documentElement
      if (!dialog || innerWidth < WIDE_PX) return void style.removeProperty(PLACE)
      // It stands in the middle. Where it is drawn while it still moves does not count.
      const belowPx = (innerHeight - dialog.offsetHeight) / 2
      style.setProperty(PLACE, `${belowPx < TOAST_PX ? belowPx + FOOT_PX : EDGE_PX}px`)
    }
    const sizes = new ResizeObserver(place)
    const find = () => {
      const found = document.querySelector<HTMLElement>('[data-foot="low-dialog"]')
      if (found === dialog) return
      sizes.disconnect()
      dialog = found
      if (found) sizes.observe(found)
      place()
    }
    // Dialogs are put at the end of the page.
    const arrivals = new MutationObserver(find)
    arrivals.observe(document.body, { childList: true })
    window.addEventListener('resize', place)
    find()
    return () => {
      arrivals.disconnect()
      sizes.disconnect()
      window.removeEventListener('resize', place)
      document.documentElement.style.removeProperty(PLACE)
    }
  }, [])
}
