import type { ComponentProps, FocusEvent } from 'react'
import { IconButton } from './icon-button.tsx'
import { Tooltip } from './tooltip.tsx'

/** An icon button that tells its name to those who see it, too. Stands within a TooltipProvider. */
export function ToolButton(props: ComponentProps<typeof IconButton>) {
  return (
    <Tooltip text={props.label}>
      <IconButton {...props} onFocus={onlyForKeys} />
    </Tooltip>
  )
}

/** Only who walks by keys wants to read what a button is called, and not where a dialog that opens gives it the focus. */
function onlyForKeys(event: FocusEvent) {
  const dialog = event.target.closest('[role="dialog"]')
  const isWalkedTo = event.target.matches(':focus-visible') && (!dialog || dialog.contains(event.relatedTarget as Node | null))
  if (!isWalkedTo) event.preventDefault()
}
