import { useRef } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { layOutWall, wallMeasures } from './masonry.ts'
import { useWallWindow } from './use-wall-window.ts'

/** The shapes that generations mostly have. */
const RATIOS = [1, 4 / 5, 1, 16 / 9, 4 / 5, 1, 1, 3 / 4]

/** What the wall looks like before its pictures are known. */
export function SkeletonWall() {
  const element = useRef<HTMLDivElement>(null)
  const { widthPx, screenWidthPx } = useWallWindow(element)
  const shapes = Array.from({ length: LIMITS.skeletonCards }, (_, index) => ({
    id: `skeleton-${index}`,
    ratio: RATIOS[index % RATIOS.length] ?? 1,
  }))
  const wall = layOutWall(
    shapes,
    ({ ratio }, columnPx) => Math.round(columnPx / ratio) + 34,
    wallMeasures(widthPx, screenWidthPx),
  )
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
