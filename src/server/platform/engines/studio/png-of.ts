import sharp from 'sharp'
import type { Picture } from '#studio/canvas.ts'
import type { Drawing } from './drawing-task.ts'

/** An opaque picture as PNG. */
export async function pngOf({ data, width, height }: Picture): Promise<Pick<Drawing, 'png' | 'widthPx' | 'heightPx'>> {
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer()
  return { png, widthPx: width, heightPx: height }
}
