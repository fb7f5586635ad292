import { z } from 'zod'

/** A picture of the model sheet: what it shows and where it is. */
export const ReferencePicture = z.object({ view: z.string(), url: z.string(), thumbnailUrl: z.string() })

export const Character = z.object({
  $id: z.string(),
  name: z.string(),
  chatId: z.string(),
  previewUrl: z.string(),
  thumbnailUrl: z.string(),
  style: z.string(),
  /** The model sheet: portrait, full figure, three-quarter view, six expressions; [] until it is drawn. */
  referenceUrls: z.array(z.string()),
  references: z.array(ReferencePicture),
  description: z.string(),
  /** What stays the same in every picture, in plain words: [name, value]. */
  traits: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Drawn before people had the human form: in styles that have it, pictures from now on differ from those before. */
  isOfOldForm: z.boolean(),
  /** The job that makes the model sheet, and its status. */
  jobId: z.string(),
  status: z.string(),
  $createdAt: z.string(),
  $updatedAt: z.string(),
})
export type Character = z.infer<typeof Character>
