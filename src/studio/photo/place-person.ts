import type { Camera } from '../sheet/scene-sheet.ts'
import type { CutExtent } from './cut-extent.ts'
import type { FaceBox } from './face-box.ts'
import type { Placement } from './place-picture.ts'

/** Of a face from hairline to chin: its height and its middle, as shares of the picture's height (see `form/camera.ts`). */
const FACES: Readonly<Record<Camera['framing'], { readonly height: number; readonly middle: number }>> = {
  'close portrait': { height: 0.4, middle: 0.44 },
  bust: { height: 0.3, middle: 0.4 },
  'half figure': { height: 0.22, middle: 0.29 },
  'three-quarter figure': { height: 0.15, middle: 0.22 },
  'full figure': { height: 0.085, middle: 0.14 },
  wide: { height: 0.06, middle: 0.46 },
}
/** Nobody's face is larger than this. */
const LARGEST_FACE = 0.52
/** Without a face: height of the whole subject, and where it stands. */
const SUBJECT = { height: 0.72, floor: 0.93 } as const

/**
 * Where somebody cut out of a photo is set in a picture: the face as large as the framing asks for, what the photo cuts off
 * at its borders cut off again by those of the picture.
 */
export function placePerson(
  extent: CutExtent,
  face: FaceBox | undefined,
  options: {
    readonly framing: Camera['framing']
    readonly widthPx: number
    readonly heightPx: number
    /** Share of the width where the middle of the person is wished. */
    readonly middleX?: number
  },
): Placement {
  const { framing, widthPx, heightPx, middleX = 0.5 } = options
  const height = extent.bottom - extent.top
  const width = extent.right - extent.left
  const isWhole = !extent.isCutBottom
  const faceHeight = face && face.bottom - face.top
  const wished = face && !isWhole ? (FACES[framing].height * heightPx) / faceHeight! : (SUBJECT.height * heightPx) / height
  // A group is seen whole; a face may fill the picture's height by half.
  const mostScale = faceHeight ? (LARGEST_FACE * heightPx) / faceHeight : widthPx / width
  if (isWhole) {
    const isFar = framing === 'wide'
    const scale = Math.min(wished * (isFar ? 0.62 : 1.08), (widthPx * 0.92) / width)
    const yPx = (isFar ? 0.9 : SUBJECT.floor + 0.02) * heightPx - extent.bottom * scale
    return { scale, xPx: middleX * widthPx - ((extent.left + extent.right) / 2) * scale, yPx }
  }
  const eyes = face ? (face.top + face.bottom) / 2 : extent.top + height * 0.25
  const middleY = face ? FACES[framing].middle : 0.32
  // Down to the picture's bottom, and out to its sides where the photo cuts the arms off.
  const toBottom = (heightPx * (1 - middleY)) / Math.max(1, extent.bottom - eyes)
  const toSides = extent.isCutLeft && extent.isCutRight ? widthPx / width : 0
  const scale = Math.min(Math.max(wished, toBottom, toSides), Math.max(mostScale, toSides * 0.999))
  const middle = face ? (face.left + face.right) / 2 : (extent.left + extent.right) / 2
  let xPx = middleX * widthPx - middle * scale
  if (extent.isCutLeft) xPx = Math.min(xPx, -extent.left * scale)
  else if (extent.isCutRight) xPx = Math.max(xPx, widthPx - extent.right * scale)
  if (extent.isCutLeft && extent.isCutRight) xPx = Math.max(xPx, widthPx - extent.right * scale)
  const yPx = Math.max(middleY * heightPx - eyes * scale, heightPx - extent.bottom * scale)
  return { scale, xPx, yPx }
}
