import sharp from 'sharp'

/** A picture somebody may bring, as data URL: a plain one of 1024 × 1024 pixels unless the test wants another. */
export async function aPhoto(
  options: { widthPx?: number; heightPx?: number; format?: 'jpeg' | 'png' | 'gif' | 'webp'; shade?: number } = {},
): Promise<string> {
  const { widthPx = 1024, heightPx = 1024, format = 'jpeg', shade = 90 } = options
  const background = { r: shade, g: 120, b: 160 }
  const bytes = await sharp({ create: { width: widthPx, height: heightPx, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
  return `data:image/${format};base64,${bytes.toString('base64')}`
}
