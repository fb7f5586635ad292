import { z } from 'zod'
import { JOB_STATUSES, JOB_TYPES, PREVIEW_MODES } from '../job-constants.ts'

/** A job as cards and lists show it (product text §3, functions page "Types"). Unset texts are "", unset lists []. */
export const JobCard = z.object({
  $id: z.string(),
  jobId: z.string(),
  userId: z.string(),
  $createdAt: z.string(),
  /** When its work began; not before. */
  startedAt: z.string().optional(),
  /** Its place among all jobs that wait for the same kind of work, from 1, while it waits; not behind 500 others. */
  queuePlace: z.number().int().optional(),
  /** Until it begins, as far as this house's own jobs tell. */
  waitSeconds: z.number().int().optional(),
  /** What jobs like it have lately taken in this house, from beginning to end; not before some were made. */
  expectedSeconds: z.number().int().optional(),
  finishedAt: z.string(),
  /** Previews only: when they can no longer become a character. */
  expiresAt: z.string(),
  status: z.enum(JOB_STATUSES),
  type: z.enum(JOB_TYPES),
  previewType: z.enum(JOB_TYPES),
  /** The preview mode of previews, else the job type. */
  jobFunction: z.union([z.enum(PREVIEW_MODES), z.enum(JOB_TYPES)]),
  prompt: z.string(),
  style: z.string(),
  /** JSON text: name, previewUrl, hasCreated, isStyle. */
  characterData: z.string(),
  characterName: z.string(),
  characterId: z.string(),
  chatId: z.string(),
  originalJobId: z.string(),
  attempt: z.number().int(),
  previewUrls: z.array(z.string()),
  resultUrls: z.array(z.string()),
  /** The first result, or "". */
  resultUrl: z.string(),
  thumbnailUrls: z.array(z.string()),
  /** Of the first picture or film, as far as it is known; else 0. */
  widthPx: z.number().int(),
  heightPx: z.number().int(),
  /** JSON text of the results. */
  resultData: z.string(),
  hasExistingCreateJob: z.boolean(),
  skipPreviewStep: z.boolean(),
  /** 0 to 1, as far as the engine reports it. */
  progress: z.number(),
  stage: z.string(),
  /** Of films: what they are, or will be. */
  videoOptions: z.object({ resolution: z.string(), fps: z.number(), aspectRatio: z.string() }).optional(),
  /** Rises with every change of the job; a page ignores older ones. */
  revision: z.number().int(),
  priceCredits: z.number().int(),
  refunded: z.boolean(),
  /** Why it failed, in plain words, or "". */
  error: z.string(),
  /** What the engine left out. */
  warnings: z.array(z.string()),
})
export type JobCard = z.infer<typeof JobCard>
