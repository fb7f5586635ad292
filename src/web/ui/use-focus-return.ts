import { type RefObject, useRef } from 'react'

/**
 * Gives the focus back to what opened something modal: Radix does so for a trigger of its own only, and ours are opened from
 * elsewhere. `startsAt` has it while that is open; without it the first control has.
 */
export function useFocusReturn(startsAt?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement
      if (!startsAt?.current) return
      event.preventDefault()
      startsAt.current.focus()
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
