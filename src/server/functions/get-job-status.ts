import { NOT_FOUND } from '#contract/job-constants.ts'
import { jobFailureText } from '#contract/job-failure-text.ts'
import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'

export function getJobStatusHandler({ library }: HandlerParts): Handlers['get-job-status'] {
  return async ({ jobId }, { caller }) => {
    const job = await library.findJob(caller.userId, jobId)
    if (!job) return { success: true, status: NOT_FOUND, revision: 0 }
    const { state, progress, stage, revision } = job
    const error = state.status === 'FAILED' ? { error: jobFailureText(state.failure, job.type) } : {}
    return { success: true, status: state.status, progress, stage, ...error, revision }
  }
}
