import { AppError } from '#contract/app-error.ts'
import { VIDEO_DEFAULTS } from '#contract/video.ts'
import type { PictureSource } from '../product/generation/start-video.ts'
import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'
import { requesterOf } from './requester-of.ts'

type Handler = Handlers['video-generation-service']
type Input = Parameters<Handler>[0]

export function videoGenerationServiceHandler({ generation }: HandlerParts): Handler {
  return async (input, context) => {
    const { action, chatId, prompt, isStandaloneGeneration, videoOptions, aspectRatio, fps, duration } = input
    refuseWhatNobodyMakes(input)
    const picture = action === 'image-to-video' ? getPicture(input) : undefined
    if (!picture && !prompt) throw new AppError('validation.invalid', { field: 'prompt', message: 'prompt: is required' })
    const { jobId } = await generation.startVideo(requesterOf(context), {
      chatId,
      prompt,
      isStandalone: isStandaloneGeneration,
      style: videoOptions?.style,
      aspectRatio,
      framesPerSecond: fps,
      durationSeconds: duration,
      picture,
    })
    const { executionId = jobId } = context
    return { ok: true, result: { body: { jobId }, executionId }, predictionId: jobId, status: 'QUEUED' }
  }
}

/** Nothing is charged for what no configured engine can make. */
function refuseWhatNobodyMakes({ action, resolution, lastImageUrl, lastImageBase64 }: Input): void {
  const isFilm = action === 'text-to-video' || action === 'image-to-video'
  const isOffered = (resolution ?? VIDEO_DEFAULTS.resolution) === VIDEO_DEFAULTS.resolution
  if (!isFilm || !isOffered || (lastImageUrl ?? lastImageBase64) !== undefined) throw new AppError('engine.unsupported')
}

function getPicture({ imageUrl, firstImageUrl, imageBase64, firstImageBase64 }: Input): PictureSource {
  const url = imageUrl ?? firstImageUrl
  const base64 = imageBase64 ?? firstImageBase64
  if (url !== undefined) return { url }
  if (base64 !== undefined) return { base64 }
  throw new AppError('validation.invalid', { field: 'imageUrl', message: 'imageUrl: a picture is required' })
}
