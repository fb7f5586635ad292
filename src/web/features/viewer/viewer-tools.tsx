import type { ReactNode } from 'react'
import { TIMING } from '#contract/timing.ts'
import { fileName } from '#web/data/downloads/file-name.ts'
import { saveFile } from '#web/data/downloads/save-file.ts'
import { showToast } from '#web/ui/toast.ts'
import { ToolButton } from '#web/ui/tool-button.tsx'
import { Tooltip, TooltipProvider } from '#web/ui/tooltip.tsx'
import Download from '~icons/lucide/download'
import ExternalLink from '~icons/lucide/external-link'
import ZoomIn from '~icons/lucide/zoom-in'
import ZoomOut from '~icons/lucide/zoom-out'
import type { useZoom } from './use-zoom.ts'
import type { ViewedPicture } from './viewed-picture.ts'
import { MAX_SCALE } from './zoom.ts'

/** What can be done with the picture that is shown. */
export function ViewerTools({
  picture,
  title,
  look,
  children,
}: {
  picture: ViewedPicture
  title: string
  look: ReturnType<typeof useZoom>
  children?: ReactNode
}) {
  const address = new URL(picture.url, location.href)
  return (
    <TooltipProvider delayMs={TIMING.tooltipDelayMs} skipDelayMs={TIMING.tooltipSkipDelayMs}>
      <div className="flex items-center gap-1">
        {children}
        <ToolButton
          label="Zoom out"
          icon={<ZoomOut size={20} />}
          disabled={look.zoom.scale <= 1}
          onClick={look.zoomOut}
          className="small:hidden disabled:opacity-40"
        />
        <ToolButton
          label="Zoom in"
          icon={<ZoomIn size={20} />}
          disabled={look.zoom.scale >= MAX_SCALE}
          onClick={look.zoomIn}
          className="small:hidden disabled:opacity-40"
        />
        <ToolButton label="Download" icon={<Download size={20} />} onClick={() => void savePicture(picture.url, title)} />
        {/^https?:$/.test(address.protocol) && (
          <Tooltip text="Open in a new tab">
            <a
              href={address.href}
              target="_blank"
              rel="noopener"
              aria-label="Open in a new tab"
              className="touch inline-flex size-10 items-center justify-center rounded-control text-soft transition duration-120 hover:bg-wing hover:text-ink"
            >
              <ExternalLink size={20} />
            </a>
          </Tooltip>
        )}
      </div>
    </TooltipProvider>
  )
}

async function savePicture(url: string, title: string): Promise<void> {
  const outcome = await saveFile(url, fileName(title, url, 'png'))
  switch (outcome) {
    case 'started':
      return showToast({ kind: 'success', title: 'Download started' })
    case 'attempted':
      return showToast({ kind: 'info', title: 'Download attempted' })
    case 'opened':
      return showToast({ kind: 'info', title: 'Opened in a new tab', text: 'Save the picture from there.' })
    case 'failed':
      return showToast({ kind: 'error', title: 'Download failed', text: 'The picture could not be fetched. Please try again.' })
  }
}
