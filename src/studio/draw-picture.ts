import type { StyleId } from '../contract/styles.ts'
import type { CreateCanvas, Picture } from './canvas.ts'
import { proportionsFor } from './features/proportions.ts'
import { buildFigure } from './form/build-figure.ts'
import { giveBackLayers } from './raster/buffer-pool.ts'
import type { CharacterSheet } from './sheet/character-sheet.ts'
import type { SceneSheet } from './sheet/scene-sheet.ts'
import { styleFor } from './styles/style-catalogue.ts'

export interface DrawPictureOptions {
  readonly character: CharacterSheet
  readonly scene: SceneSheet
  readonly style: StyleId
  /** Side of a square picture; `widthPx` and `heightPx` together give any other shape. */
  readonly sizePx?: number
  readonly widthPx?: number
  readonly heightPx?: number
  readonly createCanvas: CreateCanvas
}

export interface DrawnPicture {
  /** Opaque RGBA, straight alpha. */
  readonly picture: Picture
  /** Sentences for the user about what could not be drawn as asked. */
  readonly warnings: string[]
}

const LEAST_PX = 32
const MOST_PX = 4096

/**
 * Draws a character in a scene in a style. The same sheets, style and size give the same bytes.
 * Throws a RangeError for a size that is not a whole number of 32…4096 pixels.
 */
export function drawPicture(options: DrawPictureOptions): DrawnPicture {
  const { character, scene, createCanvas } = options
  const widthPx = options.widthPx ?? options.sizePx ?? Number.NaN
  const heightPx = options.heightPx ?? options.sizePx ?? Number.NaN
  for (const sidePx of [widthPx, heightPx]) {
    if (!Number.isInteger(sidePx) || sidePx < LEAST_PX || sidePx > MOST_PX) {
      throw new RangeError(`a picture's sides are whole numbers of ${LEAST_PX} to ${MOST_PX} pixels, not ${sidePx}`)
    }
  }
  const { style, warning } = styleFor(options.style)
  const proportions = proportionsFor(character, style.family)
  const figure = buildFigure(character, scene, { proportions, ...style.figureSize({ widthPx, heightPx }) })
  const picture = style.paint({ character, scene, proportions, figure, widthPx, heightPx, createCanvas })
  giveBackLayers(figure.buffers)
  return { picture, warnings: warning ? [warning] : [] }
}
