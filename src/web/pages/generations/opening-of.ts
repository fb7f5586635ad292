import type { JobCard } from '#contract/entities/job.ts'

/**
 * What a press on a job opens: previews the selection, what belongs to a character their page. Everything else has nothing to
 * choose from, and so has a preview that failed.
 */
export function openingOf({ type, status, chatId }: Pick<JobCard, 'type' | 'status' | 'chatId'>) {
  switch (type) {
    case 'create-character':
    case 'create-preview-detailer':
      return { page: `/characters/manage/${chatId}` }
    case 'create-preview':
    case 'regenerate':
      return status === 'FAILED' ? undefined : 'selection'
    default:
      return undefined
  }
}
