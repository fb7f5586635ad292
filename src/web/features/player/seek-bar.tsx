import type { CSSProperties } from 'react'
import { clockText } from './clock-text.ts'

/** The place in the film, to see and to set; behind it how much has come. */
export function SeekBar({
  atSeconds,
  durationSeconds,
  bufferedSeconds,
  onSeek,
}: {
  atSeconds: number
  durationSeconds: number
  bufferedSeconds: number
  onSeek(seconds: number): void
}) {
  const shareOf = (seconds: number) => `${durationSeconds > 0 ? Math.min(100, (seconds / durationSeconds) * 100) : 0}%`
  return (
    <div className="group/seek relative flex h-6 items-center" style={{ '--at': shareOf(atSeconds) } as CSSProperties}>
      <span aria-hidden="true" className="absolute inset-x-0 h-1 overflow-hidden rounded-full bg-ink/30">
        <span className="absolute inset-y-0 left-0 bg-ink/45" style={{ width: shareOf(bufferedSeconds) }} />
        <span className="absolute inset-y-0 left-0 w-(--at) bg-limelight" />
      </span>
      <span
        aria-hidden="true"
        className="absolute left-(--at) size-3.5 -translate-x-1/2 rounded-full bg-ink shadow-float transition-transform duration-120 group-hover/seek:scale-115"
      />
      <input
        type="range"
        aria-label="Seek"
        aria-valuetext={`${clockText(atSeconds)} of ${clockText(durationSeconds)}`}
        min={0}
        max={durationSeconds || 1}
        step={0.01}
        value={Math.min(atSeconds, durationSeconds || 1)}
        disabled={durationSeconds === 0}
        onChange={(event) => onSeek(Number(event.target.value))}
        className="absolute inset-x-0 -inset-y-2 w-full cursor-pointer appearance-none bg-transparent opacity-0 focus-visible:opacity-100 [&::-moz-range-thumb]:opacity-0 [&::-webkit-slider-thumb]:opacity-0"
      />
    </div>
  )
}
