import type { StyleId } from '../../../contract/styles.ts'
import type { CreateCanvas, Picture } from '../../canvas.ts'
import type { PhotoReading } from '../photo-reading.ts'

export interface PhotoJob {
  readonly photo: Picture
  /** In pixels of the photo. */
  readonly reading?: PhotoReading
  readonly style: StyleId
  readonly seed: string
  /** 1, 2 or 3. */
  readonly candidate: number
  /** Nobody is set before another place. */
  readonly keepsPlace: boolean
  readonly createCanvas: CreateCanvas
}

/** One of the illustrator's hands, before a photo instead of a figure of its own. */
export type PhotoHand = (job: PhotoJob) => Picture
