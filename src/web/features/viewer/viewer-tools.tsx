import { Link } from 'react-router'
import { TIMING } from '#contract/timing.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { ToolButton } from '#web/ui/tool-button.tsx'
import { Tooltip, TooltipProvider } from '#web/ui/tooltip.tsx'
import Download from '~icons/lucide/download'
import ExternalLink from '~icons/lucide/external-link'
import ZoomIn from '~icons/lucide/zoom-in'
import ZoomOut from '~icons/lucide/zoom-out'
import { savePicture } from './save-picture.ts'
import { UpscaleButton } from './upscale-button.tsx'
import type { useZoom } from './use-zoom.ts'
import type { PictureDoing } from './viewed-picture.ts'
import { ViewerMenu } from './viewer-menu.tsx'
import { MAX_SCALE } from './zoom.ts'

/** What can be done with the picture that is shown: side by side, or behind one button where there is no room for that. */
export function ViewerTools({ doing, look }: { doing: PictureDoing; look: ReturnType<typeof useZoom> }) {
  const { picture, title, link, upscale } = doing
  const address = new URL(picture.url, location.href)
  // Browsers refuse to open pictures that came with the page itself.
  const tabUrl = /^https?:$/.test(address.protocol) ? address.href : undefined
  return (
    <TooltipProvider delayMs={TIMING.tooltipDelayMs} skipDelayMs={TIMING.tooltipSkipDelayMs}>
      <div className="flex items-center gap-1 small:hidden">
        {link && (
          <Link to={link.to} className={buttonStyle({ kind: 'wing', size: 'small' })}>
            {link.label}
          </Link>
        )}
        {upscale && <UpscaleButton {...upscale} />}
        <ToolButton
          label="Zoom out"
          icon={<ZoomOut size={20} />}
          disabled={look.zoom.scale <= 1}
          onClick={look.zoomOut}
          className="disabled:opacity-40"
        />
        <ToolButton
          label="Zoom in"
          icon={<ZoomIn size={20} />}
          disabled={look.zoom.scale >= MAX_SCALE}
          onClick={look.zoomIn}
          className="disabled:opacity-40"
        />
        <ToolButton label="Download" icon={<Download size={20} />} onClick={() => void savePicture(picture.url, title)} />
        {tabUrl && (
          <Tooltip text="Open in a new tab">
            <a
              href={tabUrl}
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
      <div className="wide:hidden">
        <ViewerMenu doing={doing} {...(tabUrl && { tabUrl })} />
      </div>
    </TooltipProvider>
  )
}
