import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { JobCard } from '#contract/entities/job.ts'
import { TIMING } from '#contract/timing.ts'
import { useOpenLipSyncDialog } from '#web/data/lip-sync/open-lip-sync.ts'
import { queryKeys } from '#web/data/query/query-keys.ts'
import { useSession } from '#web/data/session/account.ts'
import { GenerationsLibrary, type JobOpening } from '#web/features/generations/generations-library.tsx'
import { useLibraryFilter } from '#web/features/generations/library-filter.ts'
import { TooltipProvider } from '#web/ui/tooltip.tsx'
import { OpenedJob } from './opened-job.tsx'
import { openingOf } from './opening-of.ts'
import { useLinkedJob } from './use-linked-job.ts'
import { useReloadSoon } from './use-reload-soon.ts'

/** The library, and what a press on one of its jobs opens. */
export function GenerationsPage() {
  const session = useSession()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const reload = useReloadSoon()
  const { clear: clearFilter } = useLibraryFilter()
  const [opened, setOpened] = useState<JobCard>()
  const openLipSync = useOpenLipSyncDialog((state) => state.open)
  const opening = useMemo<JobOpening>(
    () => ({ canOpen: (job) => openingOf(job) !== undefined, open: (job) => setOpened(job) }),
    [],
  )
  useLinkedJob(session.status === 'signed-in' ? session.account.id : undefined, setOpened)
  if (session.status !== 'signed-in') return null
  const userId = session.account.id
  const close = () => setOpened(undefined)

  return (
    <TooltipProvider delayMs={TIMING.tooltipDelayMs} skipDelayMs={TIMING.tooltipSkipDelayMs}>
      <main>
        <title>Generations · Troupe</title>
        <GenerationsLibrary userId={userId} opening={opening} />
        {opened && (
          <OpenedJob
            key={`${opened.$id} ${opened.revision}`}
            job={opened}
            opening={openingOf(opened)}
            isReloading={reload.isReloading}
            onClose={close}
            startedWords={{ title: 'Character Creation Started', text: 'Your generations load again in a moment.' }}
            onCreationStarted={() => {
              queryClient.removeQueries({ queryKey: queryKeys.jobs(userId).slice(0, 3), type: 'inactive' })
              // Its card is none of what was looked for.
              clearFilter()
              reload.start()
            }}
            onCreationEnded={() => {
              close()
              navigate('/generations')
            }}
            onShow={setOpened}
            onAddToLipSync={(url) => {
              close()
              openLipSync({ videoUrl: url })
            }}
          />
        )}
      </main>
    </TooltipProvider>
  )
}
