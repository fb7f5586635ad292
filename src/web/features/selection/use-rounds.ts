import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { JobCard } from '#contract/entities/job.ts'
import { callFunction } from '#web/data/functions/call-function.ts'
import { queryKeys } from '#web/data/query/query-keys.ts'
import { originalOf } from './next-attempt.ts'
import type { PreviewOutcome } from './poll-preview.ts'
import { type Round, roundsOf } from './rounds.ts'
import { usePreviews } from './use-previews.ts'

/**
 * Every round of the opened preview that the server knows or that is started here, oldest first. A round that ends without
 * takes leaves the list, and `onFailed` hears of it.
 */
export function useRounds(
  opened: JobCard,
  onFailed: (preview: JobCard, status: 'failed' | 'unreachable') => void,
): { rounds: readonly Round[]; newest: JobCard; add(preview: JobCard): void } {
  const [started, setStarted] = useState<readonly JobCard[]>([])
  const { data } = useQuery({
    queryKey: ROUNDS(opened),
    queryFn: () => callFunction('get-preview-rounds', { jobId: opened.jobId }),
    // What a choice was made from is not what the next one is made from.
    gcTime: 0,
  })
  const told = data?.rounds.filter(({ status }) => status !== 'FAILED') ?? []
  const previews = inOrder([opened, ...started, ...told])
  const watched = inOrder([opened, ...started, ...told.filter(({ status }) => status !== 'SUCCESS')])
  const queryClient = useQueryClient()
  const outcomes = usePreviews(watched, (preview, outcome) => {
    if (outcome.status === 'ready') return
    // What could not be asked for may be drawn all the same, and is paid then.
    if (outcome.status === 'unreachable') void queryClient.invalidateQueries({ queryKey: ROUNDS(opened) })
    onFailed(preview, outcome.status)
  })
  return {
    // What the server tells of a round counts more than that it could not be asked for once.
    rounds: roundsOf(previews, new Map([...outcomes, ...finishedOf(told)])),
    newest: newestOf(previews, { isComplete: data !== undefined }),
    add: (preview) => setStarted((before) => [...before, preview]),
  }
}

const ROUNDS = ({ userId, jobId }: JobCard) => queryKeys.previewRounds(userId, jobId)

/** What is finished already need not be asked for. */
function finishedOf(previews: readonly JobCard[]): [string, PreviewOutcome][] {
  return previews
    .filter(({ status }) => status === 'SUCCESS')
    .map(({ jobId, resultUrls, expiresAt, warnings }) => [
      jobId,
      { status: 'ready', pictureUrls: resultUrls, expiresAt, warnings },
    ])
}

/** Each once, as it was told last. */
function inOrder(previews: readonly JobCard[]): readonly JobCard[] {
  const byId = new Map(previews.map((preview) => [preview.jobId, preview]))
  return [...byId.values()].toSorted((a, b) => a.attempt - b.attempt)
}

/** What is drawn again. Where the original was deleted, the server knows its regenerations by their own ids only. */
function newestOf(previews: readonly JobCard[], { isComplete }: { isComplete: boolean }): JobCard {
  const newest = previews.at(-1)
  if (!newest) throw new Error('the opened preview is one of its rounds')
  const hasOriginal = previews.some(({ jobId }) => jobId === originalOf(newest))
  return hasOriginal || !isComplete ? newest : { ...newest, originalJobId: '' }
}
