import type { StyleId } from '../../contract/styles.ts'
import type { CreateCanvas, Picture } from '../canvas.ts'
import { proportionsFor } from '../features/proportions-for.ts'
import { buildFigure } from '../form/build-figure.ts'
import { giveBackLayers } from '../raster/buffer-pool.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { styleFor } from '../styles/style-catalogue.ts'

/** A scene with nobody in it, in a style. */
export function drawPlace(order: {
  readonly scene: SceneSheet
  readonly style: StyleId
  readonly widthPx: number
  readonly heightPx: number
  readonly createCanvas: CreateCanvas
}): { picture: Picture; warnings: string[] } {
  const { scene, widthPx, heightPx, createCanvas } = order
  const { style, warning } = styleFor(order.style)
  // Styles paint around somebody; whoever it is leaves no pixel.
  const { character } = castCharacter(
    { hairStyle: 'bald', warnings: [] },
    { seed: scene.seed, candidate: 1, style: order.style },
  )
  const proportions = proportionsFor(character, style.family)
  const figure = buildFigure(character, scene, { proportions, ...style.figureSize({ widthPx, heightPx }), isUnseen: true })
  const picture = style.paint({ character, scene, proportions, figure, widthPx, heightPx, createCanvas })
  giveBackLayers(figure.buffers)
  return { picture, warnings: warning ? [warning] : [] }
}
