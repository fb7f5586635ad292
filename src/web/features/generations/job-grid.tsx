import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** 1 column on the smallest screens, 6 on the widest (product text §2). */
const GRID =
  'grid grid-cols-1 gap-x-3 gap-y-4 min-[340px]:grid-cols-2 min-[720px]:grid-cols-3 min-[720px]:gap-x-4 min-[720px]:gap-y-6 min-[1024px]:grid-cols-4 min-[1500px]:grid-cols-5 min-[1800px]:grid-cols-6'

export function JobGrid({ children }: { children: ReactNode }) {
  return <ul className={GRID}>{children}</ul>
}

/** What the wall looks like before its pictures are known. */
export function SkeletonGrid({ count }: { count: number }) {
  return (
    <div className={GRID} role="status" aria-label="Loading your generations">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are all alike and never change places.
        <div key={index} data-testid="skeleton-card">
          <Skeleton className="aspect-square w-full" />
          <Skeleton className="mt-3 h-4 w-1/2" />
        </div>
      ))}
    </div>
  )
}
