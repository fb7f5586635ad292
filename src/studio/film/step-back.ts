import type { StyleId } from '../../contract/styles.ts'
import { proportionsFor } from '../features/proportions-for.ts'
import { buildFigure, type Figure } from '../form/build-figure.ts'
import { smoothStep } from '../form/curve.ts'
import type { Eye } from '../raster/view.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { isOfForm } from '../styles/face-layer.ts'
import { styleFor } from '../styles/style-catalogue.ts'
import { type Closer, nearer } from './compose-frame.ts'
import type { FilmLayers } from './film-layers.ts'
import type { Lens } from './lens.ts'

/** When the camera begins to step back from where the picture was seen from, and when it has. */
const STEPS_BACK = { from: 0.1, until: 1.1 } as const

/** How much of its way back is still before the camera: 1 where the picture was seen from … 0 where the film is. */
export function stepBackAt(seconds: number): number {
  return 1 - smoothStep(STEPS_BACK.from, STEPS_BACK.until, seconds)
}

interface SettingOff {
  readonly character: CharacterSheet
  readonly from: SceneSheet
  readonly scene: SceneSheet
  readonly style: StyleId
  /** The film's. */
  readonly widthPx: number
  readonly heightPx: number
}

interface Standing {
  /** Layer pixels per film pixel. */
  readonly scale: number
  /** How far the figure is moved down in the first frame, layer pixels. */
  readonly dropPx: number
  /** The same at any moment. */
  readonly dropAt: (seconds: number) => number
}

/** A figure that the camera steps back from. */
export interface StepBack {
  /** How much nearer it is seen at a moment; nothing once the camera is there. */
  closerAt(seconds: number): Closer | undefined
  /** The layer in which a drawing that is seen from a moment on is as fine as a film needs; nothing where it is about that anyway. */
  lensAt(seconds: number): Lens | undefined
}

/** About as long is one drawing shown of somebody who sets off. */
const SHOWN_SECONDS = 1 / 12

/** Less is not worth a drawing of its own. */
const LEAST_LENS = 1.06

/** Who sets off is seen at first as in the picture that they stood in, and then from far enough to show all of them. */
export function stepBack(
  { character, scene, from, style, widthPx, heightPx }: SettingOff,
  { built, widthPx: layersWidthPx, heightPx: layersHeightPx }: FilmLayers,
  { scale, dropPx, dropAt }: Standing,
): StepBack {
  const proportions = proportionsFor(character, styleFor(style).style.family)
  const unseen = { proportions, widthPx, heightPx, isUnseen: true } as const
  const before = buildFigure(character, from, unseen)
  const stood = eyesOf(before)
  const atFirst = { ...scene, moment: { stride: 0, from: { scene: from, share: 0 } } }
  const { view } = built
  /** From where the figure is seen while the camera steps back. */
  const eyeAt = (share: number) => eyeBetween(view.eye, before.view.eye, share)
  const eyeAtFirst = eyeAt(1)
  const seen = eyesOf(buildFigure(character, atFirst, { ...unseen, view: { ...view, ...(eyeAtFirst && { eye: eyeAtFirst }) } }))
  const perView = layersWidthPx / view.widthPx
  const about = [seen.xPx * perView, seen.yPx * perView + dropPx] as const
  const zoom = stood.unitPx / ((seen.unitPx * perView) / scale)
  // Layers may be wider than the film; their middle is the film's.
  const away = [stood.xPx - ((about[0] - layersWidthPx / 2) / scale + widthPx / 2), stood.yPx - about[1] / scale] as const
  const closerAt = (seconds: number): Closer | undefined => {
    const share = stepBackAt(seconds)
    if (share === 0) return undefined
    return { zoom: zoom ** share, about, movedPx: [away[0] * share, away[1] * share] }
  }
  const middle = { step: scale, x: layersWidthPx / 2, y: layersHeightPx / 2 }
  return {
    closerAt,
    lensAt(seconds) {
      const closer = closerAt(seconds)
      if (!closer || closer.zoom < LEAST_LENS) return undefined
      // What the film's middle shows is in the middle of the layer.
      const seen = nearer(middle, closer)
      // The longer legs are, the farther a layer is moved when they bend: below it nothing is drawn.
      const movedPx = isOfForm(built) ? dropAt(Math.max(0, seconds - SHOWN_SECONDS)) : 0
      const eye = eyeAt(stepBackAt(seconds))
      return {
        zoom: closer.zoom,
        x: middle.x - seen.x * closer.zoom,
        y: middle.y - (seen.y - movedPx) * closer.zoom,
        ...(eye && { eye }),
      }
    },
  }
}

function eyeBetween(from: Eye | undefined, to: Eye | undefined, share: number): Eye | undefined {
  if (!from || !to) return undefined
  const between = (of: keyof Eye) => from[of] + (to[of] - from[of]) * share
  return { x: between('x'), y: between('y'), z: between('z'), nearness: between('nearness') }
}

function eyesOf({ landmarks, view }: Figure) {
  return { ...landmarks.eyes, unitPx: view.unitPx }
}
