import type { PhotoFace } from '../photo/photo-reading.ts'

/** Half the size of a face of which the numbers below are shares. */
const HALF_PX = 60

const POINTS: Readonly<Record<number, readonly [x: number, y: number]>> = {
  10: [0, -1],
  234: [-0.78, -0.05],
  454: [0.78, -0.05],
  152: [0, 1],
  1: [0, 0.2],
  2: [0, 0.32],
  50: [-0.45, 0.2],
  280: [0.45, 0.2],
  205: [-0.42, 0.42],
  425: [0.42, 0.42],
  200: [0, 0.8],
  105: [-0.4, -0.42],
  52: [-0.4, -0.36],
  282: [0.4, -0.36],
  334: [0.4, -0.42],
}
const LIPS = {
  upper: [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291],
  upperInner: [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308],
  lowerInner: [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308],
  lower: [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291],
} as const
const EYES = [
  { x: -0.38, upper: [33, 246, 161, 160, 159, 158, 157, 173, 133], lower: [33, 7, 163, 144, 145, 153, 154, 155, 133] },
  { x: 0.38, upper: [362, 398, 384, 385, 386, 387, 388, 466, 263], lower: [362, 382, 381, 380, 374, 373, 390, 249, 263] },
] as const
const MOUTH = { y: 0.55, half: 0.3, lip: 0.09 } as const
const EYE = { y: -0.15, half: 0.2, high: 0.08 } as const

/** A face mesh from the front with closed lips, around a place of a picture. */
export function aFace({ x, y }: { x: number; y: number }): PhotoFace {
  const landmarks = new Float32Array(468 * 3)
  const put = (index: number, [dx, dy]: readonly [number, number]) =>
    landmarks.set([x + dx * HALF_PX, y + dy * HALF_PX, 0], index * 3)
  for (let index = 0; index < 468; index += 1) put(index, [0, 0])
  for (const [index, point] of Object.entries(POINTS)) put(Number(index), point)
  const arch = (line: readonly number[], middle: readonly [number, number], half: number, high: number) =>
    line.forEach((index, at) => {
      const along = (2 * at) / (line.length - 1) - 1
      put(index, [middle[0] + along * half, middle[1] + high * (1 - along * along)])
    })
  for (const { x: eyeX, upper, lower } of EYES) {
    arch(upper, [eyeX, EYE.y], EYE.half, -EYE.high)
    arch(lower, [eyeX, EYE.y], EYE.half, EYE.high)
  }
  const middle = [0, MOUTH.y] as const
  arch(LIPS.upperInner, middle, MOUTH.half * 0.96, 0)
  arch(LIPS.lowerInner, middle, MOUTH.half * 0.96, 0)
  arch(LIPS.upper, middle, MOUTH.half, -MOUTH.lip)
  arch(LIPS.lower, middle, MOUTH.half, MOUTH.lip)
  return { score: 0.95, landmarks }
}
