import { useId, useState } from 'react'
import { Link } from 'react-router'
import { foldWaiting } from '#web/data/jobs/fold-waiting.ts'
import { type RunningEntry, runningEntries } from '#web/data/jobs/running-entries.ts'
import { openingOfGroup, openingOfJob, type RunningOpening } from '#web/data/jobs/running-opening.ts'
import { useJobNews } from '#web/data/jobs/use-job-news.ts'
import { useRunningJobs } from '#web/data/jobs/use-running-jobs.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { FoldLine } from '#web/ui/fold-line.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { RunningCard } from './running-card.tsx'
import { shownJob } from './shown-job.ts'
import { TellMe } from './tell-me.tsx'

interface RunningJobsDrawerProps {
  userId: string
  onClose(): void
  onOpen(opening: NonNullable<RunningOpening>): void
}

/** What is in the making and what was made in the last hour; asked every 10 s while it is open. */
export function RunningJobsDrawer({ userId, onClose, onOpen }: RunningJobsDrawerProps) {
  const list = useRunningJobs(userId, { isPolling: true })
  useJobNews(userId, list.data)
  return (
    <Drawer isOpen onClose={onClose} title="In the making">
      <div className="flex flex-1 flex-col px-3">
        <RunningList
          entries={list.data && runningEntries(list.data)}
          hasFailed={list.isError}
          onRetry={() => void list.refetch()}
          onOpen={onOpen}
        />
        <div className="-mx-3 sticky bottom-0 mt-auto grid gap-3 border-seam border-t bg-stage px-6 pt-4 pb-6">
          <TellMe />
          <Link to="/generations" onClick={onClose} className={buttonStyle({ kind: 'wing', isWide: true })}>
            All generations
          </Link>
        </div>
      </div>
    </Drawer>
  )
}

interface RunningListProps {
  entries: readonly RunningEntry[] | undefined
  hasFailed: boolean
  onRetry(): void
  onOpen(opening: NonNullable<RunningOpening>): void
}

function RunningList({ entries, hasFailed, onRetry, onOpen }: RunningListProps) {
  if (!entries && hasFailed) {
    return (
      <div role="alert" className="grid justify-items-start gap-4 p-3">
        <p className="text-soft">What is in the making could not be asked. It goes on.</p>
        <Button size="small" onClick={onRetry}>
          Retry
        </Button>
      </div>
    )
  }
  if (!entries) {
    return (
      <div role="status" aria-label="Loading" className="flex flex-col gap-1">
        {['a', 'b', 'c'].map((row) => (
          <div key={row} className="flex items-center gap-3.5 px-3 py-2">
            <Skeleton className="size-14 rounded-control" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-3.5 w-1/3" />
            </div>
          </div>
        ))}
      </div>
    )
  }
  if (entries.length === 0) return <p className="p-3 text-soft">Nothing was made in the last hour.</p>
  return <Entries entries={entries} onOpen={onOpen} />
}

function Entries({ entries, onOpen }: { entries: readonly RunningEntry[]; onOpen: RunningListProps['onOpen'] }) {
  const id = useId()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const { shown, foldedCount } = foldWaiting(entries, shownJob)
  return (
    <ul aria-label="Running jobs" className="flex flex-col gap-1">
      {foldedCount > 0 && (
        <li className="px-3 pb-1">
          <FoldLine
            words={`${foldedCount} more wait`}
            isOpen={isUnfolded}
            onToggle={() => setIsUnfolded((before) => !before)}
          />
        </li>
      )}
      {(isUnfolded ? entries : shown).map((entry) => {
        const opening = entry.kind === 'group' ? openingOfGroup(entry.group) : openingOfJob(entry.job)
        const key = entry.kind === 'group' ? entry.group.groupId : entry.job.$id
        return <RunningCard key={`${id}${key}`} entry={entry} onOpen={opening && (() => onOpen(opening))} />
      })}
    </ul>
  )
}
