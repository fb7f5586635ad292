import { z } from 'zod'

/** What a preview job keeps beside its columns: the seed that decides what the description leaves open. */
export const PreviewInput = z.object({ seed: z.string() })
export type PreviewInput = z.infer<typeof PreviewInput>

/** What a creation keeps: the chosen picture of the preview, and the key of the request that started it. */
export const CreationInput = z.object({ pictureFileId: z.string(), idempotencyKey: z.string().nullable() })
export type CreationInput = z.infer<typeof CreationInput>
