import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { JobCard } from '#contract/entities/job.ts'
import { TIMING } from '#contract/timing.ts'
import { useSession } from '#web/data/session/account.ts'
import { AllSet } from '#web/features/all-set/all-set.tsx'
import { GenerationsLibrary } from '#web/features/generations/generations-library.tsx'
import { SelectionDialog } from '#web/features/selection/selection-dialog.tsx'
import { TooltipProvider } from '#web/ui/tooltip.tsx'
import { openingOf } from './opening-of.ts'

/** The library; a press on a job opens what `openingOf` says. */
export function GenerationsPage() {
  const session = useSession()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<JobCard>()
  if (session.status !== 'signed-in') return null

  const openerOf = (job: JobCard) => {
    const opening = openingOf(job)
    if (opening === 'selection') return () => setChosen(job)
    return opening && (() => navigate(opening.page))
  }
  return (
    <TooltipProvider delayMs={TIMING.tooltipDelayMs} skipDelayMs={TIMING.tooltipSkipDelayMs}>
      <main>
        <title>Generations · Troupe</title>
        <GenerationsLibrary userId={session.account.id} openerOf={openerOf} />
        {chosen && (
          <SelectionDialog
            preview={chosen}
            lastStep={(onDone) => <AllSet onDone={onDone} />}
            onClose={() => setChosen(undefined)}
            onCreated={() => {
              setChosen(undefined)
              navigate('/generations')
            }}
          />
        )}
      </main>
    </TooltipProvider>
  )
}
