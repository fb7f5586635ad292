import sharp from 'sharp'
import { type Level, pictureLevels } from './picture-levels.ts'

/** Refuses pictures that would take more than some hundred megabytes when unpacked. */
const MOST_PIXELS = 100_000_000
/** The networks look at 128 to 256 pixels at a time; a face of a tenth of this still fills one look. */
const WORKING_SIDE_PX = 1280

export interface DecodedPhoto {
  /** Of the photo as it is shown, upright. */
  readonly widthPx: number
  readonly heightPx: number
  /** The photo at working size, and halves of it. */
  readonly levels: readonly Level[]
}

/** The first picture of any file that sharp reads, upright, as sRGB, on white where it is transparent. Throws when it is none. */
export async function decodePhoto(bytes: Uint8Array): Promise<DecodedPhoto> {
  const input = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
  const { width, height, autoOrient } = await input.metadata()
  const upright = autoOrient ?? { width, height }
  const { data, info } = await input
    .autoOrient()
    .resize(WORKING_SIDE_PX, WORKING_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const level = { widthPx: info.width, heightPx: info.height, rgb: rgbOf(data, info.channels) }
  return { widthPx: upright.width, heightPx: upright.height, levels: pictureLevels(level) }
}

/** Some grey pictures stay at one channel. */
function rgbOf(data: Uint8Array, channels: number): Uint8Array {
  if (channels === 3) return data
  const pixels = data.length / channels
  const rgb = new Uint8Array(pixels * 3)
  for (let pixel = 0; pixel < pixels; pixel++) rgb.fill(data[pixel * channels] as number, pixel * 3, pixel * 3 + 3)
  return rgb
}
