import sharp from 'sharp'

export interface NamedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A portrait of nobody: a head on shoulders in even colours, as the studio's networks see a photo without a face. */
export async function portrait(
  widthPx: number,
  heightPx: number,
  { format = 'jpeg', name = `portrait.${format}` }: { format?: 'jpeg' | 'png' | 'gif' | 'webp'; name?: string } = {},
): Promise<NamedFile> {
  const figure = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="none" width="${widthPx}" height="${heightPx}">
    <rect width="100" height="100" fill="#7fa8c9"/><path d="M10 100c0-30 20-38 40-38s40 8 40 38z" fill="#2f4a7a"/>
    <circle cx="50" cy="40" r="20" fill="#d9a07a"/><path d="M28 40c0-30 44-30 44 0l-4-8c-10-8-26-8-36 0z" fill="#5a3420"/></svg>`
  const buffer = await sharp(Buffer.from(figure))[format]().toBuffer()
  return { name, mimeType: `image/${format}`, buffer }
}

/** The same picture with so many bytes; what follows the picture is read by nobody. */
export function weighing(file: NamedFile, bytes: number): NamedFile {
  return { ...file, buffer: Buffer.concat([file.buffer, Buffer.alloc(bytes - file.buffer.length)]) }
}
