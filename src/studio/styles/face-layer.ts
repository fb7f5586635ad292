import type { Picture } from '../canvas.ts'
import { drawFeatures } from '../features/draw-features.ts'
import type { FeatureLook } from '../features/feature-look.ts'
import { featureLook } from '../features/feature-look.ts'
import { headOnView } from '../raster/head-on-view.ts'
import type { PaintJob } from './style.ts'

/** The face's features on a transparent picture that lies at (leftPx, topPx) of the figure's buffers. */
export interface FaceLayer {
  readonly picture: Picture
  readonly leftPx: number
  readonly topPx: number
}

/** Half a head and a little, in half heads: no feature of the face reaches beyond. */
const REACH = 1.15
/** Cosine of the head's turn from the viewer beyond which the face is out of sight. */
const LEAST_FACING = -0.05

/** Whether the figure is a person of the human form, whose face is geometry: eyes, brows and mouth are there already. */
export const isOfForm = ({ buffers }: PaintJob['figure']): boolean => buffers.rest !== undefined

/**
 * Eyes, brows, nose, mouth and marks, unlit, on a layer no larger than the head; of a person of the human form only what lies
 * on the skin.
 */
export function drawFaceLayer(job: PaintJob, manner: FeatureLook['manner'], adjust: Partial<FeatureLook> = {}): FaceLayer {
  const { view, headPlace } = job.figure
  const { xPx: centreX, yPx: centreY, unitPx } = headOnView(view, headPlace)
  const headPx = Math.sqrt(headPlace[1] ** 2 + headPlace[5] ** 2 + headPlace[9] ** 2) * unitPx * REACH
  const leftPx = Math.max(0, Math.floor(centreX - headPx))
  const topPx = Math.max(0, Math.floor(centreY - headPx))
  const widthPx = Math.max(1, Math.min(view.widthPx, Math.ceil(centreX + headPx)) - leftPx)
  const heightPx = Math.max(1, Math.min(view.heightPx, Math.ceil(centreY + headPx)) - topPx)
  const context = job.createCanvas(widthPx, heightPx).getContext('2d')
  // An animal's face is geometry, all of it. Of a head that looks away nothing of the face is seen, not even through the hair.
  const isMarksOnly = isOfForm(job.figure)
  if (headPlace[10] > LEAST_FACING && !job.character.beast)
    drawFeatures(context, {
      sheet: job.character,
      scene: job.scene,
      proportions: job.proportions,
      headPlace,
      view: { ...view, widthPx, heightPx, originXPx: view.originXPx - leftPx, originYPx: view.originYPx - topPx },
      look: { ...featureLook(job.character, manner), ...adjust },
      isMarksOnly,
    })
  return { picture: context.getImageData(0, 0, widthPx, heightPx), leftPx, topPx }
}
