import type { FigureLight } from '../figure-light.ts'
import { shadeCel } from '../shade-cel.ts'
import type { PaintJob } from '../style.ts'

/** Two tones with a hard edge and clear colours. */
export function shadeAnime(job: PaintJob, passes: FigureLight): Uint8ClampedArray {
  return shadeCel(job, passes, {
    light: job.scene.light,
    vivid: 1,
    keyShare: 0.75,
    shadowPower: 0.62,
    deepPower: 0.96,
    skinShadow: [1.05, 0.88, 0.88],
    threshold: 0.08,
    softness: 0.03,
    thirdTone: 0.42,
    hairToVolume: 0.55,
    faceToVolume: 0.6,
    bandWidth: 0.085,
    band: 1,
    bandCore: 0.59,
    rim: 0.9,
  })
}
