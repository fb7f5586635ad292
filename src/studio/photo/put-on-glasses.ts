import type { Context2D, CreateCanvas, Picture } from '../canvas.ts'
import { cssColor, mixRgb } from '../color.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { FACE_POINT, facePoint } from './face-points.ts'
import type { PhotoFace } from './photo-reading.ts'

type PhotoGlasses = NonNullable<CharacterSheet['eyewear']>

/** In distances of the outer eye corners: half the width and height of a lens, how far it hangs, the rim. */
const LENS = { width: 0.27, height: 0.235, drop: 0.035, rim: 0.026 } as const
/** From the middle of a face to the middle of a lens. */
const APART = 0.325

/** Glasses on a face in a photo, turned and as large as the face asks for. The picture is not changed. */
export function putOnGlasses(picture: Picture, face: PhotoFace, glasses: PhotoGlasses, createCanvas: CreateCanvas): Picture {
  const { width, height } = picture
  const [left, right] = [facePoint(face, FACE_POINT.leftEyeOuter), facePoint(face, FACE_POINT.rightEyeOuter)]
  const [innerLeft, innerRight] = [facePoint(face, FACE_POINT.leftEyeInner), facePoint(face, FACE_POINT.rightEyeInner)]
  const unit = Math.hypot(right.x - left.x, right.y - left.y)
  const context = createCanvas(width, height).getContext('2d')
  // Turned heads show the farther lens narrower: each eye has a width of its own.
  const eyes = [
    Math.hypot(innerLeft.x - left.x, innerLeft.y - left.y),
    Math.hypot(right.x - innerRight.x, right.y - innerRight.y),
  ]
  const shares = eyes.map((eye) => Math.min(1.2, Math.max(0.7, (eye * 2) / (eyes[0]! + eyes[1]!))))
  context.translate((innerLeft.x + innerRight.x) / 2, (innerLeft.y + innerRight.y) / 2)
  context.rotate(Math.atan2(right.y - left.y, right.x - left.x))
  context.scale(unit, unit)
  drawGlasses(context, glasses, [shares[0]!, shares[1]!], {
    left: earAt(face, FACE_POINT.cheekLeft, { left, right, unit, innerLeft, innerRight }),
    right: earAt(face, FACE_POINT.cheekRight, { left, right, unit, innerLeft, innerRight }),
  })
  return laidOver(picture, context.getImageData(0, 0, width, height))
}

interface Eyes {
  readonly left: Place
  readonly right: Place
  readonly innerLeft: Place
  readonly innerRight: Place
  readonly unit: number
}
interface Place {
  readonly x: number
  readonly y: number
}

/** How far to the side the temple goes, in units of the glasses. */
function earAt(face: PhotoFace, point: number, { left, right, innerLeft, innerRight, unit }: Eyes): number {
  const cheek = facePoint(face, point)
  const [x, y] = [(right.x - left.x) / unit, (right.y - left.y) / unit]
  return ((cheek.x - (innerLeft.x + innerRight.x) / 2) * x + (cheek.y - (innerLeft.y + innerRight.y) / 2) * y) / unit
}

function drawGlasses(
  context: Context2D,
  { kind, color }: PhotoGlasses,
  shares: readonly [number, number],
  ears: { readonly left: number; readonly right: number },
): void {
  const isDark = kind === 'sunglasses'
  context.lineJoin = 'round'
  context.lineCap = 'round'
  context.lineWidth = LENS.rim * (isDark ? 1.5 : 1)
  context.strokeStyle = cssColor(mixRgb(color, [0.05, 0.05, 0.06], isDark ? 0.6 : 0.15))
  context.shadowColor = 'rgba(30,10,5,0.45)'
  context.shadowBlur = 4
  context.shadowOffsetY = 2
  const sides = [-1, 1] as const
  sides.forEach((side, index) => {
    const middleX = side * APART * (0.35 + 0.65 * shares[index]!)
    const halfWidth = LENS.width * shares[index]!
    lensPath(context, kind, { middleX, halfWidth })
    context.fillStyle = isDark ? 'rgba(22,20,26,0.86)' : 'rgba(235,242,250,0.1)'
    context.fill()
    context.stroke()
    // The temple runs from the lens to the ear.
    context.beginPath()
    context.moveTo(middleX + side * halfWidth, LENS.drop - LENS.height * 0.45)
    context.lineTo(
      side < 0 ? Math.min(ears.left, middleX - halfWidth) : Math.max(ears.right, middleX + halfWidth),
      LENS.drop - 0.02,
    )
    context.stroke()
  })
  const inner = sides.map((side, index) => side * (APART * (0.35 + 0.65 * shares[index]!) - LENS.width * shares[index]!))
  context.beginPath()
  context.moveTo(inner[0]!, LENS.drop - LENS.height * 0.3)
  context.quadraticCurveTo(0, LENS.drop - LENS.height * 0.75, inner[1]!, LENS.drop - LENS.height * 0.3)
  context.stroke()
}

function lensPath(
  context: Context2D,
  kind: PhotoGlasses['kind'],
  { middleX, halfWidth }: { middleX: number; halfWidth: number },
): void {
  context.beginPath()
  if (kind === 'round glasses') {
    context.ellipse(middleX, LENS.drop, halfWidth * 0.96, LENS.height * 1.04, 0, 0, Math.PI * 2)
    return
  }
  // A rounded square, a little wider above.
  const [top, bottom, corner] = [LENS.drop - LENS.height * 0.82, LENS.drop + LENS.height * 0.86, 0.09]
  const [outer, lower] = [halfWidth, halfWidth * 0.9]
  context.moveTo(middleX - outer + corner, top)
  context.lineTo(middleX + outer - corner, top)
  context.quadraticCurveTo(middleX + outer, top, middleX + outer * 0.99, top + corner)
  context.lineTo(middleX + lower, bottom - corner)
  context.quadraticCurveTo(middleX + lower * 0.96, bottom, middleX + lower - corner, bottom)
  context.lineTo(middleX - lower + corner, bottom)
  context.quadraticCurveTo(middleX - lower * 0.96, bottom, middleX - lower, bottom - corner)
  context.lineTo(middleX - outer * 0.99, top + corner)
  context.quadraticCurveTo(middleX - outer, top, middleX - outer + corner, top)
  context.closePath()
}

function laidOver({ width, height, data }: Picture, layer: Picture): Picture {
  const result = data.slice()
  for (let at = 0; at < data.length; at += 4) {
    const share = layer.data[at + 3]! / 255
    if (share === 0) continue
    for (let channel = at; channel < at + 3; channel += 1) {
      result[channel] = result[channel]! + (layer.data[channel]! - result[channel]!) * share
    }
  }
  return { width, height, data: result }
}
