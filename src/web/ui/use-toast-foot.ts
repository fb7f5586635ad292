import { type RefObject, useEffect } from 'react'
import { findFreeFoot } from './find-free-foot.ts'
import { shownBox } from './shown-box.ts'

const PLACE = '--toast-foot'
/** There a dialog fills the screen, and base.css knows where toasts stand; elsewhere it leaves room beside what acts in it. */
const SMALL = '(width < 45rem)'
/** Between a sheet at the foot of a small screen and a toast above it, and between that and the upper edge. */
const GAP_PX = 12
const CONTROLS = 'a[href], audio, button, input, label:has(input), select, summary, textarea, video[controls]'

/** What ends a step: a toast covers any choices above it rather than these. */
const ENDS = 'footer *, [type="submit"]'
const ENDS_WEIGHT = 100

/**
 * Where toasts stand while a dialog is open: where they cover nothing in it that can be pressed, and above one that is a sheet at
 * the foot of a small screen. `corner` holds the toasts.
 */
export function useToastFoot(corner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let dialog: HTMLElement | null = null
    const { style } = document.documentElement
    const place = () => {
      // The first is in front of the others.
      const toast = corner.current?.querySelector<HTMLElement>('[data-sonner-toast]')
      const aboveSheetPx = dialog?.dataset.foot === 'sheet' ? dialog.offsetHeight + GAP_PX : undefined
      if (toast && aboveSheetPx && aboveSheetPx + toast.offsetHeight + GAP_PX <= innerHeight) {
        return style.setProperty(PLACE, `${aboveSheetPx}px`)
      }
      if (!dialog || !toast || isSmall()) return void style.removeProperty(PLACE)
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
    const look = () => {
      const found = openDialog()
      if (found && found !== dialog) {
        changes.observe(found, { childList: true, subtree: true })
        sizes.disconnect()
        sizes.observe(found)
      }
      dialog = found
      place()
    }
    const changes = new MutationObserver(look)
    // Dialogs are put at the end of the page.
    changes.observe(document.body, { childList: true })
    if (corner.current) changes.observe(corner.current, { childList: true, subtree: true })
    window.addEventListener('resize', look)
    return () => {
      changes.disconnect()
      sizes.disconnect()
      window.removeEventListener('resize', look)
      style.removeProperty(PLACE)
    }
  }, [corner])
}

const isSmall = () => matchMedia(SMALL).matches

/** Whose controls toasts leave free. On small screens a small dialog is a sheet, and may lie over another. */
function openDialog(): HTMLElement | null {
  if (!isSmall()) return document.querySelector<HTMLElement>('[data-foot="dialog"]')
  return [...document.querySelectorAll<HTMLElement>('[data-foot="dialog"], [data-foot="sheet"]')].at(-1) ?? null
}
