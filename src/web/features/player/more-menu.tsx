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
      <MenuEntry icon={<Sparkles size={18} />} onSelect={props.onRestore}>
        <span className="flex-1">Restore Video</span>
        <span className="pl-6 text-soft tabular-nums">{PRICES_CREDITS.videoRestoration} credits</span>
      </MenuEntry>
      <MenuEntry icon={<MicVocal size={18} />} opensDialog onSelect={props.onAddToLipSync}>
        Add to Lip Sync
      </MenuEntry>
      <RestoreHeldUp />
    </Menu>
  )
}

/** Asked when the menu is open: whoever only looks at a film asks for no price. */
function RestoreHeldUp() {
  return <HeldUp words={useHeldUp('video-restoration')} className="mt-1.5 max-w-72 border-seam border-t px-3 pt-2.5 pb-2" />
}
