import sharp, { type Sharp } from 'sharp'
import type { LookedAt, PictureAnswer, PictureTask } from './picture-task.ts'

/** Refuses pictures that would take more than some hundred megabytes when unpacked. */
const MOST_PIXELS = 100_000_000
/** Quick to write and to read; the result is only handed on. */
const PNG = { compressionLevel: 1, adaptiveFiltering: false }

/** Does a task with libvips; a picture that can not be read is an answer, not an error. */
export async function doPictureTask(task: PictureTask): Promise<PictureAnswer> {
  try {
    return task.task === 'look' ? { looked: await look(task) } : { cleaned: await clean(task) }
  } catch (error) {
    return { unreadable: (error as Error).message }
  }
}

async function look({ bytes, thumbnailPx, quality }: Extract<PictureTask, { task: 'look' }>): Promise<LookedAt> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata()
  // All of it is read: a picture may begin well and be broken further on.
  const small = upright(bytes).resize(thumbnailPx, thumbnailPx, { fit: 'inside', withoutEnlargement: true })
  const thumbnail = await small.webp({ quality: Math.round(quality * 100) }).toBuffer()
  return { widthPx: autoOrient.width, heightPx: autoOrient.height, thumbnail }
}

async function clean({ bytes, maxSidePx }: Extract<PictureTask, { task: 'clean' }>): Promise<Uint8Array> {
  const sized = upright(bytes).resize(maxSidePx, maxSidePx, { fit: 'inside', withoutEnlargement: true })
  const { data, info } = await sized.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } }).png(PNG).toBuffer()
}

/** The first picture of the file, as it is seen, in sRGB. */
function upright(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 }).autoOrient().toColourspace('srgb')
}
