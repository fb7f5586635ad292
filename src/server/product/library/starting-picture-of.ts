import { z } from 'zod'
import type { Job } from '../../core/jobs/job.ts'

/** Whatever a job keeps as its picture (job-inputs.ts); films that are made of films keep none. */
const Pictures = z.object({
  pictureFileId: z.string().optional(),
  pictureFile: z.string().nullish(),
  pictureFileIds: z.array(z.string()).optional(),
  photoFileId: z.string().optional(),
})

/** The file of the picture that a job's work begins with: its card shows it until something is made. */
export function startingPictureOf({ input }: Pick<Job, 'input'>): string | undefined {
  const kept = Pictures.safeParse(input).data
  return kept?.pictureFileId ?? kept?.pictureFile ?? kept?.pictureFileIds?.[0] ?? kept?.photoFileId
}
