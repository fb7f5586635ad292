import { useRef, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useObjectUrl } from '#web/ui/use-object-url.ts'
import Pause from '~icons/lucide/pause'
import Play from '~icons/lucide/play'
import X from '~icons/lucide/x'
import { useWaveform } from './use-waveform.ts'

const BARS = 56

/** The sound that was brought: its shape, to listen to, and the way to take it out. */
export function SoundCard({ file, isLocked, onRemove }: { file: File; isLocked: boolean; onRemove(): void }) {
  const url = useObjectUrl(file)
  const { peaks, isUnreadable } = useWaveform(file, BARS)
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const [at, setAt] = useState({ seconds: 0, duration: 0 })
  const share = at.duration > 0 ? at.seconds / at.duration : 0
  const toggle = () => {
    const { current } = audio
    if (current?.paused) void current.play().catch(() => {})
    else current?.pause()
  }
  return (
    <div className="flex h-full min-h-44 flex-col justify-between gap-4 rounded-card border border-edge bg-wing p-4">
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 truncate font-medium text-sm">
          <bdi>{file.name}</bdi>
        </p>
        <IconButton label="Remove audio" icon={<X size={18} />} disabled={isLocked} onClick={onRemove} className="-mr-2" />
      </div>
      <div className="relative flex h-20 items-center gap-[2px]">
        {Array.from({ length: BARS }, (_, bar) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
            key={bar}
            aria-hidden="true"
            style={{ height: `${Math.max(6, (peaks?.[bar] ?? 0) * 100)}%` }}
            className={classNames('flex-1 rounded-full', bar / BARS < share ? 'bg-lit' : 'bg-ink/28')}
          />
        ))}
        <input
          type="range"
          aria-label="Seek in the audio"
          min={0}
          max={at.duration || 1}
          step={0.01}
          value={Math.min(at.seconds, at.duration || 1)}
          disabled={at.duration === 0}
          onChange={(event) => {
            if (audio.current) audio.current.currentTime = Number(event.target.value)
          }}
          className="absolute inset-0 h-full w-full cursor-pointer appearance-none rounded-control bg-transparent [&::-moz-range-thumb]:opacity-0 [&::-webkit-slider-thumb]:opacity-0"
        />
      </div>
      <div className="flex items-center gap-3">
        <IconButton
          label={isPlaying ? 'Pause audio' : 'Play audio'}
          icon={isPlaying ? <Pause size={20} /> : <Play size={20} />}
          disabled={isUnreadable}
          onClick={toggle}
          className="bg-ink! text-house! hover:brightness-95 disabled:opacity-40"
        />
        <p className="text-sm text-soft tabular-nums">
          {isUnreadable
            ? 'This browser cannot play it; it can still be used.'
            : `${at.seconds.toFixed(1)} / ${at.duration.toFixed(1)} s`}
        </p>
      </div>
      {/* biome-ignore lint/a11y/useMediaCaption: what somebody has just recorded has no captions. */}
      <audio
        ref={audio}
        src={url}
        preload="metadata"
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onEnded={() => setIsPlaying(false)}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
          setAt({ seconds: currentTime, duration: duration || 0 })
        }
        onLoadedMetadata={({ currentTarget: { duration } }) =>
          setAt({ seconds: 0, duration: Number.isFinite(duration) ? duration : 0 })
        }
      />
    </div>
  )
}
