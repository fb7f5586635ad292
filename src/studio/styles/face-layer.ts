import type { Picture } from '../canvas.ts'
import { drawFeatures } from '../features/draw-features.ts'
import type { FeatureLook } from '../features/feature-look.ts'
import { featureLook } from '../features/feature-look.ts'
import type { PaintJob } from './style.ts'

/** Eyes, brows, nose, mouth and marks, unlit, on a transparent layer as large as the figure's buffers. */
export function drawFaceLayer(job: PaintJob, manner: FeatureLook['manner'], adjust: Partial<FeatureLook> = {}): Picture {
  const { widthPx, heightPx } = job.figure.view
  const context = job.createCanvas(widthPx, heightPx).getContext('2d')
  drawFeatures(context, {
    sheet: job.character,
    scene: job.scene,
    proportions: job.proportions,
    headPlace: job.figure.headPlace,
    view: job.figure.view,
    look: { ...featureLook(job.character, manner), ...adjust },
  })
  return context.getImageData(0, 0, widthPx, heightPx)
}
