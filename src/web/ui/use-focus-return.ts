import { useRef } from 'react'

/** Gives the focus back to what opened something modal: Radix does so for a trigger of its own only, and ours are opened from elsewhere. */
export function useFocusReturn() {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
