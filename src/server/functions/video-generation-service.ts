import { AppError } from '#contract/app-error.ts'
import {
  MADE_RESOLUTIONS,
  type MadeResolution,
  PREMIUM_QUALITIES,
  resolutionNamed,
  VIDEO_DEFAULTS,
  VIDEO_UPSCALES,
} from '#contract/video.ts'
import type { PictureSource } from '../product/generation/source-picture.ts'
import type { HandlerParts } from './handler-parts.ts'
import type { CallContext, Handlers } from './handlers.ts'
import { requesterOf } from './requester-of.ts'
import { seedOf } from './seed-of.ts'

type Handler = Handlers['video-generation-service']
type Input = Parameters<Handler>[0]

export function videoGenerationServiceHandler(parts: HandlerParts): Handler {
  return async (input, context) => {
    const { jobId } = await start(parts, input, context)
    const { executionId = jobId } = context
    return { success: true, jobId, ok: true, result: { body: { jobId }, executionId }, predictionId: jobId, status: 'QUEUED' }
  }
}

async function start(
  { generation, arePremiumFilmsOn }: HandlerParts,
  input: Input,
  context: CallContext,
): Promise<{ jobId: string }> {
  const { action, chatId, operationType } = input
  const requester = requesterOf(context)
  switch (action) {
    case 'text-to-video':
    case 'image-to-video':
      return generation.startVideo(requester, videoOf(input))
    case 'upscale':
      return generation.startFilmChange(requester, {
        chatId,
        film: getFilm(input),
        upscale: getUpscale(input),
        ...seedOf(input),
      })
    case 'regenerate': {
      if (!operationType) throw missing('operationType', 'is required with this action')
      const upscale = operationType === 'upscale' ? getUpscale(input) : undefined
      return generation.startFilmChange(requester, { chatId, film: getFilm(input), upscale, ...seedOf(input) })
    }
    case 'lip-sync':
      return generation.startLipSync(requester, lipSyncOf(input))
    case 'sora-2-t2v':
    case 'sora-2-i2v':
      if (!arePremiumFilmsOn) throw new AppError('feature.off')
      return generation.startVideo(requester, premiumOf(input))
    default:
      return action satisfies never
  }
}

function videoOf(input: Input) {
  const { action, chatId, prompt, isStandaloneGeneration, videoOptions, aspectRatio, fps, duration } = input
  const resolution = getMadeResolution(input)
  const picture = action === 'image-to-video' ? getPicture(input) : undefined
  if (!picture && !prompt) throw missing('prompt', 'is required')
  return {
    chatId,
    prompt,
    isStandalone: isStandaloneGeneration,
    style: videoOptions?.style,
    aspectRatio,
    resolution,
    framesPerSecond: fps,
    durationSeconds: duration,
    picture,
    ...seedOf(input),
    ...(picture && { lastPicture: getLastPicture(input) }),
  }
}

/** Whichever engine makes films makes these too (OP-56). */
function premiumOf(input: Input) {
  const { action, chatId, prompt, videoOptions } = input
  const { subModel = PREMIUM_QUALITIES[0].mode, style } = videoOptions ?? {}
  const quality = PREMIUM_QUALITIES.find(({ mode }) => mode === subModel)
  if (!quality) {
    throw missing('videoOptions.subModel', `must be one of ${PREMIUM_QUALITIES.map(({ mode }) => mode).join(', ')}`)
  }
  if (!prompt) throw missing('prompt', 'Enter a prompt to describe the video you want to create.')
  const { mode: premium, resolution, aspectRatio } = quality
  const picture = action === 'sora-2-i2v' ? getPicture(input) : undefined
  return {
    chatId,
    prompt,
    isStandalone: true,
    style,
    aspectRatio,
    resolution,
    premium,
    ...seedOf(input),
    ...(picture && { picture }),
  }
}

function lipSyncOf(input: Input) {
  const { chatId, prompt, isStandaloneGeneration, aspectRatio, fps, audioUrl, audioBase64 } = input
  const sound = audioUrl === undefined ? { base64: audioBase64 } : { url: audioUrl }
  if (audioUrl === undefined && audioBase64 === undefined) throw missing('audioUrl', 'a sound is required')
  return {
    chatId,
    prompt,
    isStandalone: isStandaloneGeneration,
    aspectRatio,
    framesPerSecond: fps,
    // Where there is a film, somebody in it speaks.
    who: (input.videoUrl ?? input.videoBase64) === undefined ? { picture: getPicture(input) } : { film: getFilm(input) },
    sound,
    ...seedOf(input),
  }
}

function getMadeResolution({ resolution = VIDEO_DEFAULTS.resolution }: Input): MadeResolution {
  const named = resolutionNamed(resolution)
  if (!named) throw missing('resolution', `must be one of ${MADE_RESOLUTIONS.join(', ')}`)
  const made = MADE_RESOLUTIONS.find((one) => one === named)
  if (!made) throw new AppError('engine.unsupported', { field: 'resolution' })
  return made
}

function getUpscale({ resolution = '' }: Input) {
  const named = resolutionNamed(resolution)
  const upscale = VIDEO_UPSCALES.find((one) => one.resolution === named)
  if (!upscale) throw missing('resolution', `must be one of ${VIDEO_UPSCALES.map((one) => one.resolution).join(', ')}`)
  return upscale
}

function getFilm({ videoUrl, videoBase64 }: Input): PictureSource {
  if (videoUrl !== undefined) return { url: videoUrl }
  if (videoBase64 !== undefined) return { base64: videoBase64 }
  throw missing('videoUrl', 'a video is required')
}

function getPicture({ imageUrl, firstImageUrl, imageBase64, firstImageBase64 }: Input): PictureSource {
  const url = imageUrl ?? firstImageUrl
  const base64 = imageBase64 ?? firstImageBase64
  if (url !== undefined) return { url }
  if (base64 !== undefined) return { base64 }
  throw missing('imageUrl', 'a picture is required')
}

function getLastPicture({ lastImageUrl, lastImageBase64 }: Input): PictureSource | undefined {
  if (lastImageUrl !== undefined) return { url: lastImageUrl }
  return lastImageBase64 === undefined ? undefined : { base64: lastImageBase64 }
}

function missing(field: string, message: string): AppError {
  return new AppError('validation.invalid', { field, message: `${field}: ${message}` })
}
