import { hairColorOf } from '../hair-color-of.ts'
import { lightness } from '../middle-color.ts'
import { maskAt, type PhotoPixels, sampleWhere } from '../photo-pixels.ts'

/** Of 255: surely hair. */
const IS_HAIR = 215
/** So many tones from the darkest to the brightest; fewer samples than these tell nothing of shine and shade. */
const TONES = 24
const LEAST_SAMPLES = 160
/** What hair of one colour shows between its shade and its shine, in shares of that colour. */
const MADE = { from: 0.4, to: 1.2 } as const

/** The tones of somebody's hair from its deepest shade to its shine, 0…255 each; where too little is seen they are made up. */
export function hairTones(
  photo: PhotoPixels,
  isWanted: (x: number, y: number) => boolean,
): readonly (readonly [number, number, number])[] {
  const samples = sampleWhere(photo, (x, y) => isWanted(x, y) && maskAt(photo, 'hair', x, y) > IS_HAIR).toSorted(
    (one, other) => lightness(one) - lightness(other),
  )
  if (samples.length < LEAST_SAMPLES) {
    const color = hairColorOf(photo)
    return Array.from({ length: TONES }, (_, index) => {
      const share = MADE.from + ((MADE.to - MADE.from) * index) / (TONES - 1)
      return [color[0] * 255 * share, color[1] * 255 * share, color[2] * 255 * share] as const
    })
  }
  // The very darkest and brightest are what shows between hairs.
  const [first, last] = [samples.length * 0.06, samples.length * 0.96]
  const each = (last - first) / TONES
  return Array.from({ length: TONES }, (_, index) => {
    const band = samples.slice(Math.floor(first + each * index), Math.max(1, Math.ceil(first + each * (index + 1))))
    const mean = (channel: 0 | 1 | 2) => band.reduce((sum, sample) => sum + sample[channel], 0) / band.length
    return [mean(0), mean(1), mean(2)] as const
  })
}
