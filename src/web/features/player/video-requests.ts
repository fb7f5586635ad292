import type { FunctionInput } from '#web/data/functions/call-function.ts'
import { filmOptions, type UpscaleOption } from './film-options.ts'
import type { PlayedVideo } from './played-video.ts'

type Request = FunctionInput<'video-generation-service'>

/** The request of product text §7, with the values of the film that is open. */
export function restoreRequest(video: PlayedVideo, chatId: string): Request {
  return { ...changeOf(video, chatId), operationType: 'restore' }
}

export function upscaleRequest(video: PlayedVideo, chatId: string, { resolution, fps }: UpscaleOption): Request {
  return { ...changeOf(video, chatId), resolution, fps, operationType: 'upscale' }
}

function changeOf(video: PlayedVideo, chatId: string) {
  const { resolution, fps, aspectRatio } = filmOptions(video)
  return {
    videoUrl: video.url,
    chatId,
    action: 'regenerate',
    resolution,
    fps,
    // What is no shape of the product's films is sent all the same: the server looks at the film itself.
    aspectRatio: aspectRatio as Request['aspectRatio'],
  } as const
}
