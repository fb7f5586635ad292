import { viewableUrl } from '#web/data/downloads/viewable-url.ts'
import { classNames } from '#web/ui/class-names.ts'
import { showToast } from '#web/ui/toast.ts'
import { ConfirmUpscale } from './confirm-upscale.tsx'
import { downloadVideo } from './download-video.ts'
import { FilmNotice } from './film-notice.tsx'
import { filmOptions, type UpscaleOption, upscaleOptions } from './film-options.ts'
import type { PlayedVideo } from './played-video.ts'
import { PlayerControls } from './player-controls.tsx'
import { useFilmControls } from './use-film-controls.ts'
import { useUpscale } from './use-upscale.ts'

/** What can be made of a film. */
export interface VideoOperations {
  restore(): Promise<void>
  addToLipSync(): void
}

/** A film with its own controls. Without `onUpscale` or `operations` the entries say that nothing is set up for them. */
export function VideoPlayer({
  video,
  onUpscale,
  operations,
}: {
  video: PlayedVideo
  onUpscale?: (option: UpscaleOption) => Promise<void>
  operations?: VideoOperations
}) {
  const controls = useFilmControls()
  const upscale = useUpscale(onUpscale)
  const film = filmOptions(video)
  const url = viewableUrl(video.url)
  const { element, playback, isFull, isIdle, wake, togglePlay } = controls
  const notConfigured = () => showToast({ kind: 'error', title: 'Video operations not configured' })

  return (
    <section
      aria-label="Video player"
      tabIndex={-1}
      onKeyDown={controls.onKeyDown}
      onPointerMove={wake}
      className={classNames(
        'always-dark relative grid max-h-full min-h-0 place-items-center overflow-hidden bg-drawing text-ink outline-none',
        isFull ? 'size-full' : 'film-width aspect-(--ratio) rounded-card small:rounded-none',
        isIdle && 'cursor-none',
      )}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: a generated film has no words but those the person brought. */}
      <video
        ref={element}
        src={url}
        poster={video.posterUrl}
        playsInline
        // Chromium counts a film among what Tab reaches, and the dialog would wait at it for ever.
        tabIndex={-1}
        preload="auto"
        autoPlay={!matchMedia('(prefers-reduced-motion: reduce)').matches}
        onPointerUp={(event) => {
          const isOnlyWaking = event.pointerType === 'touch' && isIdle
          wake()
          if (!isOnlyWaking) togglePlay()
        }}
        onDoubleClick={controls.toggleFull}
        className="size-full min-h-0 object-contain"
      />
      <p
        className={classNames(
          'pointer-events-none absolute top-4 left-4 rounded-control bg-[#0b0a0fc7] px-2.5 py-1 font-medium text-sm tabular-nums transition-opacity duration-220',
          isIdle && 'opacity-0',
        )}
      >
        <span>{film.resolution}</span> · <span>{film.fps}fps</span>
      </p>
      <FilmNotice playback={playback} onPlay={togglePlay} onRetry={() => element.current?.load()} />
      <PlayerControls
        controls={controls}
        upscales={upscaleOptions(film.resolution)}
        onUpscale={upscale.choose}
        onDownload={() => void downloadVideo({ url, title: video.title })}
        onRestore={() => (operations ? void operations.restore() : notConfigured())}
        onAddToLipSync={() => (operations ? operations.addToLipSync() : notConfigured())}
      />
      {upscale.toConfirm && <ConfirmUpscale option={upscale.toConfirm} onClose={upscale.dismiss} onConfirm={upscale.confirm} />}
    </section>
  )
}
