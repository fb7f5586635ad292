/** Kinds of films and sounds that are told apart by their first bytes. */
export type MediaKind = 'mp4' | 'mov' | 'webm' | 'm4a' | 'mp3' | 'wav'

const HEAD_BYTES = 64
/** QuickTime files from before there were brands begin with one of these. */
const OLD_MOV_ATOMS = new Set(['moov', 'mdat', 'wide', 'free', 'skip'])
/** Pictures of telephones and browsers are written as MP4 files are. */
const PICTURE_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis'])
const SOUND_BRANDS = new Set(['M4A ', 'M4B ', 'M4P '])

/** What a file is by its content, whatever it is called; undefined for everything else. */
export async function sniffMedia(file: Blob): Promise<MediaKind | undefined> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const text = String.fromCharCode(...bytes)
  const atom = text.slice(4, 8)
  if (atom === 'ftyp') {
    const brand = text.slice(8, 12)
    if (brand === 'qt  ') return 'mov'
    if (PICTURE_BRANDS.has(brand)) return undefined
    return SOUND_BRANDS.has(brand) ? 'm4a' : 'mp4'
  }
  if (OLD_MOV_ATOMS.has(atom)) return 'mov'
  if (text.startsWith('\x1a\x45\xdf\xa3')) return text.includes('webm') ? 'webm' : undefined
  if (text.startsWith('RIFF')) return text.slice(8, 12) === 'WAVE' ? 'wav' : undefined
  if (text.startsWith('ID3') || isMpegAudioFrame(bytes)) return 'mp3'
  return undefined
}

/** Eleven set bits, and a layer: the bits of the layer are clear in AAC, which is none of ours. */
function isMpegAudioFrame([first = 0, second = 0]: Uint8Array): boolean {
  return first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) !== 0
}
