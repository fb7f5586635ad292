import type { Picture } from '../canvas.ts'
import { smoothStep } from '../form/curve.ts'
import { MOUTH_AT_REST, type MouthShape } from '../mouth/mouth-shape.ts'
import { blinkWarp } from './blink-warp.ts'
import { faceBox } from './face-box.ts'
import { FACE_POINT, facePoint } from './face-points.ts'
import { mouthFrame } from './mouth-frame.ts'
import { mouthInside } from './mouth-inside.ts'
import { type MouthSource, mouthWarp } from './mouth-warp.ts'
import type { PhotoFace } from './photo-reading.ts'

/** How a face stands at one moment. */
export interface TalkingMoment {
  readonly mouth: MouthShape
  /** 0 the eyes as in the photo … 1 closed. */
  readonly lids: number
  /** Pixels that the head has moved. */
  readonly head: readonly [x: number, y: number]
}

/** How far around a face what moves with it fades into what does not, in faces. */
const FADE = 0.55

/**
 * A photo whose face moves: lips, jaw, lids and head, everything around them softly with it. Answers RGBA frames of the photo's
 * size; `face` is in its pixels. At rest with its own lips closed, the face is the photo.
 */
export function talkingPhoto({ width, height, data }: Picture, face: PhotoFace) {
  const frame = mouthFrame(face)
  const blink = blinkWarp(face)
  const brightness = skinBrightness({ width, height, data }, face)
  const box = faceBox(face)
  const [halfWidth, halfHeight] = [(box.right - box.left) / 2, (box.bottom - box.top) / 2]
  const [midX, midY] = [box.left + halfWidth, box.top + halfHeight]
  const reach = 1 + FADE * 2
  const area = {
    left: Math.max(0, Math.floor(midX - halfWidth * reach)),
    right: Math.min(width, Math.ceil(midX + halfWidth * reach)),
    top: Math.max(0, Math.floor(midY - halfHeight * reach)),
    bottom: Math.min(height, Math.ceil(midY + halfHeight * reach)),
  }
  const [cos, sin] = frame.right
  const lowest = frame.chinY + 1.6
  const columns = area.right - area.left
  /** How much each pixel goes with the head. */
  const nearness = Float32Array.from({ length: columns * (area.bottom - area.top) }, (_, at) => {
    const [x, y] = [area.left + (at % columns), area.top + Math.floor(at / columns)]
    return 1 - smoothStep(1, reach, Math.hypot((x - midX) / halfWidth, (y - midY) / halfHeight))
  })
  const source: MouthSource = { x: 0, y: 0, inside: 0, fromTop: 0, gap: 0 }
  const seen = new Float32Array(3)
  const place = { x: 0, y: 0 }
  return ({ mouth = MOUTH_AT_REST, lids, head }: TalkingMoment): Uint8ClampedArray<ArrayBuffer> => {
    const to = new Uint8ClampedArray(new ArrayBuffer(data.length))
    to.set(data)
    const warp = mouthWarp(frame, mouth)
    for (let y = area.top; y < area.bottom; y += 1) {
      let at = (y - area.top) * columns
      for (let x = area.left; x < area.right; x += 1, at += 1) {
        const near = nearness[at]!
        if (near <= 0) continue
        place.x = x - head[0] * near
        place.y = y - head[1] * near
        blink(place, lids)
        const [dx, dy] = [(place.x - frame.x) / frame.unitPx, (place.y - frame.y) / frame.unitPx]
        const u = dx * cos + dy * sin
        const v = dy * cos - dx * sin
        let inside = 0
        if (Math.abs(u) < 2.3 && v > frame.noseY && v < lowest) {
          warp(u, v, source)
          place.x = frame.x + (source.x * cos - source.y * sin) * frame.unitPx
          place.y = frame.y + (source.x * sin + source.y * cos) * frame.unitPx
          inside = source.inside
        }
        const pixel = (y * width + x) * 4
        read({ width, height, data }, place, to, pixel)
        if (inside <= 0) continue
        mouthInside(source, mouth, brightness, seen)
        for (let channel = 0; channel < 3; channel += 1)
          to[pixel + channel]! += (seen[channel]! - to[pixel + channel]!) * inside
      }
    }
    return to
  }
}

/** How bright the cheeks are, 0…255. */
function skinBrightness({ width, height, data }: Picture, face: PhotoFace): number {
  const values = [50, 280, FACE_POINT.noseTip, 205, 425].map((index) => {
    const { x, y } = facePoint(face, index)
    const at = (clampTo(Math.round(y), height) * width + clampTo(Math.round(x), width)) * 4
    return data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11
  })
  return values.sort((a, b) => a - b)[2]!
}

const clampTo = (value: number, length: number) => Math.min(length - 1, Math.max(0, value))

/** Bilinear. */
function read({ width, height, data }: Picture, { x, y }: { x: number; y: number }, to: Uint8ClampedArray, at: number): void {
  const px = Math.min(width - 1.001, Math.max(0, x))
  const py = Math.min(height - 1.001, Math.max(0, y))
  const [left, top] = [px | 0, py | 0]
  const [right, down] = [px - left, py - top]
  const a = (top * width + left) * 4
  const b = a + width * 4
  const [wa, wb, wc, wd] = [(1 - right) * (1 - down), right * (1 - down), (1 - right) * down, right * down]
  for (let channel = 0; channel < 3; channel += 1) {
    to[at + channel] =
      data[a + channel]! * wa + data[a + 4 + channel]! * wb + data[b + channel]! * wc + data[b + 4 + channel]! * wd
  }
}
