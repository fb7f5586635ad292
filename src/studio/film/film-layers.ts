import type { StyleId } from '../../contract/styles.ts'
import type { CreateCanvas, Picture } from '../canvas.ts'
import { proportionsFor } from '../features/proportions-for.ts'
import { buildFigure, type Figure } from '../form/build-figure.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { isOfForm } from '../styles/face-layer.ts'
import type { PaintJob } from '../styles/style.ts'
import { styleFor } from '../styles/style-catalogue.ts'
import { atMoment } from './at-moment.ts'
import { dropHalo } from './drop-halo.ts'
import { exchangeFace, nobody } from './exchange-face.ts'
import { eyesOnFace, windowOn } from './face-window.ts'
import { cutLids, type LidState, setLids } from './lids.ts'
import { liftFigure } from './lift-figure.ts'
import { createLips, type Lips } from './lips.ts'
import { tonedStyle } from './toned-style.ts'
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
  /** Eyes that blink. */
  createLids(): (state: LidState) => void
  /** A mouth that speaks. */
  createLips(): Lips
  /** A figure that moves on as the picture shows it (`gaitOf`); it takes its shadow out of the plate. */
  createWalk(): WalkPhases
  /** Where head, hair, cloth and limbs are; same view as the layers, perhaps at another scale. */
  readonly built: Figure
}

/** How far the eyes are open, half closed and closed. */
const LIDS = [0.45, 0] as const

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
  const { style: plain, warning } = styleFor(order.style)
  const style = tonedStyle(plain, order.scene)
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
  const paintedLids = () => {
    const lids = cutLids({ whole, half: withLids(LIDS[0]), closed: withLids(LIDS[1]), figure, built })
    return () => (state: LidState) => setLids(figure, widthPx, lids, state)
  }
  const builtLids = () => {
    const part = windowOn(eyesOnFace(proportions), job)
    const eyes = exchangeFace({ style, job, figure, part, sewn: built.sewn, moments: LIDS.map((lids) => ({ lids })) })
    return (state: LidState) => eyes.show(state === 0 ? undefined : state - 1)
  }
  const createLids = isOfForm(built) || character.beast ? builtLids : paintedLids()
  return {
    layers: {
      widthPx,
      heightPx,
      plate,
      figure,
      built,
      createLids,
      createLips: () => createLips({ style, job, figure, sewn: built.sewn }),
      createWalk: () => createWalk({ style, job, built, plate, empty, figure, from: order.from }),
    },
    warnings: warning ? [warning] : [],
  }
}
