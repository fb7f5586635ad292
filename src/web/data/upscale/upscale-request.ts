import { LIMITS } from '#contract/limits.ts'
import type { FunctionInput } from '../functions/call-function.ts'

/** The request would be larger than the upscaler takes. */
export class PayloadTooLargeError extends Error {
  override name = 'PayloadTooLargeError'
  constructor() {
    super("Payload exceeds the backend service's size limit. Please use smaller images.")
  }
}

export interface UpscaleWish {
  userId: string
  chatId?: string
  prompt?: string
  /** How many times as large; twice unless told. */
  scale?: 2 | 4
  /** The address of an own picture, or the picture itself as a data URL. */
  picture: string
}

/** The request of product text §7. Throws a PayloadTooLargeError before anything is sent. */
export function upscaleRequest({
  userId,
  chatId,
  prompt = '',
  scale = 2,
  picture,
}: UpscaleWish): FunctionInput<'image-generation-upscaler'> {
  const source = picture.startsWith('data:') ? { base64Image: picture } : { imageUrl: picture }
  const request = { userId, chatId, prompt, scale, mode: 'standard', ...source } as const
  if (JSON.stringify(request).length > LIMITS.upscalerPayloadMaxChars) throw new PayloadTooLargeError()
  return request
}
