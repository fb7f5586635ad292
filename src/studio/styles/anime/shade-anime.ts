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
    rosyShade: 0.5,
    threshold: -0.02,
    softness: 0.03,
    faceThreshold: -0.38,
    thirdTone: 0.42,
    hairToVolume: 0.8,
    faceToVolume: 0.85,
    bandWidth: 0.07,
    band: 0.95,
    bandCore: 0.25,
    rim: 0.8,
    castOnHair: 0,
    isBackHairDark: true,
  })
}
