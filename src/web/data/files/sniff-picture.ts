/** Kinds of pictures that a page tells apart by their first bytes. */
export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'heic' | 'avif'

/** As many bytes as the longest signature needs. */
const HEAD_BYTES = 16

/** Brands of the ISO container that hold still pictures. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'])

/** What a file is by its content, whatever it is called; undefined for everything that is no picture. */
export async function sniffPicture(file: Blob): Promise<PictureKind | undefined> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const text = String.fromCharCode(...bytes)
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (text.slice(4, 8) !== 'ftyp') return undefined
  const brand = text.slice(8, 12)
  if (brand === 'avif' || brand === 'avis') return 'avif'
  return HEIC_BRANDS.has(brand) ? 'heic' : undefined
}
