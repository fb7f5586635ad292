import type { Picture } from '../../canvas.ts'
import { smoothStep } from '../../form/curve.ts'
import { blurPlane } from '../../kernels/blur-plane.ts'
import { floatsOf } from '../../raster/floats-of.ts'
import { oklabOf, rgbOfOklab } from '../oklab.ts'
import type { PhotoReading } from '../photo-reading.ts'
import { resizeValues } from '../resize-values.ts'

/** The colour of people's skin in OKLab, and how far from it skin lies under white light. */
const SKIN = { a: 0.045, b: 0.055 } as const
const NATURAL = 0.06
const COLORED = 0.12
/** Skin of one colour all over may be painted or green; from this spread on, its colours come from lamps. */
const PATCHES = 0.034
/** How much of a lamp's colour is taken back: a little of it is what makes a stage. */
const TAKEN = 0.8
/** Of 255. */
const SURE = 170
/** Lamps' colours are broad: shares of the raster's longer side. */
const BROAD = 0.02

/**
 * A photo whose skin is lit by lamps of several colours, as if most of their light were white: styles of flat tones would make
 * patches of them. Any other photo stays as it is. `reading` is in pixels of the photo, which is not changed.
 */
export function evenLight(photo: Picture, { masks }: PhotoReading): Picture {
  const size = { width: masks.widthPx, height: masks.heightPx }
  const skin = floatsOf(masks.faceSkin, (value, cell) => (value + masks.bodySkin[cell]! > SURE ? 1 : 0))
  const [a, b] = colorsOf(photo, skin, size)
  const count = skin.reduce((sum, value) => sum + value, 0)
  if (count < 24 || spreadOf(a, b, skin, count) < PATCHES) return photo
  const options = { ...size, radius: Math.max(2, Math.max(size.width, size.height) * BROAD), passes: 2 }
  const weights = blurPlane(skin, options)
  const mean = (values: Float32Array) => blurPlane(values, options).map((value, cell) => value / Math.max(1e-4, weights[cell]!))
  const [broadA, broadB] = [mean(a), mean(b)]
  const back = skin.map((_, cell) => {
    const apart = Math.hypot(broadA[cell]! - SKIN.a, broadB[cell]! - SKIN.b)
    return weights[cell]! < 0.02 ? 0 : smoothStep(NATURAL, COLORED, apart) * TAKEN
  })
  const large = (values: Float32Array) => resizeValues(values, size, photo)
  const moveA = large(back.map((share, cell) => (SKIN.a - broadA[cell]!) * share))
  const moveB = large(back.map((share, cell) => (SKIN.b - broadB[cell]!) * share))
  const where = large(blurPlane(skin, { ...size, radius: 1, passes: 1 }))
  const data = photo.data.slice()
  for (let pixel = 0, at = 0; pixel < where.length; pixel += 1, at += 4) {
    const share = where[pixel]!
    if (share < 0.01) continue
    const [lightness, ownA, ownB] = oklabOf(data[at]!, data[at + 1]!, data[at + 2]!)
    data.set(rgbOfOklab([lightness, ownA + moveA[pixel]! * share, ownB + moveB[pixel]! * share]), at)
  }
  return { width: photo.width, height: photo.height, data }
}

/** The colour in the middle of each cell of skin; 0 elsewhere. */
function colorsOf(
  { width, height, data }: Picture,
  skin: Float32Array,
  size: { readonly width: number; readonly height: number },
): [a: Float32Array, b: Float32Array] {
  const [a, b] = [new Float32Array(skin.length), new Float32Array(skin.length)]
  for (let cell = 0; cell < skin.length; cell += 1) {
    if (skin[cell] === 0) continue
    const x = Math.min(width - 1, Math.floor((((cell % size.width) + 0.5) * width) / size.width))
    const y = Math.min(height - 1, Math.floor(((Math.floor(cell / size.width) + 0.5) * height) / size.height))
    const at = (y * width + x) * 4
    const [, ownA, ownB] = oklabOf(data[at]!, data[at + 1]!, data[at + 2]!)
    a[cell] = ownA
    b[cell] = ownB
  }
  return [a, b]
}

function spreadOf(a: Float32Array, b: Float32Array, skin: Float32Array, count: number): number {
  const mean = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0) / count
  const [meanA, meanB] = [mean(a), mean(b)]
  const squares = skin.reduce((sum, value, cell) => sum + value * ((a[cell]! - meanA) ** 2 + (b[cell]! - meanB) ** 2), 0)
  return Math.sqrt(squares / count)
}
