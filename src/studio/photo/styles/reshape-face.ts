import type { Painting } from '../../styles/stroke.ts'
import { distance, type FaceMarks, faceMarks, type Place } from './face-marks.ts'

/** Factors on parts of a face; 1 leaves them. */
export interface FaceShape {
  readonly eyes: number
  readonly nose: number
  readonly mouth: number
  /** Width of jaw and chin. */
  readonly jaw: number
}

interface Lens {
  readonly middle: Place
  readonly radiusPx: number
  readonly factor: number
  /** Only across the face, not along it. */
  readonly isAcross?: boolean
}

export interface Reshaped {
  readonly painting: Painting
  readonly landmarks: Float32Array
}

/** A photo with parts of its face drawn larger or smaller, softly, and where the points of the face mesh went. */
export function reshapeFace(photo: Painting, landmarks: Float32Array, shape: FaceShape): Reshaped {
  const lenses = lensesOf(faceMarks({ landmarks }), shape)
  const painting = { width: photo.width, height: photo.height, data: photo.data.slice() }
  const moved = landmarks.slice()
  for (const lens of lenses) {
    lookThrough(painting, lens)
    for (let at = 0; at < moved.length; at += 3) {
      const [x, y] = movedBy(lens, moved[at]!, moved[at + 1]!)
      moved[at] = x
      moved[at + 1] = y
    }
  }
  return { painting, landmarks: moved }
}

function lensesOf(marks: FaceMarks, shape: FaceShape): Lens[] {
  const { eyes, noseTip, eyeGapPx, chin, middle } = marks
  const mouth = marks.mouthUpper[5]!
  const all: Lens[] = [
    {
      middle: [(chin[0] + mouth[0]) / 2, (chin[1] + mouth[1]) / 2],
      radiusPx: eyeGapPx * 1.25,
      factor: shape.jaw,
      isAcross: true,
    },
    { middle: noseTip, radiusPx: eyeGapPx * 0.55, factor: shape.nose },
    { middle: mouth, radiusPx: eyeGapPx * 0.75, factor: shape.mouth },
    ...eyes.map((eye) => ({
      middle: eye.middle,
      // The lens must end before the other eye and before the border of a turned face.
      radiusPx: Math.min(eye.widthPx * 1.15, distance(eye.middle, middle) * 1.15),
      factor: shape.eyes,
    })),
  ]
  return all.filter(({ factor, radiusPx }) => factor !== 1 && radiusPx > 2)
}

/** How much nearer to the middle of the lens a place `far` (0 … 1 of its radius) is read: at the middle the full factor. */
function readShare(factor: number, far: number): number {
  const fade = 1 - far * far
  return 1 + (1 / factor - 1) * fade * fade
}

/** Changes the picture. */
function lookThrough({ width, height, data: out }: Painting, lens: Lens): void {
  const { middle, radiusPx } = lens
  const [cx, cy] = middle
  const fromY = Math.max(0, Math.floor(cy - radiusPx))
  const toY = Math.min(height - 1, Math.ceil(cy + radiusPx))
  const fromX = Math.max(0, Math.floor(cx - radiusPx))
  const toX = Math.min(width - 1, Math.ceil(cx + radiusPx))
  // As it is before: a lens looks at nothing that lies farther than a pixel beyond its rows.
  const first = Math.max(0, fromY - 1)
  const data = out.slice(first * width * 4, Math.min(height, toY + 3) * width * 4)
  for (let y = fromY; y <= toY; y += 1) {
    readRow(out, { y, fromX, toX, lens, data, first, width, height })
  }
}

interface LensRow {
  readonly y: number
  readonly fromX: number
  readonly toX: number
  readonly lens: Lens
  /** The picture as it was, from row `first` on. */
  readonly data: Uint8ClampedArray
  readonly first: number
  readonly width: number
  readonly height: number
}

function readRow(out: Uint8ClampedArray, { y, fromX, toX, lens, data, first, width, height }: LensRow): void {
  const { radiusPx, factor, isAcross } = lens
  const cx = lens.middle[0]
  const cy = lens.middle[1]
  for (let x = fromX; x <= toX; x += 1) {
    // Not Math.hypot: engines are slow at it.
    const far = Math.sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy)) / radiusPx
    if (far >= 1) continue
    const share = readShare(factor, far)
    const px = Math.min(width - 1.001, Math.max(0, cx + (x - cx) * share))
    const py = Math.min(height - 1.001, Math.max(0, isAcross ? y : cy + (y - cy) * share))
    const left = px | 0
    const top = py | 0
    const fx = px - left
    const fy = py - top
    const from = ((top - first) * width + left) * 4
    const right = left + 1 < width ? 4 : 0
    const down = top + 1 < height ? width * 4 : 0
    for (let channel = 0; channel < 3; channel += 1) {
      const at = from + channel
      const a = data[at]! + (data[at + right]! - data[at]!) * fx
      const b = data[at + down]! + (data[at + down + right]! - data[at + down]!) * fx
      out[(y * width + x) * 4 + channel] = a + (b - a) * fy
    }
  }
}

/** Where a place of the photo is seen through the lens: the one whose reading it is. */
function movedBy({ middle, radiusPx, factor, isAcross }: Lens, x: number, y: number): Place {
  const [ox, oy] = [x - middle[0], y - middle[1]]
  let [px, py] = [ox, oy]
  for (let step = 0; step < 6; step += 1) {
    const far = Math.min(1, Math.hypot(px, py) / radiusPx)
    const share = readShare(factor, far)
    px = ox / share
    py = isAcross ? oy : oy / share
  }
  return [middle[0] + px, middle[1] + py]
}
