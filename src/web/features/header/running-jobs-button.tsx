import { isUnfinished } from '#web/data/jobs/finished-jobs.ts'
import { useRunningJobs } from '#web/data/jobs/use-running-jobs.ts'
import { useOpenPanel } from '#web/data/open-panel.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import Sparkles from '~icons/lucide/sparkles'

/** How many jobs are in the making; opens their list. Not there where nothing was made lately. */
export function RunningJobsButton({ userId }: { userId: string }) {
  const { data: jobs = [] } = useRunningJobs(userId, { isPolling: 'while unfinished' })
  const open = useOpenPanel((state) => state.open)
  const count = jobs.filter(isUnfinished).length
  if (jobs.length === 0) return null
  const shown = count > 9 ? '9+' : `${count}`
  // Whoever speaks to the page says what is written there.
  const rest = count > 9 ? `, ${count} in all` : ''
  const label = count === 0 ? 'In the making: nothing just now' : `In the making: ${shown}${rest}`
  return (
    <IconButton
      label={label}
      title={label}
      onClick={() => open('running-jobs')}
      icon={
        count === 0 ? (
          <Sparkles size={18} />
        ) : (
          <span className="relative grid place-items-center text-lit">
            <Spinner sizePx={26} />
            <span className="absolute font-semibold text-ink text-xs tabular-nums">{shown}</span>
          </span>
        )
      }
    />
  )
}
