import type { JobCard } from '#contract/entities/job.ts'
import type { PreviewGroup } from './preview-group.ts'

/** What a press on a card of the running-jobs list does; undefined: nothing. */
export type RunningOpening = { page: string } | { detail: JobCard } | undefined

/** Product text §4, "Card click behaviour": the job itself goes before its chat for what is a result of its own (OP-24). */
export function openingOfJob(job: JobCard): RunningOpening {
  switch (job.type) {
    case 'create-character': {
      const id = job.chatId || job.characterId
      return id ? { page: `/characters/manage/${id}` } : undefined
    }
    case 'dress-up':
    case 'merge-generation':
    case 'video-generation':
    case 'create-chat-tools-response':
      return { detail: job }
    default:
      return job.chatId ? { page: `/characters/manage/${job.chatId}` } : undefined
  }
}

/** A group opens its primary job, and only when there is something to see. */
export function openingOfGroup({ status, allImageUrls, primaryJob }: PreviewGroup): RunningOpening {
  return status === 'SUCCESS' && allImageUrls.length > 0 ? { detail: primaryJob } : undefined
}
