import type { Demuxer } from 'node-av/api'
import { AV_PKT_DATA_DISPLAYMATRIX } from 'node-av/constants'
import type { Stream } from 'node-av/lib'
import type { StatedFilm } from '../decode-order.ts'

/** What a film says of its pictures; undefined without any. */
export async function stateOf(film: Demuxer): Promise<StatedFilm | undefined> {
  const stream = film.video()
  if (!stream) return undefined
  const { codecpar, avgFrameRate, rFrameRate } = stream
  const framesPerSecond = share(avgFrameRate) || share(rFrameRate)
  return {
    widthPx: codecpar.width,
    heightPx: codecpar.height,
    pixelAspect: share(codecpar.sampleAspectRatio) || 1,
    rotation: rotationOf(stream),
    framesPerSecond,
    durationMs: (film.duration > 0 ? film.duration : (await countPackets(film, stream)) / framesPerSecond) * 1000,
    hasSound: film.audio() !== undefined,
  }
}

/** Degrees, a multiple of 90, clockwise below 0: the turn of the display matrix, nine numbers of 16.16 fixed point. */
export function rotationOf({ codecpar }: Stream): number {
  const matrix = codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX)
  if (!matrix || matrix.length < 36) return 0
  const turn = (Math.atan2(matrix.readInt32LE(4), matrix.readInt32LE(0)) * 180) / Math.PI
  return Math.round(-turn / 90) * 90
}

/** Films of browsers do not say how long they are. */
async function countPackets(film: Demuxer, stream: Stream): Promise<number> {
  let count = 0
  for await (const packet of film.packets(stream.index)) {
    using _ = packet
    if (packet) count += 1
  }
  return count
}

const share = ({ num, den }: { num: number; den: number }) => (num > 0 && den > 0 ? num / den : 0)
