import { z } from 'zod'

/** What fal says, as far as we read it: https://fal.ai/docs/api-reference/inference-api. */
export const SubmitAnswer = z.object({
  request_id: z.string().min(1).max(200),
  status_url: z.string(),
  response_url: z.string(),
  cancel_url: z.string(),
})

export const StatusAnswer = z.object({
  status: z.enum(['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED']),
  queue_position: z.number().int().min(0).nullish(),
})

export const CancelAnswer = z.object({ status: z.string() })

/** What a callback brings. */
export const CallbackBody = z.object({
  request_id: z.string().min(1).max(200),
  status: z.enum(['OK', 'ERROR']),
  payload: z.unknown().optional(),
  error: z.unknown().optional(),
})

const MadeFile = z.object({ url: z.string(), content_type: z.string().nullish() })

/** What models answer: pictures, one picture, or a film. */
export const Payload = z.object({
  images: z.array(MadeFile).max(16).nullish(),
  image: MadeFile.nullish(),
  video: MadeFile.nullish(),
  has_nsfw_concepts: z.array(z.boolean()).nullish(),
})

/** What is kept of a request before it is sent: how to read what will come back. */
export const CallState = z.object({
  model: z.string(),
  media: z.enum(['pictures', 'film']),
  labels: z.array(z.string()),
  warnings: z.array(z.string()),
})
export type CallState = z.output<typeof CallState>

/** Of an operation: where to ask, unless that answer was lost, and what the provider has called back, if it has. */
export const OperationState = z.object({
  call: CallState,
  addresses: z.object({ status: z.string(), response: z.string(), cancel: z.string() }).optional(),
  called: CallbackBody.omit({ request_id: true }).optional(),
})
export type OperationState = z.output<typeof OperationState>
