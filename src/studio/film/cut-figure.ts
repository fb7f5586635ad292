import type { FigureBuffers } from '../raster/figure-buffers.ts'
import type { PaintJob } from '../styles/style.ts'

export interface Cut {
  readonly leftPx: number
  readonly topPx: number
  readonly widthPx: number
  readonly heightPx: number
}

/** A part of a picture with so much around it as the picture has. */
export function widened(cut: Cut, margin: number, { widthPx, heightPx }: PaintJob): Cut {
  const leftPx = Math.max(0, cut.leftPx - margin)
  const topPx = Math.max(0, cut.topPx - margin)
  return {
    leftPx,
    topPx,
    widthPx: Math.min(widthPx, cut.leftPx + cut.widthPx + margin) - leftPx,
    heightPx: Math.min(heightPx, cut.topPx + cut.heightPx + margin) - topPx,
  }
}

/** A part of a picture as a job of its own; the figure's buffers have the picture's size. */
export function cutJob(job: PaintJob, cut: Cut): PaintJob {
  const { widthPx, heightPx } = cut
  const { view } = job.figure
  const buffers = cutBuffers(job.figure.buffers, cut)
  const size = { widthPx, heightPx }
  const origin = { originXPx: view.originXPx - cut.leftPx, originYPx: view.originYPx - cut.topPx }
  return { ...job, ...size, figure: { ...job.figure, buffers, view: { ...view, ...size, ...origin } } }
}

function cutBuffers(buffers: FigureBuffers, { leftPx, topPx, widthPx, heightPx }: Cut): FigureBuffers {
  const cutOut = <Values extends Float32Array | Int8Array | Uint8Array | Uint16Array | Uint8ClampedArray>(
    values: Values,
    cut: Values,
    channels: number,
  ): Values => {
    for (let y = 0; y < heightPx; y += 1) {
      const from = ((y + topPx) * buffers.widthPx + leftPx) * channels
      cut.set(values.subarray(from, from + widthPx * channels), y * widthPx * channels)
    }
    return cut
  }
  const count = widthPx * heightPx
  return {
    widthPx,
    heightPx,
    unitPx: buffers.unitPx,
    depth: cutOut(buffers.depth, new Float32Array(count), 1),
    normal: cutOut(buffers.normal, new Float32Array(count * 3), 3),
    material: cutOut(buffers.material, new Uint8Array(count), 1),
    part: cutOut(buffers.part, new Uint16Array(count), 1),
    albedo: cutOut(buffers.albedo, new Uint8ClampedArray(count * 3), 3),
    strandU: cutOut(buffers.strandU, new Float32Array(count), 1),
    strandV: cutOut(buffers.strandV, new Float32Array(count), 1),
    ...(buffers.rest && { rest: cutOut(buffers.rest, new Float32Array(count * 3), 3) }),
    ...(buffers.tangent && { tangent: cutOut(buffers.tangent, new Int8Array(count * 3), 3) }),
    ...(buffers.cover && { cover: cutOut(buffers.cover, new Uint8Array(count), 1) }),
  }
}
