import { once } from 'node:events'
import type { MessagePort } from 'node:worker_threads'
import type { FacedPicture } from '#studio/film/draw-talking-film.ts'
import type { PhotoFace } from '#studio/photo/photo-reading.ts'

/** The next picture of a film, or that there is none; sent when it is asked for. */
export type SentPicture = { readonly rgba: Uint8Array<ArrayBuffer>; readonly face?: PhotoFace } | 'over'

/** Pictures of a film that come through a port, one for each that is asked for. */
export async function* filmPictures(
  port: MessagePort,
  { widthPx: width, heightPx: height }: { widthPx: number; heightPx: number },
): AsyncGenerator<FacedPicture> {
  try {
    for (;;) {
      const sent = once(port, 'message')
      port.postMessage('more')
      const [message] = (await sent) as [SentPicture] // sent by speak-in-film.ts
      if (message === 'over') return
      const { rgba, face } = message
      yield { picture: { width, height, data: new Uint8ClampedArray(rgba.buffer) }, ...(face && { face }) }
    }
  } finally {
    port.close()
  }
}
