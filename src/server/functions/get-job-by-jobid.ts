import { NOT_FOUND } from '#contract/job-constants.ts'
import { pictureAddresses } from '../product/library/picture-addresses.ts'
import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'

/** Serves `result-fetcher` too, which is another name for it. */
export function getJobByJobidHandler({
  library,
  project,
}: HandlerParts): Handlers['get-job-by-jobid'] & Handlers['result-fetcher'] {
  return async ({ jobId }, { caller, origin }) => {
    const cards = await library.listCardsOf(caller.userId, [jobId], pictureAddresses({ origin, project }))
    const job = [...cards.values()][0]
    if (!job) return { success: true, status: NOT_FOUND, results: [] }
    return { success: true, status: job.status, job, results: job.resultUrls }
  }
}
