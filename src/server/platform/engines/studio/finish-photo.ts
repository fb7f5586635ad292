import sharp, { type Sharp } from 'sharp'
import { LIMITS } from '#contract/limits.ts'
import type { Picture } from '#studio/canvas.ts'
import type { PhotoCrop } from '#studio/edit/edit-photo.ts'
import { gradePicture } from '#studio/edit/grade.ts'
import type { PhotoCut } from '#studio/photo/crop-reading.ts'
import { stylePhoto } from '#studio/photo/style-photo.ts'
import { lightFor } from '#studio/scene/light.ts'
import { drawWeather } from '#studio/scene/weather.ts'
import type { SceneSheet } from '#studio/sheet/scene-sheet.ts'
import type { FinishedPhoto, PhotoTask } from './photo-task.ts'
import { createStudioCanvas } from './studio-canvas.ts'

/** Refuses pictures that would take more than some hundred megabytes when unpacked. */
const MOST_PIXELS = 100_000_000
const CROP_SHARE: Readonly<Record<Exclude<PhotoCrop, 'square'>, number>> = { middle: 0.7, 'upper middle': 0.55 }

/** Cut, size, grade and weather of a picture; the same task gives the same bytes. */
export async function finishPhoto(task: PhotoTask): Promise<FinishedPhoto> {
  const input = sharp(task.bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient().toColourspace('srgb')
  const cut = task.cut ? cutOf(input, task.cut) : task.crop ? await cropped(input, task.crop) : input
  const sized = task.widthPx && task.heightPx ? enlarged(cut, task.widthPx, task.heightPx) : withinLimit(cut, task.mostPx)
  const { data, info } = await sized.ensureAlpha().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  const plain = {
    width: info.width,
    height: info.height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
  }
  const picture = gradePicture(styled(plain, task), task.grade)
  const { width, height } = picture
  const raw = { width, height, channels: 4 } as const
  const graded = sharp(picture.data, { raw })
  const finished = task.weather ? graded.composite([{ input: weatherLayer(task.weather, task.seed, raw), raw }]) : graded
  const png = await finished.png().toBuffer()
  return { png, widthPx: width, heightPx: height }
}

function styled(picture: Picture, { style, seed }: PhotoTask): Picture {
  if (!style) return picture
  return stylePhoto(picture, style.reading, { style: style.id, seed, candidate: 1, createCanvas: createStudioCanvas })
}

const cutOf = (input: Sharp, { left, top, widthPx, heightPx }: PhotoCut) =>
  input.extract({ left, top, width: widthPx, height: heightPx })

async function cropped(input: Sharp, crop: PhotoCrop): Promise<Sharp> {
  const { data, info } = await input.png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const shortest = Math.min(width, height)
  const [cutWidth, cutHeight] =
    crop === 'square' ? [shortest, shortest] : [Math.round(width * CROP_SHARE[crop]), Math.round(height * CROP_SHARE[crop])]
  const top = crop === 'upper middle' ? Math.round((height - cutHeight) * 0.15) : Math.round((height - cutHeight) / 2)
  return sharp(data).extract({ left: Math.round((width - cutWidth) / 2), top, width: cutWidth, height: cutHeight })
}

/** Unpacked, with its weather, a picture takes some twelve bytes a pixel. */
function withinLimit(picture: Sharp, side: number = LIMITS.upscaledMaxPx): Sharp {
  return picture.resize(side, side, { fit: 'inside', withoutEnlargement: true })
}

/** Lanczos, then as much sharpness as the enlargement took. */
function enlarged(picture: Sharp, widthPx: number, heightPx: number): Sharp {
  return picture.resize(widthPx, heightPx, { kernel: 'lanczos3', fit: 'fill' }).sharpen({ sigma: 1.1, m1: 0.4, m2: 2.2 })
}

function weatherLayer(
  weather: SceneSheet['weather'],
  seed: string,
  { width, height }: { width: number; height: number },
): Buffer {
  const context = createStudioCanvas(width, height).getContext('2d')
  drawWeather(context, outdoors(weather, seed), { widthPx: width, heightPx: height })
  const { data } = context.getImageData(0, 0, width, height)
  return Buffer.from(data.buffer, data.byteOffset, data.byteLength)
}

/** Of the scene only the weather is drawn; the rest is any place under the sky. */
function outdoors(weather: SceneSheet['weather'], seed: string): SceneSheet {
  return {
    version: 1,
    seed,
    pose: 'portrait',
    expression: 'neutral',
    gaze: { x: 0, y: 0 },
    backdrop: 'meadow',
    timeOfDay: 'noon',
    weather,
    light: lightFor('meadow', 'noon', weather),
    camera: { framing: 'bust', angle: 'eye level', headYaw: 0.3, headPitch: 0, headRoll: 0.04, bodyYaw: 0.1 },
  }
}
