import type { JobCard } from '#contract/entities/job.ts'

/** What the page opens over the chat: viewers and dialogs of other features. */
export interface ChatOpenings {
  openResult(job: JobCard, index: number): void
  openLipSync(start: { imageUrl?: string; videoUrl?: string }): void
  /** Gives the character another picture. */
  makePortrait(url: string): void
}
