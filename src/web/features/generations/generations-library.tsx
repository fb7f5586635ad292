import { useRef, useState } from 'react'
import type { JobCard as Job } from '#contract/entities/job.ts'
import { LIMITS } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useNearEnd } from '#web/ui/use-near-end.ts'
import { JobCard } from './job-card.tsx'
import { JobGrid, SkeletonGrid } from './job-grid.tsx'
import { LibraryEmpty, LibraryFailed } from './library-notices.tsx'
import { useGenerations } from './use-generations.ts'

const TABS = [
  { value: 'ALL', label: 'All Generations' },
  { value: 'SUCCESS', label: 'Completed' },
  { value: 'QUEUED', label: 'Queued' },
  { value: 'FAILED', label: 'Failed' },
] as const

type Tab = (typeof TABS)[number]['value']

/** All jobs of the person, as a wall of pictures. `openerOf` answers what a press on a job does, or undefined for nothing. */
export function GenerationsLibrary({ userId, openerOf }: { userId: string; openerOf(job: Job): (() => void) | undefined }) {
  const [tab, setTab] = useState<Tab>('ALL')
  const list = useGenerations(userId, tab === 'ALL' ? undefined : tab)
  const end = useRef<HTMLDivElement>(null)
  useNearEnd(end, list.hasNextPage && !list.isFetchingNextPage, () => void list.fetchNextPage())

  return (
    <section className="column pt-14 pb-24 small:pt-8">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h1 className="display text-page small:text-[32px]">Generations Library</h1>
          <p className="mt-2 min-h-6 text-soft tabular-nums" aria-live="polite">
            {!list.isPending && `${list.jobs.length} of ${list.total} generations`}
          </p>
        </div>
        <Tabs<Tab> label="Which generations" choices={TABS} value={tab} onChange={setTab} />
      </div>
      <Wall list={list} openerOf={openerOf} />
      <div ref={end} />
      {list.isFetchingNextPage && (
        <p className="mt-10 flex justify-center">
          <Spinner label="Loading more generations..." />
        </p>
      )}
    </section>
  )
}

function Wall({ list, openerOf }: { list: ReturnType<typeof useGenerations>; openerOf(job: Job): (() => void) | undefined }) {
  if (list.isPending) return <SkeletonGrid count={LIMITS.skeletonCards} />
  if (list.jobs.length === 0 && list.isError) return <LibraryFailed onRetry={() => void list.refetch()} />
  if (list.jobs.length === 0) return <LibraryEmpty />
  return (
    <>
      <JobGrid>
        {list.jobs.map((job) => (
          <JobCard key={job.$id} job={job} onOpen={openerOf(job)} />
        ))}
      </JobGrid>
      {list.isFetchNextPageError && (
        <p className="mt-10 flex items-center justify-center gap-4 text-soft">
          The next ones could not be loaded.
          <Button size="small" onClick={() => void list.fetchNextPage()}>
            Try again
          </Button>
        </p>
      )}
    </>
  )
}
