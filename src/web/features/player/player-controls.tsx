import { TIMING } from '#contract/timing.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ToolButton } from '#web/ui/tool-button.tsx'
import { TooltipProvider } from '#web/ui/tooltip.tsx'
import Maximize from '~icons/lucide/maximize'
import Minimize from '~icons/lucide/minimize'
import Pause from '~icons/lucide/pause'
import Play from '~icons/lucide/play'
import RotateCcw from '~icons/lucide/rotate-ccw'
import Volume2 from '~icons/lucide/volume-2'
import VolumeX from '~icons/lucide/volume-x'
import { clockText } from './clock-text.ts'
import { CONTROL } from './control-style.ts'
import type { UpscaleOption } from './film-options.ts'
import { MoreMenu } from './more-menu.tsx'
import { SeekBar } from './seek-bar.tsx'
import { UpscaleMenu } from './upscale-menu.tsx'
import type { FilmControls } from './use-film-controls.ts'

/** The bar at the foot of a film. */
export function PlayerControls({
  controls,
  upscales,
  onUpscale,
  ...more
}: {
  controls: FilmControls
  upscales: readonly UpscaleOption[]
  onUpscale(option: UpscaleOption): void
  onDownload(): void
  onRestore(): void
  onAddToLipSync(): void
}) {
  const { playback, isFull } = controls
  const { isPlaying, isMuted, isEnded, atSeconds, durationSeconds, bufferedSeconds } = playback
  const playIcon = isEnded ? <RotateCcw size={20} /> : isPlaying ? <Pause size={20} /> : <Play size={20} />
  return (
    <div
      className={classNames(
        'absolute inset-x-0 bottom-0 bg-linear-to-t from-house/90 via-house/50 to-transparent px-5 pt-14 pb-3.5 transition-opacity duration-220 focus-within:opacity-100 small:px-3 small:pb-2',
        controls.isIdle && 'opacity-0',
      )}
    >
      <SeekBar
        atSeconds={atSeconds}
        durationSeconds={durationSeconds}
        bufferedSeconds={bufferedSeconds}
        onSeek={controls.seekTo}
      />
      <TooltipProvider delayMs={TIMING.tooltipDelayMs} skipDelayMs={TIMING.tooltipSkipDelayMs}>
        <div className="-mx-2 mt-0.5 flex items-center gap-1">
          <ToolButton
            label={isEnded ? 'Play again' : isPlaying ? 'Pause' : 'Play'}
            icon={playIcon}
            onClick={controls.togglePlay}
            className={CONTROL}
          />
          <ToolButton
            label={isMuted ? 'Unmute' : 'Mute'}
            icon={isMuted ? <VolumeX size={20} /> : <Volume2 size={20} />}
            onClick={controls.toggleMute}
            className={CONTROL}
          />
          <p className="ml-1.5 text-sm tabular-nums">
            <span>{clockText(atSeconds)}</span> <span className="opacity-75">/ {clockText(durationSeconds)}</span>
          </p>
          <span className="flex-1" />
          {upscales.length > 0 && <UpscaleMenu options={upscales} onChoose={onUpscale} />}
          <MoreMenu {...more} />
          <ToolButton
            label={isFull ? 'Leave full screen' : 'Full screen'}
            icon={isFull ? <Minimize size={20} /> : <Maximize size={20} />}
            onClick={controls.toggleFull}
            className={CONTROL}
          />
        </div>
      </TooltipProvider>
    </div>
  )
}
