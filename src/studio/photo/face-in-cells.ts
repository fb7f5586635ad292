import type { FaceBox } from './face-box.ts'
import type { PersonPicture } from './person-picture.ts'

/** The face of a picture in cells of its masks. */
export function faceInCells({ face, masks, picture }: PersonPicture): FaceBox | undefined {
  if (!face) return undefined
  const [x, y] = [masks.widthPx / picture.width, masks.heightPx / picture.height]
  return { left: face.left * x, right: face.right * x, top: face.top * y, bottom: face.bottom * y }
}
