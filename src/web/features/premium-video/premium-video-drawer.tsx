import { useState } from 'react'
import { DRAWER } from '#contract/drawer.ts'
import type { JobCard as Job } from '#contract/entities/job.ts'
import { useJobActions } from '#web/data/jobs/use-job-actions.ts'
import { product } from '#web/data/product.ts'
import { BottomDrawer } from '#web/ui/bottom-drawer.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.ts'
import Plus from '~icons/lucide/plus'
import { DeleteFilmDialog } from './delete-film-dialog.tsx'
import { FilmList } from './film-list.tsx'
import { usePremiumJobs } from './use-premium-jobs.ts'

/** The films of this person, newest first; `onPlay` opens a finished one. */
export function PremiumVideoDrawer({
  userId,
  onClose,
  onNew,
  onPlay,
}: {
  userId: string
  onClose(): void
  onNew(): void
  onPlay?: (job: Job) => void
}) {
  const list = usePremiumJobs(userId)
  const actions = useJobActions(userId)
  const [toDelete, setToDelete] = useState<Job>()
  const name = product.premiumVideoName

  const askDelete = (job: Job) => {
    if (job.status !== 'QUEUED' && job.status !== 'RUNNING') return setToDelete(job)
    const text = `Job deletion is not yet implemented for ${name} generations.`
    showToast({ kind: 'info', title: 'Delete not implemented', text })
  }
  return (
    <BottomDrawer
      title={`Recent ${name} videos`}
      timing={DRAWER}
      onClose={onClose}
      tools={
        <Button kind="wing" size="small" icon={<Plus size={18} />} onClick={onNew}>
          New video
        </Button>
      }
    >
      <FilmList list={list} onNew={onNew} onPlay={onPlay} onDelete={askDelete} />
      {toDelete && (
        <DeleteFilmDialog
          onClose={() => setToDelete(undefined)}
          onDelete={async () => showToast(await actions.remove([toDelete]))}
        />
      )}
    </BottomDrawer>
  )
}
