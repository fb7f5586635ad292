import { useCallback, useMemo, useRef, useState } from 'react'
import { creditWords } from '#contract/count-words.ts'
import type { JobCard } from '#contract/entities/job.ts'
import { useWayToCredits } from '#web/data/credits/use-way-to-credits.ts'
import { type ActionOutcome, useJobActions } from '#web/data/jobs/use-job-actions.ts'
import { showToast } from '#web/ui/toast.ts'
import type { Confirmation } from './confirm-dialog.tsx'

/** Cancel, try again and delete from the wall: what must be asked before, and what is said after. */
export function useCardActions(userId: string) {
  const actions = useJobActions(userId)
  const { toPrices } = useWayToCredits()
  const [busy, setBusy] = useState<ReadonlySet<string>>(NONE)
  const [confirmation, setConfirmation] = useState<Confirmation>()
  const say = ({ isShort, ...message }: ActionOutcome) => {
    showToast(message)
    if (isShort) toPrices()
  }
  const during = async (job: JobCard, work: Promise<ActionOutcome>) => {
    setBusy((before) => new Set([...before, job.$id]))
    say(await work)
    setBusy((before) => new Set([...before].filter((id) => id !== job.$id)))
  }
  const doing = {
    retry: (job: JobCard) => during(job, actions.retry(job)),
    cancel: (job: JobCard) =>
      setConfirmation({
        title: 'Cancel this generation?',
        text:
          job.priceCredits > 0
            ? `${creditWords(job.priceCredits)} come back to you at once. What is drawn so far is lost.`
            : 'It cost you nothing. What is drawn so far is lost.',
        action: 'Cancel generation',
        refusal: 'Let it go on',
        run: () => during(job, actions.cancel(job)),
      }),
    remove: (jobs: readonly JobCard[], onDone?: () => void) =>
      setConfirmation({
        title: jobs.length === 1 ? 'Delete this generation?' : `Delete ${jobs.length} generations?`,
        text: removalText(jobs),
        action: 'Delete',
        refusal: 'Keep',
        run: async () => {
          say(await actions.remove(jobs))
          onDone?.()
        },
      }),
  }
  const latest = useRef(doing)
  latest.current = doing
  // The same functions for ever: cards are not rendered anew because of them.
  const stable = useMemo(
    () => ({
      retry: (job: JobCard) => void latest.current.retry(job),
      cancel: (job: JobCard) => latest.current.cancel(job),
      remove: (jobs: readonly JobCard[], onDone?: () => void) => latest.current.remove(jobs, onDone),
    }),
    [],
  )
  const close = useCallback(() => setConfirmation(undefined), [])
  return { ...stable, busy, confirmation, close }
}

const NONE: ReadonlySet<string> = new Set()

function removalText(jobs: readonly JobCard[]): string {
  const isUnfinished = jobs.some(({ status }) => status === 'QUEUED' || status === 'RUNNING')
  const rest = isUnfinished ? ' What is not finished is cancelled, and its credits come back.' : ''
  const [whose, what] = jobs.length === 1 ? ['Its', 'it'] : ['Their', 'them']
  return `${whose} pictures and films cannot be brought back. Credits that were spent on ${what} stay spent.${rest}`
}
