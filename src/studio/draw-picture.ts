import { seldomPart } from '#studio/seldom-parts.ts'
import type { StyleId } from '../contract/styles.ts'
import type { CreateCanvas, Picture } from './canvas.ts'
import { proportionsFor } from './features/proportions-for.ts'
import type { finishPicture } from './finish/finish-picture.ts'
import { buildFigure } from './form/build-figure.ts'
import { giveBackLayers } from './raster/buffer-pool.ts'
import { type FigureBuffers, MATERIAL } from './raster/figure-buffers.ts'
import type { CharacterSheet } from './sheet/character-sheet.ts'
import type { SceneSheet } from './sheet/scene-sheet.ts'
import { styleFor } from './styles/style-catalogue.ts'
import { withSureOutlines } from './sure-outlines.ts'

export interface DrawPictureOptions {
  readonly character: CharacterSheet
  readonly scene: SceneSheet
  readonly style: StyleId
  /** Side of a square picture; `widthPx` and `heightPx` together give any other shape. */
  readonly sizePx?: number
  readonly widthPx?: number
  readonly heightPx?: number
  readonly createCanvas: CreateCanvas
  /** For a look at once, at the size of a thumb: cloth lies without folds, small lights are no discs. */
  readonly isRough?: boolean
  /** The place without anybody in it. */
  readonly isUnseen?: boolean
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
  const { mask: _, ...drawn } = draw(options, { hasMask: false })
  return drawn
}

/** The same, and where the figure is: 255 where it covers the picture, 0 where it does not. */
export function drawPictureWithMask(options: DrawPictureOptions): DrawnPicture & { mask: Uint8ClampedArray } {
  return draw(options, { hasMask: true })
}

/** The same without what `finishOf` lays over it, for pictures that are put together first. */
export function drawUnfinished(options: DrawPictureOptions): DrawnPicture & { mask: Uint8ClampedArray } {
  return draw(options, { hasMask: true, isUnfinished: true })
}

/** What lays that over a picture of this scene which is said of its light and air; nothing where nothing is. */
export function finishOf({ light, weather, sights, camera }: SceneSheet): typeof finishPicture | undefined {
  const isFinished = light.effects !== undefined || camera.isThroughWindow || weather === 'fog' || sights?.includes('rays')
  return isFinished ? seldomPart('finish') : undefined
}

function draw(
  options: DrawPictureOptions,
  { hasMask, isUnfinished = false }: { hasMask: boolean; isUnfinished?: boolean },
): DrawnPicture & { mask: Uint8ClampedArray } {
  const { character, scene, isRough = false } = options
  const widthPx = options.widthPx ?? options.sizePx ?? Number.NaN
  const heightPx = options.heightPx ?? options.sizePx ?? Number.NaN
  for (const sidePx of [widthPx, heightPx]) {
    if (!Number.isInteger(sidePx) || sidePx < LEAST_PX || sidePx > MOST_PX) {
      throw new RangeError(`a picture's sides are whole numbers of ${LEAST_PX} to ${MOST_PX} pixels, not ${sidePx}`)
    }
  }
  const { roll, drop, bleed } = scene.camera
  // Asked for first, so that nothing is drawn in vain; a tilted picture is finished when it is tilted.
  const finish = bleed || isUnfinished ? undefined : finishOf(scene)
  const needsMask = hasMask || finish !== undefined
  if (roll || drop) {
    const order = { ...options, widthPx, heightPx }
    const tilted = seldomPart('tilt')(order, (straight) => draw(straight, { hasMask: needsMask, isUnfinished }))
    finish?.(tilted.picture, tilted.mask, scene)
    return tilted
  }
  const createCanvas = withSureOutlines(options.createCanvas)
  const { style, warning } = styleFor(options.style)
  const proportions = proportionsFor(character, style.family)
  const figure = buildFigure(character, scene, {
    proportions,
    isRough,
    isUnseen: options.isUnseen ?? false,
    ...style.figureSize({ widthPx, heightPx }),
  })
  const mask = needsMask || character.sheer ? maskOf(figure.buffers, { widthPx, heightPx }) : new Uint8ClampedArray()
  const picture = style.paint({ character, scene, proportions, figure, widthPx, heightPx, createCanvas, isRough })
  giveBackLayers(figure.buffers)
  if (character.sheer && !options.isUnseen) {
    const behind = draw({ ...options, isUnseen: true }, { hasMask: false, isUnfinished: true }).picture
    showThrough(picture, behind, { mask, sheer: character.sheer })
  }
  finish?.(picture, mask, scene)
  return { picture, warnings: warning ? [warning] : [], mask }
}

/** Lays a share of what is behind somebody over them. */
function showThrough(
  { data }: Picture,
  behind: Picture,
  { mask, sheer }: { readonly mask: Uint8ClampedArray; readonly sheer: number },
): void {
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    const share = (mask[pixel]! / 255) * sheer
    if (share === 0) continue
    for (let at = pixel * 4; at < pixel * 4 + 3; at += 1) data[at] = data[at]! * (1 - share) + behind.data[at]! * share
  }
}

/** The buffers may be finer or coarser than the picture. */
function maskOf({ material, ...buffers }: FigureBuffers, size: { widthPx: number; heightPx: number }): Uint8ClampedArray {
  const mask = new Uint8ClampedArray(size.widthPx * size.heightPx)
  for (let y = 0; y < size.heightPx; y += 1) {
    const row = Math.floor(((y + 0.5) * buffers.heightPx) / size.heightPx) * buffers.widthPx
    for (let x = 0; x < size.widthPx; x += 1) {
      const at = row + Math.floor(((x + 0.5) * buffers.widthPx) / size.widthPx)
      if (material[at] !== MATERIAL.none) mask[y * size.widthPx + x] = 255
    }
  }
  return mask
}
