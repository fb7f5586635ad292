import { blurValues } from '../raster/blur-values.ts'
import { castShadow } from '../raster/cast-shadow.ts'
import type { FigureBuffers } from '../raster/figure-buffers.ts'
import type { HalfDepth } from '../raster/half-depth.ts'
import { halveDepth } from '../raster/half-depth.ts'
import { occlusion } from '../raster/occlusion.ts'
import type { Light } from '../sheet/scene-sheet.ts'

/** What light does to a figure before any style looks at it; all layers at half size (`sampleHalf` reads them). */
export interface FigureLight {
  readonly half: HalfDepth
  readonly shadow: Float32Array
  readonly occlusion: Float32Array
  /** 1 deep inside the figure, falling to about a half at its outline: where rim light can be. */
  readonly inside: Float32Array
}

export interface FigureLightOptions {
  /** Softness of cast shadows in half heads. */
  readonly shadowBlur: number
}

const OCCLUSION_RADIUS = 0.085
const RIM_REACH = 0.05
const SHADOW_BIAS = 0.035

export function lightFigure(buffers: FigureBuffers, light: Light, { shadowBlur }: FigureLightOptions): FigureLight {
  const half = halveDepth(buffers)
  const { widthPx: width, heightPx: height, unitPx } = half
  return {
    half,
    shadow: castShadow(half, { toLight: light.keyDirection, blur: shadowBlur, bias: SHADOW_BIAS }),
    occlusion: occlusion(half, { radius: OCCLUSION_RADIUS }),
    inside: blurValues(half.mask, { width, height, radius: Math.max(1, RIM_REACH * unitPx) }),
  }
}
