import { VIDEO_DEFAULTS } from '#contract/video.ts'
import { dataUrlOf } from '#web/data/files/data-url-of.ts'
import type { FunctionInput } from '#web/data/functions/call-function.ts'
import { uploadFile } from '#web/data/uploads/upload-file.ts'
import type { LipSyncForm } from './lip-sync-form.ts'

type Request = FunctionInput<'video-generation-service'>

/** Up to here a file travels inside the request; a larger one goes up in parts first, where its progress can be shown. */
const INSIDE_MAX_BYTES = 5 * 1024 * 1024
const PROMPT = { image: 'The person in the picture speaks', video: 'The person in the video speaks' } as const

/** The request of product text §3. `onProgress` gets how much of the large files is there, 0 to 1; `signal` stops bringing them. */
export async function lipSyncRequest(
  { mode = 'image', picture, film, sound, chatId }: LipSyncForm,
  { onProgress = () => {}, signal }: { onProgress?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<Request> {
  const { resolution, fps } = VIDEO_DEFAULTS
  const progress = sharedProgress(onProgress)
  const [who, what] = await Promise.all([
    mode === 'image' ? pictureSource(picture?.url) : filmSource(film, { onProgress: progress(), signal }),
    soundSource(sound, { onProgress: progress(), signal }),
  ])
  return {
    action: 'lip-sync',
    chatId,
    prompt: PROMPT[mode],
    aspectRatio: '1:1',
    isStandaloneGeneration: true,
    videoOptions: { resolution, fps },
    ...who,
    ...what,
  }
}

function pictureSource(url = '') {
  return url.startsWith('data:') ? { imageBase64: url } : { imageUrl: url }
}

type Bringing = Parameters<typeof uploadFile>[1]

async function filmSource(film: File | string | undefined, bringing: Bringing) {
  if (typeof film === 'string') return { videoUrl: film }
  if (!film) return {}
  return isLarge(film) ? { videoUrl: await uploadFile(film, bringing) } : { videoBase64: await dataUrlOf(film) }
}

async function soundSource(sound: File | undefined, bringing: Bringing) {
  if (!sound) return {}
  return isLarge(sound) ? { audioUrl: await uploadFile(sound, bringing) } : { audioBase64: await dataUrlOf(sound) }
}

const isLarge = (file: File) => file.size > INSIDE_MAX_BYTES

/** Several uploads told as one: the mean of those that have begun. */
function sharedProgress(onProgress: (share: number) => void) {
  const shares = new Map<symbol, number>()
  return () => {
    const id = Symbol('upload')
    return (share: number) => {
      shares.set(id, share)
      onProgress([...shares.values()].reduce((sum, one) => sum + one, 0) / shares.size)
    }
  }
}
