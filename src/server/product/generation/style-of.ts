import assert from 'node:assert/strict'
import { findStyle, type StyleId } from '#contract/styles.ts'
import type { Job } from '../../core/jobs/job.ts'

/** The style a job was accepted with. */
export function styleOf(job: Job): StyleId {
  const style = findStyle(job.style)
  assert(style, `the job ${job.id} has the unknown style ${job.style}`)
  return style
}
