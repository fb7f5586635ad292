import type { Picture } from '../canvas.ts'
import { sharpenPicture } from './sharpen-picture.ts'
import { turnPicture } from './turn-picture.ts'

/** What is done to the finished picture as a whole; zero everywhere is the picture as it is. */
export interface Grade {
  /** Stops: 1 is twice the light. */
  readonly exposure: number
  /** −1 flat grey … 1 twice the contrast. */
  readonly contrast: number
  /** −1 black and white … 1 twice the colour. */
  readonly saturation: number
  /** −1 blue … 1 amber. */
  readonly warmth: number
  /** 0 … 1 toward the brown of old photos. */
  readonly sepia: number
  /** 0 … 1 dark corners. */
  readonly vignette: number
  /** −1 blurred … 1 as sharp as can be. */
  readonly sharpness: number
  /** Left and right are exchanged. */
  readonly isMirrored: boolean
  /** Quarter turns clockwise, after it was mirrored: 0, 1, 2 or 3. */
  readonly turns: number
}

export const NO_GRADE: Grade = {
  exposure: 0,
  contrast: 0,
  saturation: 0,
  warmth: 0,
  sepia: 0,
  vignette: 0,
  sharpness: 0,
  isMirrored: false,
  turns: 0,
}

/** One grade after another; black and white stays black and white. */
export function addGrade(first: Grade, second: Partial<Grade>): Grade {
  const sum = (key: Exclude<keyof Grade, 'isMirrored' | 'turns'>, most: number, least = -most) =>
    Math.min(most, Math.max(least, first[key] + (second[key] ?? 0)))
  return {
    exposure: sum('exposure', 2),
    contrast: sum('contrast', 0.8),
    saturation: sum('saturation', 1),
    warmth: sum('warmth', 1),
    sepia: sum('sepia', 1, 0),
    vignette: sum('vignette', 1, 0),
    sharpness: sum('sharpness', 1),
    isMirrored: first.isMirrored !== (second.isMirrored ?? false),
    // What is mirrored after it was turned is turned the other way after it was mirrored.
    turns: ((second.isMirrored ? -first.turns : first.turns) + (second.turns ?? 0) + 4) % 4,
  }
}

/** The picture with a grade: its own pixels are changed, and where it is turned it is another one. Without an effect it is left alone. */
export function gradePicture(picture: Picture, grade: Grade): Picture {
  if (grade.isMirrored) mirror(picture)
  if (grade.sharpness !== 0) sharpenPicture(picture, grade.sharpness)
  const { isMirrored: _, turns, sharpness: __, ...tones } = grade
  if (Object.values(tones).some((value) => value !== 0)) shadeAll(picture, grade)
  return turnPicture(picture, turns)
}

function shadeAll(picture: Picture, grade: Grade): void {
  const { width, height } = picture
  const shade = shaderOf(grade)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) shade(picture.data, (y * width + x) * 4, cornerShare(x / width, y / height))
  }
}

/** 0 in the middle, 1 in the corners. */
const cornerShare = (x: number, y: number) => Math.min(1, ((x - 0.5) ** 2 + (y - 0.5) ** 2) * 2) ** 1.5

function shaderOf({ exposure, contrast, saturation, warmth, sepia, vignette }: Grade) {
  const gain = 2 ** exposure
  const [warmRed, warmBlue] = [1 + warmth * 0.16, 1 - warmth * 0.2]
  const steepness = 1 + contrast
  return (data: Uint8ClampedArray, index: number, corner: number): void => {
    const light = gain * (1 - vignette * 0.75 * corner)
    let red = lit(data[index]!, light) * warmRed
    let green = lit(data[index + 1]!, light)
    let blue = lit(data[index + 2]!, light) * warmBlue
    const grey = 0.299 * red + 0.587 * green + 0.114 * blue
    red = grey + (red - grey) * (1 + saturation)
    green = grey + (green - grey) * (1 + saturation)
    blue = grey + (blue - grey) * (1 + saturation)
    red += (grey * 1.08 + 14 - red) * sepia
    green += (grey * 0.92 + 4 - green) * sepia
    blue += (grey * 0.7 - blue) * sepia
    data[index] = 128 + (red - 128) * steepness
    data[index + 1] = 128 + (green - 128) * steepness
    data[index + 2] = 128 + (blue - 128) * steepness
  }
}

/** More light rolls off before white, so that faces keep their form. */
function lit(value: number, gain: number): number {
  const bright = value * gain
  return gain <= 1 || bright < 170 ? bright : 170 + 85 * (1 - Math.exp(-(bright - 170) / 85))
}

function mirror({ data, width, height }: Picture): void {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height)
  for (let y = 0; y < height; y += 1) pixels.subarray(y * width, (y + 1) * width).reverse()
}
