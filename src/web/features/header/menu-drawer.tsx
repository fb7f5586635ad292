import { useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { latePanel } from '#web/ui/late-panel.tsx'
import MenuIcon from '~icons/lucide/menu'

const MenuPanel = latePanel(async () => (await import('./menu-panel.tsx')).MenuPanel)

/** The pages on small screens. */
export function MenuDrawer() {
  // Once it was opened it stays, so that it can also leave softly.
  const [state, setState] = useState<'never opened' | 'open' | 'closed'>('never opened')
  return (
    <>
      <IconButton
        label="Open the menu"
        icon={<MenuIcon size={20} />}
        onClick={() => setState('open')}
        // The icon itself ends where the page's column does.
        className="-mr-2.5 min-[56.25rem]:hidden"
      />
      {state !== 'never opened' && <MenuPanel isOpen={state === 'open'} onClose={() => setState('closed')} />}
    </>
  )
}
