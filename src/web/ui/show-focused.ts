/**
 * Where the keys come round to the first control of a dialog again, Radix gives it the focus without scrolling to it; and of a
 * choice a browser scrolls only to its hidden button.
 */
export function showFocused({ target }: { target: EventTarget }): void {
  if (!(target instanceof HTMLElement && target.matches(':focus-visible'))) return
  const shown = target.closest('label') ?? target
  shown.scrollIntoView({ block: 'nearest' })
}
