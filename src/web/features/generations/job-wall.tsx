import { useMemo, useRef, useState } from 'react'
import type { JobCard as Job } from '#contract/entities/job.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { CardActions } from './card-actions.ts'
import { cardHeight } from './card-height.ts'
import { JobCard } from './job-card.tsx'
import { layOutWall, wallMeasures } from './masonry.ts'
import { useWallWindow } from './use-wall-window.ts'

interface JobWallProps {
  jobs: readonly Job[]
  /** Undefined when nobody knows how many there are. */
  total: number | undefined
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
  const wall = useMemo(() => layOutWall(jobs, cardHeight, wallMeasures(widthPx, screenWidthPx)), [jobs, widthPx, screenWidthPx])
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
