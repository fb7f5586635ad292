import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { JobCard } from '#contract/entities/job.ts'
import { TIMING } from '#contract/timing.ts'
import { RunningJobsDrawer } from '#web/features/running-jobs/running-jobs-drawer.tsx'
import { TooltipProvider } from '#web/ui/tooltip.tsx'
import { OpenedJob } from './generations/opened-job.tsx'
import { openingInTheMaking } from './generations/opening-of.ts'

/** The running jobs over whatever page one is on, and the one of them that is looked at. */
export function RunningJobsPanel({ userId, onClose }: { userId: string; onClose(): void }) {
  const navigate = useNavigate()
  const [opened, setOpened] = useState<JobCard>()
  const goTo = (page: string) => {
    onClose()
    navigate(page)
  }
  if (!opened) {
    return (
      <RunningJobsDrawer
        userId={userId}
        onClose={onClose}
        onOpen={(opening) => ('page' in opening ? goTo(opening.page) : setOpened(opening.detail))}
      />
    )
  }
  return (
    <TooltipProvider delayMs={TIMING.tooltipDelayMs} skipDelayMs={TIMING.tooltipSkipDelayMs}>
      <OpenedJob
        job={opened}
        opening={openingInTheMaking(opened)}
        onClose={onClose}
        onCreationEnded={() => goTo('/generations')}
        onShow={setOpened}
      />
    </TooltipProvider>
  )
}
