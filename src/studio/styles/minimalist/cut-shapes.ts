import { type FigureBuffers, MATERIAL } from '../../raster/figure-buffers.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import type { FigureTone } from '../figure-tone.ts'

/** Below this tone (of 255) a shape is in its one shade. */
const SHADED = 104
const SHADE = [0.84, 0.8, 0.86] as const
/** Colours are quantised to so many steps a channel, so that folds, seams and patterns fall together. */
const STEPS = 16

/** The figure as cut paper: each thing one colour, and one quiet shade on it. */
export function cutShapes(buffers: FigureBuffers, { tone }: FigureTone, { hair, skin }: CharacterSheet): Uint8ClampedArray {
  const { material, albedo } = buffers
  const rgba = new Uint8ClampedArray(material.length * 4)
  const hairColor = hair.color.map((channel) => channel * 255)
  const skinColor = skin.base.map((channel) => channel * 255)
  for (let at = 0; at < material.length; at += 1) {
    const kind = material[at]!
    if (kind === MATERIAL.none) continue
    const isShaded = tone[at]! < SHADED
    const to = at * 4
    for (let channel = 0; channel < 3; channel += 1) {
      const own = albedo[at * 3 + channel]!
      const flat =
        kind === MATERIAL.skin
          ? nearer(own, skinColor[channel]!)
          : kind === MATERIAL.hair
            ? nearer(own, hairColor[channel]!)
            : stepped(own)
      rgba[to + channel] = isShaded ? flat * SHADE[channel]! : flat
    }
    rgba[to + 3] = 255
  }
  return rgba
}

/** The named colour where a pixel is near to it (locks, blush), its own where it is something else (a beard, a dyed tip). */
function nearer(own: number, named: number): number {
  return Math.abs(own - named) < 48 ? named : stepped(own)
}

const stepped = (own: number) => Math.round((own / 255) * STEPS) * (255 / STEPS)
