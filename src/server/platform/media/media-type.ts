export type MediaKind = 'image' | 'video' | 'audio'

export interface MediaType {
  readonly kind: MediaKind
  readonly mimeType: string
  /** As file names of ours end. */
  readonly extension: string
}

/** How many bytes from the beginning decide it. */
export const MEDIA_HEAD_BYTES = 4096

const JPEG: MediaType = { kind: 'image', mimeType: 'image/jpeg', extension: 'jpeg' }
const PNG: MediaType = { kind: 'image', mimeType: 'image/png', extension: 'png' }
const GIF: MediaType = { kind: 'image', mimeType: 'image/gif', extension: 'gif' }
const WEBP: MediaType = { kind: 'image', mimeType: 'image/webp', extension: 'webp' }
const AVIF: MediaType = { kind: 'image', mimeType: 'image/avif', extension: 'avif' }
const HEIC: MediaType = { kind: 'image', mimeType: 'image/heic', extension: 'heic' }
const MP4: MediaType = { kind: 'video', mimeType: 'video/mp4', extension: 'mp4' }
const MOV: MediaType = { kind: 'video', mimeType: 'video/quicktime', extension: 'mov' }
const WEBM: MediaType = { kind: 'video', mimeType: 'video/webm', extension: 'webm' }
const MP3: MediaType = { kind: 'audio', mimeType: 'audio/mpeg', extension: 'mp3' }
const WAV: MediaType = { kind: 'audio', mimeType: 'audio/wav', extension: 'wav' }
const M4A: MediaType = { kind: 'audio', mimeType: 'audio/mp4', extension: 'm4a' }

/** Major brands of ISO/IEC 14496-12 files that are no ordinary MP4. */
const BRANDS: Readonly<Record<string, MediaType>> = {
  avif: AVIF,
  avis: AVIF,
  heic: HEIC,
  heix: HEIC,
  hevc: HEIC,
  mif1: HEIC,
  msf1: HEIC,
  'qt  ': MOV,
  'M4A ': M4A,
  'M4B ': M4A,
}
/** A QuickTime film may begin with any of these instead of its brand. */
const QUICKTIME_BOXES: readonly string[] = ['moov', 'mdat', 'wide']

/** What a file is by its first bytes, never by its name; undefined for everything that is not accepted here. */
export function mediaTypeOf(head: Uint8Array): MediaType | undefined {
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, MEDIA_HEAD_BYTES))
  const at = (start: number, end: number) => bytes.toString('latin1', start, end)
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return PNG
  if (at(0, 3) === '\xff\xd8\xff') return JPEG
  if (at(0, 6) === 'GIF89a' || at(0, 6) === 'GIF87a') return GIF
  if (at(0, 4) === 'RIFF') return riffType(at(8, 12))
  if (at(4, 8) === 'ftyp') return brandType(bytes)
  if (QUICKTIME_BOXES.includes(at(4, 8))) return MOV
  if (at(0, 4) === '\x1a\x45\xdf\xa3') return at(4, 64).includes('webm') ? WEBM : undefined
  return at(0, 3) === 'ID3' || isMp3Frame(bytes) ? MP3 : undefined
}

function riffType(form: string): MediaType | undefined {
  if (form === 'WEBP') return WEBP
  return form === 'WAVE' ? WAV : undefined
}

/** The first brand often says only "a HEIF file"; whether it is AVIF stands among the compatible ones. */
function brandType(bytes: Buffer): MediaType {
  const major = BRANDS[bytes.toString('latin1', 8, 12)] ?? MP4
  if (major !== HEIC) return major
  const compatible = bytes.toString('latin1', 16, Math.min(bytes.length, bytes.readUInt32BE(0)))
  return /avi[fs]/.test(compatible) ? AVIF : HEIC
}

/** MPEG-1 or 2, layer III, with a bit rate and a sample rate that exist (ISO/IEC 11172-3, §2.4.1.3). */
function isMp3Frame(bytes: Buffer): boolean {
  const [sync = 0, kind = 0, rates = 0] = bytes
  const isSync = sync === 0xff && (kind & 0xe0) === 0xe0
  const version = (kind >> 3) & 3
  const layer = (kind >> 1) & 3
  return isSync && version !== 1 && layer === 1 && rates >> 4 !== 15 && ((rates >> 2) & 3) !== 3
}
