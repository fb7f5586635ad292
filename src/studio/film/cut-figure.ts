import type { Beneath, FigureBuffers } from '../raster/figure-buffers.ts'
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
    ...(buffers.hairs && {
      hairs: {
        cover: cutOut(buffers.hairs.cover, new Uint8Array(count), 1),
        albedo: cutOut(buffers.hairs.albedo, new Uint8ClampedArray(count * 3), 3),
        normal: cutOut(buffers.hairs.normal, new Int8Array(count * 3), 3),
        tangent: cutOut(buffers.hairs.tangent, new Int8Array(count * 3), 3),
        lie: cutOut(buffers.hairs.lie, new Int8Array(count * 3), 3),
        beneath: cutBeneath(buffers.hairs.beneath, buffers.widthPx, { leftPx, topPx, widthPx, heightPx }),
      },
    }),
  }
}

function cutBeneath(beneath: Beneath, fullWidthPx: number, { leftPx, topPx, widthPx, heightPx }: Cut): Beneath {
  const kept: number[] = []
  const at: number[] = []
  for (let index = 0; index < beneath.at.length; index += 1) {
    const x = (beneath.at[index]! % fullWidthPx) - leftPx
    const y = Math.floor(beneath.at[index]! / fullWidthPx) - topPx
    if (x < 0 || y < 0 || x >= widthPx || y >= heightPx) continue
    kept.push(index)
    at.push(y * widthPx + x)
  }
  const three = kept.flatMap((index) => [index * 3, index * 3 + 1, index * 3 + 2])
  return {
    at: Uint32Array.from(at),
    material: Uint8Array.from(kept, (index) => beneath.material[index]!),
    part: Uint16Array.from(kept, (index) => beneath.part[index]!),
    albedo: Uint8ClampedArray.from(three, (index) => beneath.albedo[index]!),
    normal: Float32Array.from(three, (index) => beneath.normal[index]!),
    strandU: Float32Array.from(kept, (index) => beneath.strandU[index]!),
    strandV: Float32Array.from(kept, (index) => beneath.strandV[index]!),
  }
}
