import { useState } from 'react'
import MoveHorizontal from '~icons/lucide/move-horizontal'
import { classNames } from './class-names.ts'

interface Side {
  url: string
  alt: string
}

/** Two pictures of the same size over each other; a handle, by pointer or arrow keys, moves the border between them. */
export function BeforeAfter({
  before,
  after,
  label,
  className,
}: {
  before: Side
  after: Side
  /** Names the handle. */
  label: string
  className?: string
}) {
  const [percent, setPercent] = useState(50)
  return (
    <div className={classNames('group relative isolate touch-pan-y overflow-hidden bg-wing', className)}>
      <img {...pictureOf(after)} alt={after.alt} />
      <img {...pictureOf(before)} alt={before.alt} style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }} />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-[#f5f2ec] shadow-[0_0_12px_rgb(0_0_0/45%)]"
        style={{ left: `${percent}%` }}
      >
        <span className="absolute top-1/2 left-1/2 grid size-10 -translate-1/2 place-items-center rounded-full bg-[#f5f2ec] text-[#17151c] ring-spot ring-offset-2 transition-transform duration-120 group-has-focus-visible:ring-2 group-hover:scale-105">
          <MoveHorizontal size={18} />
        </span>
      </span>
      <input
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-label={label}
        aria-valuetext={`${percent} % before, ${100 - percent} % after`}
        onChange={(event) => setPercent(event.target.valueAsNumber)}
        className="absolute inset-0 size-full cursor-ew-resize appearance-none opacity-0"
      />
    </div>
  )
}

const pictureOf = ({ url }: Side) => ({
  src: url,
  width: 640,
  height: 640,
  loading: 'lazy' as const,
  decoding: 'async' as const,
  draggable: false,
  className: 'pointer-events-none absolute inset-0 size-full select-none object-cover',
})
