import { type ReactNode, useRef } from 'react'
import type { useJobList } from '#web/data/jobs/use-job-list.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useNearEnd } from '#web/ui/use-near-end.ts'
import type { LibraryTab } from './library-filter.ts'
import { LibraryEmpty, LibraryFailed, LibraryStarting } from './library-notices.tsx'
import { SkeletonWall } from './skeleton-wall.tsx'

interface LibraryContentProps {
  list: ReturnType<typeof useJobList>
  /** Names of what was started and is in no list yet. */
  starting: readonly string[]
  tab: LibraryTab
  /** Words or a kind are asked for. */
  isNarrowed: boolean
  onClear(): void
  children: ReactNode
}

/** The wall, or what stands in its place while there is none; below it the way to the next page. */
export function LibraryContent({ list, starting, tab, isNarrowed, onClear, children }: LibraryContentProps) {
  const end = useRef<HTMLDivElement>(null)
  useNearEnd(end, list.hasNextPage && list.next.state === 'idle', list.next.load)
  return (
    <>
      <Whole {...{ list, starting, tab, isNarrowed, onClear }}>{children}</Whole>
      <div ref={end} />
      {list.next.state === 'loading' && (
        <p className="mt-10 flex justify-center text-soft">
          <Spinner label="Loading more generations..." />
        </p>
      )}
      {list.next.state === 'failed' && (
        <p role="alert" className="mt-10 flex flex-wrap items-center justify-center gap-4 text-soft">
          The next ones could not be loaded.
          <Button size="small" onClick={list.next.load}>
            Retry
          </Button>
        </p>
      )}
    </>
  )
}

function Whole({ list, starting, tab, isNarrowed, onClear, children }: LibraryContentProps) {
  if (list.jobs.length > 0) {
    return (
      <>
        {starting.length > 0 && <LibraryStarting names={starting} isAlone={false} />}
        {children}
      </>
    )
  }
  if (list.isError || (list.isPending && list.isOffline)) {
    return <LibraryFailed isOffline={list.isOffline} onRetry={list.retry} />
  }
  if (list.isPending) return <SkeletonWall />
  if (starting.length > 0) return <LibraryStarting names={starting} isAlone />
  return <LibraryEmpty {...{ tab, isNarrowed, onClear }} />
}
