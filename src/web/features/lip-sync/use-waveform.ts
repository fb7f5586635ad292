import { useEffect, useState } from 'react'

/** How loud a sound is in each of `bars` parts of it, 0 to 1; undefined until it is read, and when it cannot be. */
export function useWaveform(file: File, bars: number): { peaks?: readonly number[]; isUnreadable: boolean } {
  const [read, setRead] = useState<{ file: File; peaks?: readonly number[] }>()
  useEffect(() => {
    let isWanted = true
    peaksOf(file, bars).then(
      (peaks) => isWanted && setRead({ file, peaks }),
      () => isWanted && setRead({ file }),
    )
    return () => {
      isWanted = false
    }
  }, [file, bars])
  const isRead = read?.file === file
  return { peaks: isRead ? read.peaks : undefined, isUnreadable: isRead && !read.peaks }
}

/** A low rate is enough to see the shape. */
const RATE_HZ = 8_000

async function peaksOf(file: File, bars: number): Promise<readonly number[]> {
  const context = new OfflineAudioContext(1, 1, RATE_HZ)
  const samples = (await context.decodeAudioData(await file.arrayBuffer())).getChannelData(0)
  const peaks = Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * samples.length) / bars)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * samples.length) / bars))
    let peak = 0
    for (let at = from; at < to; at += 1) peak = Math.max(peak, Math.abs(samples[at] ?? 0))
    return peak
  })
  const loudest = Math.max(...peaks, 0.01)
  return peaks.map((peak) => peak / loudest)
}
