import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import Play from '~icons/lucide/play'
import type { Playback } from './use-playback.ts'

/** In the middle of the film: that it loads, that it cannot be played, or the way to start it. */
export function FilmNotice({
  playback: { isBroken, isWaiting, isPlaying, atSeconds },
  onPlay,
  onRetry,
}: {
  playback: Playback
  onPlay(): void
  onRetry(): void
}) {
  if (isBroken) {
    return (
      <div
        role="alert"
        className="absolute inset-0 grid place-content-center justify-items-center gap-4 bg-drawing p-6 text-center"
      >
        <p className="font-semibold">This video could not be played.</p>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    )
  }
  if (isWaiting) {
    return (
      <span className="pointer-events-none absolute">
        <Spinner sizePx={36} />
      </span>
    )
  }
  if (isPlaying || atSeconds > 0) return null
  return (
    <button
      type="button"
      aria-hidden="true"
      tabIndex={-1}
      onClick={onPlay}
      className="absolute grid size-18 place-items-center rounded-full bg-[#0b0a0fc7] text-ink transition duration-120 hover:scale-105"
    >
      <Play size={30} className="ml-1 fill-current" />
    </button>
  )
}
