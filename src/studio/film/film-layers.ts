import type { StyleId } from '../../contract/styles.ts'
import type { CreateCanvas, Picture } from '../canvas.ts'
import { proportionsFor } from '../features/proportions-for.ts'
import { buildFigure, type Figure } from '../form/build-figure.ts'
import { emptyLayers } from '../raster/buffer-pool.ts'
import type { FigureBuffers } from '../raster/figure-buffers.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { Moment, SceneSheet } from '../sheet/scene-sheet.ts'
import type { PaintJob } from '../styles/style.ts'
import { styleFor } from '../styles/style-catalogue.ts'
import { dropHalo } from './drop-halo.ts'
import { cutLids, type Lids } from './lids.ts'
import { liftFigure } from './lift-figure.ts'
import { createLips, type Lips } from './lips.ts'
import { createWalk, type WalkPhases } from './walk-phases.ts'

/** A picture taken apart, so that its parts can move against each other. All layers have one size. */
export interface FilmLayers {
  readonly widthPx: number
  readonly heightPx: number
  /** The place without anybody in it, RGBA. */
  readonly plate: Uint8ClampedArray
  /**
   * What the figure adds to the plate: three channels of colour and its cover of 0…256. A frame is
   * `plate × (1 − cover) + colour`; unmoved, that is the picture itself.
   */
  readonly figure: Int16Array
  /** The eyes open, half closed and closed. */
  readonly lids: Lids
  /** A mouth that speaks. */
  createLips(): Lips
  /** A figure that moves on as the picture shows it (`gaitOf`); it takes its shadow out of the plate. */
  createWalk(): WalkPhases
  /** Where head, hair, cloth and limbs are; same view as the layers, perhaps at another scale. */
  readonly built: Figure
}

interface LayersOrder {
  readonly character: CharacterSheet
  readonly scene: SceneSheet
  readonly style: StyleId
  /** Somebody will walk, run, jump or dance: their shadow is that of a stride. */
  readonly isMovingOn?: boolean
  /** How they stand before that. */
  readonly from?: SceneSheet | undefined
  readonly widthPx: number
  readonly heightPx: number
  readonly createCanvas: CreateCanvas
}

/** Draws a picture and takes it apart, whatever the style: with the figure, without it, and with its eyes closed. */
export function drawLayers(order: LayersOrder): { layers: FilmLayers; warnings: readonly string[] } {
  const { character, widthPx, heightPx, createCanvas } = order
  const { style, warning } = styleFor(order.style)
  const scene = atMoment(order.scene, { isWeatherApart: true, ...(order.isMovingOn && { stride: 0 }) })
  const proportions = proportionsFor(character, style.family)
  const built = buildFigure(character, scene, { proportions, ...style.figureSize({ widthPx, heightPx }) })
  const job: PaintJob = { character, scene, proportions, figure: built, widthPx, heightPx, createCanvas }
  const whole = style.paint(job)
  const empty = style.paint({ ...job, figure: { ...built, buffers: nobody(built.buffers) } })
  const withLids = (lids: number): Picture => style.paint({ ...job, scene: atMoment(scene, { lids }) })
  const { plate, figure } = liftFigure(whole, empty, built.buffers)
  // Before somebody's coat, the light of the sky around a child would be a bright line.
  if (scene.seat === 'arms') dropHalo(figure, plate, widthPx)
  const lids = cutLids({ whole, half: withLids(0.45), closed: withLids(0), figure, built })
  return {
    layers: {
      widthPx,
      heightPx,
      plate,
      figure,
      lids,
      built,
      createLips: () => createLips({ style, job, figure }),
      createWalk: () => createWalk({ style, job, built, plate, empty, figure, from: order.from }),
    },
    warnings: warning ? [warning] : [],
  }
}

function atMoment(scene: SceneSheet, moment: Moment): SceneSheet {
  return { ...scene, moment: { ...scene.moment, ...moment } }
}

/** The same buffers with nobody in them. */
function nobody(buffers: FigureBuffers): FigureBuffers {
  return { ...buffers, ...emptyLayers(buffers.part.length) }
}
