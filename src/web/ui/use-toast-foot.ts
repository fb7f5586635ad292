import { type RefObject, useEffect } from 'react'
import { findFreeFoot } from './find-free-foot.ts'
import { shownBox } from './shown-box.ts'

const PLACE = '--toast-foot'
/** From here on a dialog leaves room beside what acts in it; below it fills the screen, and base.css knows where toasts stand. */
const WIDE_PX = 720
const CONTROLS = 'a[href], audio, button, input, label:has(input), select, summary, textarea, video[controls]'

/** What ends a step: a toast covers any choices above it rather than these. */
const ENDS = 'footer *, [type="submit"]'
const ENDS_WEIGHT = 100

/** Where toasts stand while a dialog is open: where they cover nothing in it that can be pressed. `corner` holds the toasts. */
export function useToastFoot(corner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let dialog: HTMLElement | null = null
    const { style } = document.documentElement
    const place = () => {
      // The first is in front of the others.
      const toast = corner.current?.querySelector<HTMLElement>('[data-sonner-toast]')
      if (!dialog || !toast || innerWidth < WIDE_PX) return void style.removeProperty(PLACE)
      const { left, right } = toast.getBoundingClientRect()
      const controls = [...dialog.querySelectorAll(CONTROLS)].flatMap((control) => {
        const box = shownBox(control, document.body)
        return box ? { ...box, weight: control.matches(ENDS) ? ENDS_WEIGHT : 1 } : []
      })
      const now = Number.parseFloat(style.getPropertyValue(PLACE))
      const footPx = findFreeFoot(
        // Its height is what it will have, also while it still comes.
        { left, right, heightPx: toast.offsetHeight },
        { controls, screenHeightPx: innerHeight, nowPx: Number.isNaN(now) ? undefined : now },
      )
      style.setProperty(PLACE, `${footPx}px`)
    }
    const sizes = new ResizeObserver(place)
    const changes = new MutationObserver(() => {
      const found = document.querySelector<HTMLElement>('[data-foot="dialog"]')
      if (found && found !== dialog) {
        changes.observe(found, { childList: true, subtree: true })
        sizes.disconnect()
        sizes.observe(found)
      }
      dialog = found
      place()
    })
    // Dialogs are put at the end of the page.
    changes.observe(document.body, { childList: true })
    if (corner.current) changes.observe(corner.current, { childList: true, subtree: true })
    window.addEventListener('resize', place)
    return () => {
      changes.disconnect()
      sizes.disconnect()
      window.removeEventListener('resize', place)
      style.removeProperty(PLACE)
    }
  }, [corner])
}
