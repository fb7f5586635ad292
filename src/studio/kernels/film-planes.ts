import { kernelsWithRoom } from './kernels.ts'

/** Rows turned at once: what is read and written stays near the processor, and the kernels' memory small. */
const BAND_ROWS = 16
/** Rows of chroma that are kept until all that need them are made. */
const KEPT_ROWS = 32
/** Rows that one row of chroma is made of, as many above its middle as below. */
const TAPS = 8
/** The kernels work on sixteen pixels at once, and so reach behind the end of a row. */
const SLACK_BYTES = 64

/** RGBA becomes what films are encoded from: yuv420p, BT.709 in the range of television. Width and height are even. */
export function filmPlanes(
  rgba: Uint8Array | Uint8ClampedArray,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
): Uint8Array<ArrayBuffer> {
  if (widthPx % 2 || heightPx % 2) throw new Error(`no frame of a film: ${widthPx} × ${heightPx}`)
  const wide = widthPx / 2
  const keptBytes = Math.ceil(wide / 8) * 16
  const luma = BAND_ROWS * widthPx * 4 + SLACK_BYTES
  const blue = (luma + BAND_ROWS * widthPx + SLACK_BYTES) & ~15
  const red = blue + KEPT_ROWS * keptBytes
  const made = red + KEPT_ROWS * keptBytes
  const addresses = made + keptBytes
  const kernels = kernelsWithRoom(addresses + TAPS * 4)
  const memory = new Uint8Array(kernels.memory.buffer)
  const rowsAt = new Uint32Array(kernels.memory.buffer, addresses, TAPS)
  const planes = new Uint8Array((widthPx * heightPx * 3) / 2)
  const blueTo = widthPx * heightPx
  const redTo = blueTo + blueTo / 4

  const makeChroma = (row: number, kept: number, to: number) => {
    for (let tap = 0; tap < TAPS; tap += 1) {
      const y = Math.min(heightPx - 1, Math.max(0, row * 2 + tap + 1 - TAPS / 2))
      rowsAt[tap] = kept + (y % KEPT_ROWS) * keptBytes
    }
    kernels.chromaRow(addresses, wide, made)
    planes.set(memory.subarray(made, made + wide), to + row * wide)
  }

  let chromaRow = 0
  for (let top = 0; top < heightPx; top += BAND_ROWS) {
    const end = Math.min(heightPx, top + BAND_ROWS)
    memory.set(rgba.subarray(top * widthPx * 4, end * widthPx * 4), 0)
    for (let y = top; y < end; y += 1) {
      const kept = (y % KEPT_ROWS) * keptBytes
      kernels.planeRow((y - top) * widthPx * 4, widthPx, luma + (y - top) * widthPx, blue + kept, red + kept)
    }
    planes.set(memory.subarray(luma, luma + (end - top) * widthPx), top * widthPx)
    const isLast = end === heightPx
    for (; isLast ? chromaRow * 2 < heightPx : chromaRow * 2 + TAPS / 2 < end; chromaRow += 1) {
      makeChroma(chromaRow, blue, blueTo)
      makeChroma(chromaRow, red, redTo)
    }
  }
  return planes
}
