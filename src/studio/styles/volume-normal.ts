import type { Matrix } from '../math/matrix.ts'
import { headOnView } from '../raster/head-on-view.ts'
import type { View } from '../raster/view.ts'
import type { PlacedFigure } from './style.ts'

/** Squared half axes of the ellipsoid that head and hair are near to. */
const AXES = { x: 0.62, y: 1, z: 0.74 } as const
/** Below this the hair hangs straight and its mass no longer turns under. */
const LOWEST = 0.35

/**
 * Normals of the whole head as one smooth volume, written into `out`: faces shaded with them get clean shadow shapes,
 * hair reads as one mass instead of a bunch of grapes (lessons 17, 25).
 */
export function createVolumeNormal(view: View, headPlace: Matrix) {
  const head = headOnView(view, headPlace)
  const centreZ = headPlace[11]
  const size = Math.sqrt(headPlace[1] ** 2 + headPlace[5] ** 2 + headPlace[9] ** 2)
  const out = new Float32Array(3)
  return (xPx: number, yPx: number, z: number): Float32Array => {
    const dx = (xPx - head.xPx) / head.unitPx / size / AXES.x
    const dy = Math.min(LOWEST, (yPx - head.yPx) / head.unitPx / size) / AXES.y
    const dz = (z - centreZ) / size / AXES.z
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1
    out[0] = dx / length
    out[1] = dy / length
    out[2] = dz / length
    return out
  }
}

/** The same for every pixel of a row, three values each, into `out`; pixels without figure (material 0) are left as they are. */
export function createVolumeNormalRow({ view, headPlace, buffers }: PlacedFigure) {
  const { depth, material } = buffers
  const size = Math.sqrt(headPlace[1] ** 2 + headPlace[5] ** 2 + headPlace[9] ** 2)
  const { xPx: centreX, yPx: centreY, unitPx } = headOnView(view, headPlace)
  const perX = 1 / (unitPx * size * AXES.x)
  const perY = 1 / (unitPx * size * AXES.y)
  const perZ = 1 / (size * AXES.z)
  const centreZ = headPlace[11]
  return (y: number, out: Float32Array): void => {
    const width = out.length / 3
    const dy = Math.min(LOWEST / AXES.y, (y - centreY) * perY)
    for (let x = 0, at = y * width, to = 0; x < width; x += 1, at += 1, to += 3) {
      if (material[at] === 0) continue
      const dx = (x - centreX) * perX
      const dz = (depth[at]! - centreZ) * perZ
      const length = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1
      out[to] = dx / length
      out[to + 1] = dy / length
      out[to + 2] = dz / length
    }
  }
}
