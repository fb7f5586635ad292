import { type KeyboardEvent, useRef, useState } from 'react'
import { useSession } from '#web/data/session/account.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import ChevronLeft from '~icons/lucide/chevron-left'
import ChevronRight from '~icons/lucide/chevron-right'
import { PictureStrip } from './picture-strip.tsx'
import { useUpscalePicture } from './use-upscale-picture.ts'
import { useZoom } from './use-zoom.ts'
import type { PictureDoing, ViewedPicture } from './viewed-picture.ts'
import { ViewerTools } from './viewer-tools.tsx'
import { ZoomedPicture } from './zoomed-picture.tsx'

/** Addresses of what somebody owns here, and pictures that came with the page itself. */
const CAN_BE_UPSCALED = /^data:image\/|\/v1\/storage\//

/**
 * Pictures over the whole screen, one at a time: nearer, farther, the next one, saved, in a tab of their own, and larger for
 * who owns them.
 */
export function ImageViewer({
  pictures,
  title,
  start = 0,
  chatId,
  link,
  onClose,
}: {
  pictures: readonly ViewedPicture[]
  title: string
  start?: number
  /** Where an upscaled picture belongs. */
  chatId?: string
  link?: PictureDoing['link']
  onClose(): void
}) {
  const [at, setAt] = useState(Math.min(Math.max(0, start), Math.max(0, pictures.length - 1)))
  const frame = useRef<HTMLDivElement>(null)
  const whole = useRef<HTMLDivElement>(null)
  const session = useSession()
  const upscale = useUpscalePicture()
  const picture = pictures[at]
  const show = (index: number) => {
    look.fit()
    setAt((index + pictures.length) % pictures.length)
  }
  const look = useZoom(frame, (direction) => pictures.length > 1 && show(at + direction))
  if (!picture) return null

  const keys: Record<string, (() => void) | undefined> = {
    ArrowLeft: () => show(at - 1),
    ArrowRight: () => show(at + 1),
    '+': look.zoomIn,
    '=': look.zoomIn,
    '-': look.zoomOut,
    '0': look.fit,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const isMany = pictures.length > 1
  const userId = session.status === 'signed-in' && CAN_BE_UPSCALED.test(picture.url) ? session.account.id : undefined
  const doing: PictureDoing = {
    picture,
    title,
    ...(link && { link }),
    ...(userId && {
      upscale: {
        isBusy: upscale.isPending,
        onPress: () => void upscale.run({ userId, picture: picture.url, ...(chatId && { chatId }) }),
      },
    }),
  }
  return (
    // The first control costs credits: an Enter that is held for too long must not press it.
    <Dialog isOpen onClose={onClose} title={title} titleIsHidden shape="screen" startsAt={whole}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys for the whole viewer; every one of them also has a control. */}
      <div ref={whole} tabIndex={-1} onKeyDown={onKeyDown} className="flex size-full flex-col outline-none">
        <div className="flex min-h-16 items-center justify-between gap-4 pr-17 pl-6 small:min-h-15 small:gap-2 small:py-1.5 small:pr-13 small:pl-4">
          <p className="flex min-w-0 items-baseline gap-3 small:flex-col small:items-stretch small:gap-0">
            <span
              aria-hidden="true"
              className="font-semibold wide:truncate small:line-clamp-2 small:text-sm small:leading-tight"
            >
              {title}
            </span>
            {isMany && (
              <span aria-live="polite" className="shrink-0 text-sm text-soft tabular-nums">
                <span className="sr-only">Picture </span>
                {at + 1} of {pictures.length}
              </span>
            )}
          </p>
          <ViewerTools doing={doing} look={look} />
        </div>
        <div className="relative min-h-0 flex-1">
          <ZoomedPicture key={picture.url} picture={picture} frame={frame} look={look} />
          {isMany && <Turn label="Previous picture" side="left" onPress={() => show(at - 1)} />}
          {isMany && <Turn label="Next picture" side="right" onPress={() => show(at + 1)} />}
        </div>
        {isMany ? <PictureStrip pictures={pictures} at={at} onShow={show} /> : <div className="h-6 shrink-0" />}
      </div>
    </Dialog>
  )
}

function Turn({ label, side, onPress }: { label: string; side: 'left' | 'right'; onPress(): void }) {
  return (
    <IconButton
      label={label}
      icon={side === 'left' ? <ChevronLeft size={24} /> : <ChevronRight size={24} />}
      onClick={onPress}
      className={`absolute top-1/2 size-12 -translate-y-1/2 bg-[#0b0a0fc7] text-ink hover:bg-[#1e1c26] small:size-10 ${side === 'left' ? 'left-4 small:left-2' : 'right-4 small:right-2'}`}
    />
  )
}
