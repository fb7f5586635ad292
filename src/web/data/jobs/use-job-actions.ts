import { useQueryClient } from '@tanstack/react-query'
import { creditWords } from '#contract/count-words.ts'
import type { JobCard } from '#contract/entities/job.ts'
import { credits } from '../credits/credits.ts'
import { operationShortage } from '../credits/operation-shortage.ts'
import { spendCredits } from '../credits/spend-credits.ts'
import { callFunction } from '../functions/call-function.ts'
import { createKeyedCall } from '../functions/create-keyed-call.ts'
import { FunctionCallError, isInsufficientCredits } from '../functions/function-call-error.ts'
import { lostAnswer } from '../functions/lost-answer.ts'
import { refusalWords } from '../functions/refusal-words.ts'
import { queryKeys } from '../query/query-keys.ts'
import { type JobList, withoutJobs } from './job-list.ts'

/** How an action went, for the person: what happened, and what became of the credits. */
export interface ActionOutcome {
  readonly kind: 'success' | 'error' | 'info'
  readonly title: string
  readonly text: string
  /** The account could not pay: the product leads to the prices (product text §8). */
  readonly isShort?: boolean
}

/** A retry whose answer was lost is asked for again under the same key. */
const callOnce = createKeyedCall()

const NOTHING_CHARGED = 'Nothing was charged. Please try again.'

/** Deleting goes on at this many at once, so that hundreds neither take minutes nor flood the server. */
const DELETED_AT_ONCE = 4

/** Cancel, try again and delete, for whatever shows jobs. None throws: each says how it went. */
export function useJobActions(userId: string) {
  const queryClient = useQueryClient()
  const askAgain = () => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.jobs(userId).slice(0, 3) })
    void queryClient.invalidateQueries({ queryKey: queryKeys.runningJobs(userId) })
  }

  return {
    async cancel(job: JobCard): Promise<ActionOutcome> {
      try {
        const { result } = await callFunction('cancel-job', { jobId: job.jobId })
        // Nobody is told that credits came back because something was answered.
        if (!result) throw new FunctionCallError('Failed to parse function response.')
        void credits.getState().sync()
        askAgain()
        if (result === 'too late')
          return { kind: 'info', title: 'It had already ended', text: 'There was nothing left to cancel.' }
        const fate = job.priceCredits > 0 ? `${creditWords(job.priceCredits)} returned.` : 'It cost you nothing.'
        return { kind: 'success', title: 'Cancelled', text: fate }
      } catch (error) {
        const text = lostAnswer(error) ? 'No answer came. Please try again.' : 'It goes on. Please try again.'
        return failure(error, 'This could not be cancelled', text)
      }
    },

    async retry(job: JobCard): Promise<ActionOutcome> {
      try {
        await spendCredits(job.priceCredits, (headers) => callOnce(job.jobId, 'retry-job', { jobId: job.jobId }, headers))
        askAgain()
        const price =
          job.priceCredits > 0 ? `${creditWords(job.priceCredits)}, returned if it fails again.` : 'It costs nothing.'
        return { kind: 'success', title: 'Started again', text: price }
      } catch (error) {
        if (isInsufficientCredits(error)) return SHORT
        return failure(error, 'This could not be started again', lostAnswer(error) ?? NOTHING_CHARGED)
      }
    },

    /** Removes all of them that can be removed, and says why others stay. */
    async remove(jobs: readonly JobCard[]): Promise<ActionOutcome> {
      const refusals: unknown[] = []
      const waiting = [...jobs]
      const gone = new Set<string>()
      const removeNext = async (): Promise<void> => {
        const job = waiting.shift()
        if (!job) return
        try {
          await callFunction('delete-job', { jobId: job.jobId })
          gone.add(job.$id)
        } catch (error) {
          // Deleted elsewhere meanwhile is what was wanted.
          if (error instanceof FunctionCallError && error.code === 'job.not-found') gone.add(job.$id)
          else refusals.push(error)
        }
        return removeNext()
      }
      await Promise.all(Array.from({ length: DELETED_AT_ONCE }, removeNext))
      queryClient.setQueriesData<JobList>(
        { queryKey: queryKeys.jobs(userId).slice(0, 3) },
        (list) => list && withoutJobs(list, gone),
      )
      queryClient.setQueryData<readonly JobCard[]>(queryKeys.runningJobs(userId), (list) =>
        list?.filter(({ $id }) => !gone.has($id)),
      )
      askAgain()
      void credits.getState().sync()
      return removalWords(gone.size, refusals)
    },
  }
}

const SHORT: ActionOutcome = {
  kind: 'error',
  ...operationShortage,
  isShort: true,
}

function removalWords(removed: number, refusals: readonly unknown[]): ActionOutcome {
  const count = removed === 1 ? '1 generation deleted' : `${removed} generations deleted`
  const [first] = refusals
  if (!first) return { kind: 'success', title: count, text: '' }
  const reason = failure(first, '', 'Please try again.').text
  return { kind: 'error', title: removed > 0 ? `${count}, ${refusals.length} kept` : 'This could not be deleted', text: reason }
}

/** What a refusal of the catalogue says is for the person; what broke on the way is not. */
function failure(error: unknown, title: string, text: string): ActionOutcome {
  return { kind: 'error', title, text: refusalWords(error) ?? text }
}
