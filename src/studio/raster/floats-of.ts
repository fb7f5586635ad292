/**
 * A layer of numbers worked out of another, pixel by pixel. What `Float32Array.from` is asked for it first makes a list of: for a
 * megapixel that is 64 MB, and takes sixty times as long.
 */
export function floatsOf(layer: ArrayLike<number>, floatAt: (value: number, at: number) => number): Float32Array<ArrayBuffer> {
  const values = new Float32Array(layer.length)
  for (let at = 0; at < values.length; at += 1) values[at] = floatAt(layer[at]!, at)
  return values
}
