/** Where the keys come round to the first control of a dialog again, Radix gives it the focus without scrolling to it. */
export function showFocused({ target }: { target: EventTarget }): void {
  if (target instanceof HTMLElement && target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' })
}
