import { useMemo, useRef, useState } from 'react'
import type { JobCard as Job } from '#contract/entities/job.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { CardActions } from './card-actions.ts'
import { cardHeight } from './card-height.ts'
import { JobCard } from './job-card.tsx'
import { columnsFor, layOutWall } from './masonry.ts'
import { useWallWindow } from './use-wall-window.ts'

interface JobWallProps {
  jobs: readonly Job[]
  total: number
  /** Undefined while nothing is being chosen. */
  selected: ReadonlySet<string> | undefined
  busy: ReadonlySet<string>
  actions: CardActions
}

/** The wall of pictures. Only what is on the screen or near it stands in the page, and the card that has the focus. */
export function JobWall({ jobs, total, selected, busy, actions }: JobWallProps) {
  const element = useRef<HTMLUListElement>(null)
  const { widthPx, screenWidthPx, fromPx, toPx } = useWallWindow(element)
  const [focusedId, setFocusedId] = useState<string>()
  const wall = useMemo(() => layOutWall(jobs, cardHeight, measures(widthPx, screenWidthPx)), [jobs, widthPx, screenWidthPx])
  const shown = jobs.flatMap((job, index) => {
    const place = wall.places[index]
    if (!place) return []
    const isNear = place.topPx < toPx && place.topPx + place.heightPx > fromPx
    return isNear || job.$id === focusedId ? [{ job, place, position: index + 1 }] : []
  })
  return (
    <ul
      ref={element}
      aria-label="Your generations"
      // Shift takes a range of cards, not of words.
      className={classNames('relative', selected && 'select-none')}
      style={{ height: wall.heightPx }}
      onFocus={({ target }) => setFocusedId(jobOf(target))}
      // Where the focus goes next must stand there before it arrives.
      onBlur={({ relatedTarget }) => setFocusedId(jobOf(relatedTarget))}
    >
      {shown.map(({ job, place, position }) => (
        <JobCard
          key={job.$id}
          job={job}
          {...place}
          widthPx={wall.columnWidthPx}
          position={position}
          total={total}
          isSelected={selected?.has(job.$id)}
          isBusy={busy.has(job.$id)}
          actions={actions}
        />
      ))}
    </ul>
  )
}

function jobOf(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>('[data-job]')?.dataset.job
}

/** What the wall looks like before its pictures are known. */
export function SkeletonWall({ count }: { count: number }) {
  const element = useRef<HTMLDivElement>(null)
  const { widthPx, screenWidthPx } = useWallWindow(element)
  const shapes = Array.from({ length: count }, (_, index) => ({
    id: `skeleton-${index}`,
    ratio: RATIOS[index % RATIOS.length] ?? 1,
  }))
  const wall = layOutWall(shapes, ({ ratio }, columnPx) => Math.round(columnPx / ratio) + 34, measures(widthPx, screenWidthPx))
  return (
    <div
      ref={element}
      role="status"
      aria-label="Loading your generations"
      className="relative"
      style={{ height: wall.heightPx }}
    >
      {shapes.map(({ id }, index) => {
        const { leftPx = 0, topPx = 0, heightPx = 0 } = wall.places[index] ?? {}
        return (
          <div
            key={id}
            data-testid="skeleton-card"
            className="absolute top-0 left-0 flex flex-col"
            style={{ width: wall.columnWidthPx, height: heightPx, transform: `translate(${leftPx}px, ${topPx}px)` }}
          >
            <Skeleton className="min-h-0 flex-1" />
            <div className="mt-3 mb-1.5 flex justify-between px-0.5">
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-4 w-1/5" />
            </div>
          </div>
        )
      })}
    </div>
  )
}

/** The shapes that generations mostly have. */
const RATIOS = [1, 4 / 5, 1, 16 / 9, 4 / 5, 1, 1, 3 / 4]

/** Mocks: 16 across and 24 down, 12 and 16 on small screens. */
function measures(widthPx: number, screenWidthPx: number) {
  const isSmall = screenWidthPx < 720
  const gaps = isSmall ? { gapAcrossPx: 12, gapDownPx: 16 } : { gapAcrossPx: 16, gapDownPx: 24 }
  return { widthPx: Math.max(1, widthPx), columns: columnsFor(screenWidthPx), ...gaps }
}
