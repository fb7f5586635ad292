import { dataUrlOf } from './data-url-of.ts'
import { PictureTooSmallError } from './plan-picture.ts'
import { type ShrunkPicture, shrinkPicture } from './shrink-picture.ts'
import { type PictureKind, sniffPicture } from './sniff-picture.ts'

export interface PictureRules {
  /** What it may be, by its content; every kind of picture unless told. */
  readonly kinds?: readonly PictureKind[]
  /** What is said of another kind; unless told, the sentence of the product for photos. */
  readonly kindText?: string
  /** No limit unless told: pictures are made smaller before they are sent. */
  readonly maxBytes?: number
  /** Of both sides, before anything is scaled. */
  readonly minPx?: number
  /** Width by height; the middle is kept. */
  readonly ratio?: number
  /** Longest side of what is sent; 2000 unless told. */
  readonly maxPx?: number
}

/** A picture that can be shown and sent: upright, without what was written beside it in the file, 2000 px at most. */
export interface Picked {
  readonly isPicked: true
  readonly name: string
  readonly dataUrl: string
  readonly widthPx: number
  readonly heightPx: number
  /** It was larger, or of another shape. */
  readonly isResized: boolean
}

/** Why a file was not taken, in the words of product text §8. */
export interface Refusal {
  readonly isPicked: false
  /** `processing`: the picture was read, and something broke while it was made smaller. */
  readonly reason: 'kind' | 'weight' | 'dimensions' | 'unreadable' | 'processing'
  readonly title: string
  readonly text: string
}

/** A larger PNG is sent as a photo instead, so that two of them fit into one request. */
const HEAVY_PNG_BYTES = 3_000_000

/** Reads a picked, dropped or pasted file; whatever is wrong with it comes back as a refusal, never as an exception. */
export async function readPicture(file: File, rules: PictureRules = {}): Promise<Picked | Refusal> {
  let wasRead = false
  let kind: PictureKind | undefined
  try {
    kind = await sniffPicture(file)
    if (!kind || (rules.kinds && !rules.kinds.includes(kind))) return wrongKind(rules)
    if (rules.maxBytes !== undefined && file.size > rules.maxBytes) return tooHeavy(rules.maxBytes)
    using picture = await decode(file)
    wasRead = true
    const { minPx } = rules
    if (minPx !== undefined && Math.min(picture.bitmap.width, picture.bitmap.height) < minPx) return tooSmall(minPx)
    const { blob, widthPx, heightPx } = await shrunk(picture.bitmap, kind === 'jpeg', rules)
    const isResized = widthPx !== picture.bitmap.width || heightPx !== picture.bitmap.height
    return { isPicked: true, name: file.name, dataUrl: await dataUrlOf(blob), widthPx, heightPx, isResized }
  } catch (error) {
    if (error instanceof PictureTooSmallError) {
      return { isPicked: false, reason: 'dimensions', title: 'Invalid image dimensions', text: error.message }
    }
    console.warn('A picture could not be read.', error)
    // Few browsers read the photos of telephones: another try would not help, another kind does.
    if (kind === 'heic' && !wasRead) return wrongKind(rules)
    const text = 'Failed to process uploaded files. Please try again.'
    return { isPicked: false, reason: wasRead ? 'processing' : 'unreadable', title: 'Error processing files', text }
  }
}

async function shrunk(bitmap: ImageBitmap, isPhoto: boolean, { ratio, maxPx }: PictureRules): Promise<ShrunkPicture> {
  const asPhoto = () => shrinkPicture(bitmap, { purpose: 'upload', ratio, maxPx, type: 'image/jpeg' })
  if (isPhoto) return asPhoto()
  const exact = await shrinkPicture(bitmap, { purpose: 'upload', ratio, maxPx })
  return exact.blob.size > HEAVY_PNG_BYTES ? asPhoto() : exact
}

async function decode(file: File): Promise<{ bitmap: ImageBitmap } & Disposable> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  return { bitmap, [Symbol.dispose]: () => bitmap.close() }
}

function wrongKind({ kindText }: PictureRules): Refusal {
  const text = kindText ?? 'Please upload a JPG, PNG, or GIF file.'
  return { isPicked: false, reason: 'kind', title: 'Invalid file type', text }
}

function tooHeavy(maxBytes: number): Refusal {
  const text = `Please select an image smaller than ${Math.round(maxBytes / 1024 / 1024)}MB.`
  return { isPicked: false, reason: 'weight', title: 'File too large', text }
}

function tooSmall(minPx: number): Refusal {
  const text = `Image must be at least ${minPx}x${minPx}`
  return { isPicked: false, reason: 'dimensions', title: 'Invalid image dimensions', text }
}
