import { useId } from 'react'
import { useNavigate } from 'react-router'
import { PRICES_CREDITS } from '#contract/prices.ts'
import { useHeldUp } from '#web/data/credits/use-held-up.ts'
import { HeldUp } from '#web/ui/held-up.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuEntry } from '#web/ui/menu.tsx'
import Download from '~icons/lucide/download'
import EllipsisVertical from '~icons/lucide/ellipsis-vertical'
import ExternalLink from '~icons/lucide/external-link'
import ImageUpscale from '~icons/lucide/image-upscale'
import UserRound from '~icons/lucide/user-round'
import { savePicture } from './save-picture.ts'
import type { PictureDoing } from './viewed-picture.ts'

/** The tools of the viewer where its bar is too narrow for them. Fingers bring the picture nearer, so nothing here does. */
export function ViewerMenu({ doing, tabUrl }: { doing: PictureDoing; tabUrl?: string }) {
  const { picture, title, link, upscale } = doing
  const navigate = useNavigate()
  return (
    <Menu
      label="More actions"
      className="always-dark"
      trigger={<IconButton label="More actions" icon={<EllipsisVertical size={20} />} />}
    >
      {upscale && <UpscaleEntry {...upscale} />}
      <MenuEntry icon={<Download size={18} />} onSelect={() => void savePicture(picture.url, title)}>
        Download
      </MenuEntry>
      {tabUrl && (
        <MenuEntry icon={<ExternalLink size={18} />} onSelect={() => window.open(tabUrl, '_blank', 'noopener')}>
          Open in a new tab
        </MenuEntry>
      )}
      {link && (
        <MenuEntry icon={<UserRound size={18} />} opensDialog onSelect={() => navigate(link.to)}>
          {link.label}
        </MenuEntry>
      )}
    </Menu>
  )
}

/** Why no larger version would be made is asked when the menu is open. */
function UpscaleEntry({ isBusy, onPress }: NonNullable<PictureDoing['upscale']>) {
  const heldUp = useHeldUp('image-upscale')
  const reason = useId()
  return (
    <>
      <MenuEntry
        icon={<ImageUpscale size={18} />}
        describedBy={heldUp && reason}
        onSelect={() => {
          if (!isBusy) onPress()
        }}
      >
        <span className="flex-1">Upscale</span>
        <span className="pl-6 text-soft tabular-nums">{PRICES_CREDITS.imageUpscale} credits</span>
      </MenuEntry>
      <HeldUp id={reason} words={heldUp} className="max-w-72 px-3 pt-1 pb-3" />
    </>
  )
}
