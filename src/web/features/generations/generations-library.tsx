import { useQueryClient } from '@tanstack/react-query'
import { useEffectEvent, useMemo } from 'react'
import type { JobCard as Job } from '#contract/entities/job.ts'
import { useResultDownload } from '#web/data/downloads/use-result-download.ts'
import { resetPaging, useJobList } from '#web/data/jobs/use-job-list.ts'
import { useJobNews } from '#web/data/jobs/use-job-news.ts'
import { useRunningJobs } from '#web/data/jobs/use-running-jobs.ts'
import { useStartingJobs } from '#web/data/jobs/use-starting-jobs.ts'
import { FoldLine } from '#web/ui/fold-line.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { showToast } from '#web/ui/toast.ts'
import type { CardActions } from './card-actions.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { JobWall } from './job-wall.tsx'
import { LibraryContent } from './library-content.tsx'
import { LIBRARY_TABS, type LibraryTab, useLibraryFilter } from './library-filter.ts'
import { LibraryToolbar } from './library-toolbar.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useCardActions } from './use-card-actions.ts'
import { useFoldedWall } from './use-folded-wall.ts'
import { useJobSelection } from './use-job-selection.ts'
import { useSelectionKeys } from './use-selection-keys.ts'

/** What a press on a job does is the page's to say; both must stay the same functions. */
export interface JobOpening {
  canOpen(job: Job): boolean
  open(job: Job): void
}

/** All jobs of the person, as a wall of pictures. */
export function GenerationsLibrary({ userId, opening }: { userId: string; opening: JobOpening }) {
  const { tab, filter, setTab, setType, setSearch, clear } = useLibraryFilter()
  const list = useJobList(userId, filter)
  const { data: fresh } = useRunningJobs(userId, { isPolling: true })
  useJobNews(userId, fresh)
  const starting = useStartingJobs(userId, list.jobs)
  const { shown, foldedCount, isUnfolded, toggleFold } = useFoldedWall(list, tab)
  const selection = useJobSelection(shown)
  const download = useResultDownload(showToast)
  const doing = useCardActions(userId)
  const queryClient = useQueryClient()
  const isNarrowed = Object.keys(filter).some((name) => name !== 'status')
  const isWhole = tab === 'ALL' && !isNarrowed
  const changeTab = (next: LibraryTab) => {
    const { status: _, ...rest } = filter
    resetPaging(queryClient, userId, next === 'ALL' ? rest : { ...rest, status: next })
    window.scrollTo(0, 0)
    setTab(next)
  }
  useSelectionKeys(selection.ids !== undefined, selection)
  const downloadJobs = useEffectEvent(download.run)
  const actions = useMemo<CardActions>(
    () => ({
      ...opening,
      retry: doing.retry,
      cancel: doing.cancel,
      remove: (job) => doing.remove([job]),
      download: (job) => downloadJobs([job]),
      select: selection.toggle,
    }),
    [opening, doing.retry, doing.cancel, doing.remove, selection.toggle],
  )

  return (
    <section data-page="broad" className="mx-auto w-full max-w-[1920px] px-10 pt-14 pb-24 small:px-5 small:pt-8">
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 small:mb-4">
        <div>
          <h1 className="display text-page small:text-[2rem]">Generations Library</h1>
          <p className="mt-2 min-h-6 text-soft tabular-nums" aria-live="polite">
            {!list.isPending &&
              !(list.isError && list.jobs.length === 0) &&
              `${list.jobs.length} of ${totalText(list)} generations`}
          </p>
        </div>
        <Tabs<LibraryTab> label="Which generations" choices={LIBRARY_TABS} value={tab} onChange={changeTab} />
      </header>
      <LibraryToolbar
        filter={filter}
        onSearch={setSearch}
        onType={setType}
        isSelecting={selection.ids !== undefined}
        // Of nothing nothing can be chosen; who has begun can stop.
        {...((list.jobs.length > 0 || selection.ids) && { onSelect: selection.ids ? selection.stop : selection.start })}
      />
      <LibraryContent
        list={list}
        starting={isWhole ? starting.map(({ name }) => name) : []}
        tab={tab}
        isNarrowed={isNarrowed}
        onClear={clear}
      >
        {foldedCount > 0 && (
          <div className="mb-6 small:mb-4">
            <FoldLine words={`${foldedCount} more wait`} isOpen={isUnfolded} onToggle={toggleFold} />
          </div>
        )}
        <JobWall
          jobs={shown}
          total={list.hasMoreThanTotal ? undefined : list.total}
          selected={selection.ids}
          busy={doing.busy}
          actions={actions}
        />
      </LibraryContent>
      {selection.ids && (
        <SelectionBar
          count={selection.chosen.length}
          loaded={shown.length}
          packing={download.packing}
          onTakeAll={selection.takeAll}
          onDownload={() => download.run(selection.chosen)}
          onDelete={() => doing.remove(selection.chosen, selection.stop)}
          onStop={selection.stop}
        />
      )}
      {doing.confirmation && <ConfirmDialog confirmation={doing.confirmation} onClose={doing.close} />}
    </section>
  )
}

/** "30"; "1000+" when a search found more than are counted. */
function totalText({
  jobs,
  total,
  hasMoreThanTotal,
}: {
  jobs: readonly Job[]
  total: number
  hasMoreThanTotal: boolean
}): string {
  return hasMoreThanTotal ? `${Math.max(total, jobs.length)}+` : String(total)
}
