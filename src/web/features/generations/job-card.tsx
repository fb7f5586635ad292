import { memo } from 'react'
import type { JobCard as Job } from '#contract/entities/job.ts'
import { jobTitle } from '#web/data/jobs/job-title.ts'
import { jobExplanation, jobLabel, jobTypeName } from '#web/data/jobs/job-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { CardActions } from './card-actions.ts'
import { FailedFace } from './failed-face.tsx'
import { JobFace } from './job-face.tsx'
import { JobMenu } from './job-menu.tsx'
import { SelectMark } from './select-mark.tsx'

interface JobCardProps {
  job: Job
  /** Where it stands on the wall. */
  leftPx: number
  topPx: number
  heightPx: number
  widthPx: number
  /** Its number on the wall, from 1, and how many there are. */
  position: number
  /** Undefined when nobody knows how many there are. */
  total: number | undefined
  /** Undefined while nothing is being chosen. */
  isSelected: boolean | undefined
  isBusy: boolean
  actions: CardActions
}

/** What `aria-setsize` says for it. */
const UNKNOWN = -1

/** One generation on the wall: its picture, or what it is doing, or why it failed. */
export const JobCard = memo(function JobCard(props: JobCardProps) {
  const { job, leftPx, topPx, heightPx, widthPx, isSelected, isBusy, actions } = props
  const name = `${jobTitle(job)}, ${jobTypeName(job.type)}`
  const open = actions.canOpen(job) ? () => actions.open(job) : undefined
  return (
    <li
      data-job={job.$id}
      aria-setsize={props.total ?? UNKNOWN}
      aria-posinset={props.position}
      className="group absolute top-0 left-0 flex flex-col contain-layout"
      style={{ width: widthPx, height: heightPx, transform: `translate(${leftPx}px, ${topPx}px)` }}
    >
      <div
        className={classNames(
          'relative min-h-0 flex-1',
          isSelected && 'rounded-picture ring-3 ring-lit ring-offset-2 ring-offset-house',
        )}
      >
        {/* While many are chosen only the mark over it can be reached. */}
        <div inert={isSelected !== undefined} className="size-full">
          {job.status === 'FAILED' ? (
            <FailedFace job={job} onOpen={open} isRetrying={isBusy} onRetry={() => actions.retry(job)} />
          ) : open ? (
            // Named by what it holds: whoever speaks to the page says what is written on the picture.
            <button type="button" onClick={open} className="relative block size-full rounded-picture text-left">
              <span className="sr-only">
                {name}: {jobLabel(job)}
              </span>
              <JobFace job={job} />
            </button>
          ) : (
            <JobFace job={job} />
          )}
        </div>
        {isSelected === undefined ? (
          <JobMenu job={job} name={name} actions={actions} />
        ) : (
          <SelectMark name={name} isSelected={isSelected} onToggle={(isRange) => actions.select(job, isRange)} />
        )}
      </div>
      <div className="mt-2.5 flex h-6 items-baseline justify-between gap-3 px-0.5 text-sm">
        <bdi className="truncate font-semibold">{jobTitle(job)}</bdi>
        <span title={jobExplanation(job.type)} className="shrink-0 text-soft">
          {jobTypeName(job.type)}
        </span>
      </div>
    </li>
  )
})
