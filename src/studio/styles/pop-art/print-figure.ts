import { smoothStep } from '../../form/curve.ts'
import { type FigureBuffers, MATERIAL } from '../../raster/figure-buffers.ts'
import type { FigureTone } from '../figure-tone.ts'
import { createScreen } from '../halftone.ts'

/** Dots across the picture's height. */
const DOTS = 92
/** Tones (of 255) at which dots begin and are largest, and below which the shade is flat. */
const DOTS_BEGIN = 168
const DOTS_FULL = 96
const FLAT = 66
/** Of skin: a neck that is all shade would be a red scarf. */
const FLAT_SKIN = 30
const LARGEST = 0.44
const SATURATION = 1.45

/** The figure printed in two inks: flat colour, its shade as dots, then flat; black where hair and cloth are deepest. */
export function printFigure(buffers: FigureBuffers, { tone, shine }: FigureTone, heightPx: number): Uint8ClampedArray {
  const { widthPx: width, material, albedo } = buffers
  const rgba = new Uint8ClampedArray(material.length * 4)
  const screen = createScreen({ pitchPx: Math.max(2.5, heightPx / DOTS), angle: Math.PI / 4 })
  for (let at = 0; at < material.length; at += 1) {
    const kind = material[at]!
    if (kind === MATERIAL.none) continue
    const isSkin = kind === MATERIAL.skin
    const value = tone[at]!
    const x = at % width
    const y = (at - x) / width
    const shade = value < (isSkin ? FLAT_SKIN : FLAT) ? 1 : screen(x, y, LARGEST * smoothStep(DOTS_BEGIN, DOTS_FULL, value))
    const glint = isSkin ? 0 : 0.85 * smoothStep(88, 132, shine[at]!)
    const from = at * 3
    const grey = albedo[from]! * 0.3 + albedo[from + 1]! * 0.59 + albedo[from + 2]! * 0.11
    for (let channel = 0; channel < 3; channel += 1) {
      const clear = grey + (albedo[from + channel]! - grey) * SATURATION
      // Paper shows through the flat colour a little, so that it stays fresh.
      const flat = clear + (255 - clear) * 0.1
      const dark = isSkin ? flat * SKIN_SHADE[channel]! : flat * SHADE[channel]!
      const inked = flat + (dark - flat) * shade
      rgba[at * 4 + channel] = inked + (255 - inked) * glint
    }
    rgba[at * 4 + 3] = 255
  }
  return rgba
}

const SHADE = [0.5, 0.42, 0.62] as const
const SKIN_SHADE = [0.92, 0.6, 0.54] as const
