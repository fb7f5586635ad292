import type { Picture } from '../canvas.ts'
import type { FaceBox } from './face-box.ts'
import type { PhotoMasks } from './photo-reading.ts'

/** A picture of somebody, drawn or photographed, and where in it face, skin, hair and clothes are. */
export interface PersonPicture {
  readonly picture: Picture
  readonly masks: PhotoMasks
  /** In pixels of `picture`; absent where none was found. */
  readonly face?: FaceBox
}
