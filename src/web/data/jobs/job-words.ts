import type { JobCard } from '#contract/entities/job.ts'
import type { JobType } from '#contract/job-constants.ts'

const TYPE_NAMES: Record<JobType, string> = {
  'create-preview': 'Preview',
  'create-preview-detailer': 'Finer take',
  regenerate: 'Regeneration',
  'create-character': 'Character',
  'video-generation': 'Video',
  'create-system-message': 'Message',
  'create-chat-tools-response': 'Flash Edit',
  'dress-up': 'Dress Up',
  'merge-generation': 'Combine Images',
  'image-upscale': 'Upscale',
}

/** Labels of failed jobs, product text §4. */
const FAILED_NAMES: Record<JobType, string> = {
  'create-preview': 'Preview Failed',
  'create-preview-detailer': 'Preview Failed',
  regenerate: 'Regeneration Failed',
  'create-character': 'Character Failed',
  'video-generation': 'Video Generation Failed',
  'create-system-message': 'Message Failed',
  'create-chat-tools-response': 'Flash Edit Failed',
  'dress-up': 'Dress-up Failed',
  'merge-generation': 'Combine Images Failed',
  'image-upscale': 'Generation Failed',
}

/** What a job makes, in one or two words. */
export function jobTypeName(type: JobType): string {
  return TYPE_NAMES[type] ?? type
}

/** What a job is that nobody asked for by its name; undefined for the others. */
export function jobExplanation(type: JobType): string | undefined {
  return type === 'create-preview-detailer' ? 'The take you chose, drawn once more in finer detail.' : undefined
}

/** The label of a card, product text §4. A job of a newer server may have a status or a type that this page does not know. */
export function jobLabel(job: Pick<JobCard, 'status' | 'type' | 'resultUrls'>): string {
  switch (job.status) {
    case 'RUNNING':
      return 'Generating...'
    case 'QUEUED':
      return 'Queued'
    case 'FAILED':
      return FAILED_NAMES[job.type] ?? 'Generation Failed'
    case 'SUCCESS':
      return job.resultUrls.length > 0 ? 'Complete' : 'No Preview'
    default:
      job.status satisfies never
      return jobTypeName(job.type)
  }
}
