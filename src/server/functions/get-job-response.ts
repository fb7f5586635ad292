import { NOT_FOUND } from '#contract/job-constants.ts'
import { pictureAddresses } from '../product/library/picture-addresses.ts'
import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'

export function getJobResponseHandler({ library, project }: HandlerParts): Handlers['get-job-response'] {
  return async ({ jobId }, { caller, origin }) => {
    const job = await library.findJob(caller.userId, jobId)
    if (!job) return { success: true, status: NOT_FOUND, data: [], warnings: [] }
    const { urls, expiresAt } = await library.readResults(job, pictureAddresses({ origin, project }))
    return {
      success: true,
      status: job.state.status,
      data: urls,
      ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
      warnings: [...job.warnings],
    }
  }
}
