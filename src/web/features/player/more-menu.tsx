import { useId } from 'react'
import { PRICES_CREDITS } from '#contract/prices.ts'
import { useHeldUp } from '#web/data/credits/use-held-up.ts'
import { HeldUp } from '#web/ui/held-up.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuEntry } from '#web/ui/menu.tsx'
import Download from '~icons/lucide/download'
import EllipsisVertical from '~icons/lucide/ellipsis-vertical'
import MicVocal from '~icons/lucide/mic-vocal'
import Sparkles from '~icons/lucide/sparkles'
import { CONTROL, OVER_THE_SEEK_BAR_PX } from './control-style.ts'

/** What else can be done with the film. */
export function MoreMenu(props: { onDownload(): void; onRestore(): void; onAddToLipSync(): void }) {
  return (
    <Menu
      side="top"
      gapPx={OVER_THE_SEEK_BAR_PX}
      label="More actions"
      className="always-dark"
      trigger={<IconButton label="More actions" icon={<EllipsisVertical size={20} />} className={CONTROL} />}
    >
      <MenuEntry icon={<Download size={18} />} onSelect={props.onDownload}>
        Download
      </MenuEntry>
      <RestoreEntry onSelect={props.onRestore} />
      <MenuEntry icon={<MicVocal size={18} />} opensDialog onSelect={props.onAddToLipSync}>
        Add to Lip Sync
      </MenuEntry>
    </Menu>
  )
}

/** Asked when the menu is open: whoever only looks at a film asks for no price. */
function RestoreEntry({ onSelect }: { onSelect(): void }) {
  const heldUp = useHeldUp('video-restoration')
  const reason = useId()
  return (
    <>
      <MenuEntry icon={<Sparkles size={18} />} describedBy={heldUp && reason} onSelect={onSelect}>
        <span className="flex-1">Restore Video</span>
        <span className="pl-6 text-soft tabular-nums">{PRICES_CREDITS.videoRestoration} credits</span>
      </MenuEntry>
      <HeldUp id={reason} words={heldUp} className="max-w-72 px-3 pt-1 pb-3" />
    </>
  )
}
