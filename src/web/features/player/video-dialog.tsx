import type { CSSProperties } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { filmRatio } from './film-ratio.ts'
import type { PlayedVideo } from './played-video.ts'
import { useVideoOperations } from './use-video-operations.ts'
import { VideoPlayer } from './video-player.tsx'

/**
 * A film over the page, with what can be made of it. `onAddToLipSync` opens the lip sync dialog with this film; without it,
 * and without an account, nothing can be made of it.
 */
export function VideoDialog({
  video,
  onClose,
  onAddToLipSync,
}: {
  video: PlayedVideo
  onClose(): void
  onAddToLipSync?: (url: string) => void
}) {
  const { upscale, restore } = useVideoOperations(video)
  return (
    <Dialog isOpen onClose={onClose} title={video.title || 'Video'} titleIsHidden shape="screen">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press beside the film closes it; so do the button and Escape. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above. */}
      <div
        style={{ '--ratio': filmRatio(video) } as CSSProperties}
        onClick={(event) => event.target === event.currentTarget && onClose()}
        className="mx-auto grid size-full max-w-272 broad:max-w-360 grid-rows-[64px_minmax(0,1fr)_40px] px-6 full:max-w-none full:grid-rows-[minmax(0,1fr)]! full:px-0 small:grid-rows-[56px_minmax(0,1fr)_40px] small:px-0"
      >
        <p
          aria-hidden="true"
          className="film-width self-center justify-self-center truncate pr-14 font-semibold text-base full:hidden small:pl-5"
        >
          {video.title}
        </p>
        <div className="pointer-events-none grid min-h-0 place-items-center *:pointer-events-auto">
          <VideoPlayer
            video={video}
            onUpscale={upscale}
            operations={onAddToLipSync && { restore, addToLipSync: () => onAddToLipSync(video.url) }}
          />
        </div>
      </div>
    </Dialog>
  )
}
