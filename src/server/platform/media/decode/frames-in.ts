/** A stream of raw pictures cut into frames; a last piece that is no whole frame is left out. */
export async function* framesIn(stream: AsyncIterable<Uint8Array>, sizeBytes: number): AsyncGenerator<Uint8Array> {
  let frame = new Uint8Array(sizeBytes)
  let filled = 0
  for await (const chunk of stream) {
    for (let from = 0; from < chunk.length; ) {
      const taken = Math.min(chunk.length - from, sizeBytes - filled)
      frame.set(chunk.subarray(from, from + taken), filled)
      filled += taken
      from += taken
      if (filled < sizeBytes) continue
      yield frame
      frame = new Uint8Array(sizeBytes)
      filled = 0
    }
  }
}
