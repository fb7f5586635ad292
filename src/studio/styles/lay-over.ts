/** Lays a figure's layer, transparent beside it and opaque on it but at the edges of its hair, over an opaque picture of the same size, changing the picture. */
export function layOver(picture: Uint8ClampedArray, layer: Uint8ClampedArray): void {
  // Whole pixels at a time.
  const to = new Uint32Array(picture.buffer, picture.byteOffset, picture.length >> 2)
  const from = new Uint32Array(layer.buffer, layer.byteOffset, layer.length >> 2)
  for (let at = 0; at < to.length; at += 1) {
    if (from[at] === 0) continue
    const alpha = layer[at * 4 + 3]!
    if (alpha === 255) to[at] = from[at]!
    else for (let at4 = at * 4; at4 < at * 4 + 3; at4 += 1) picture[at4]! += ((layer[at4]! - picture[at4]!) * alpha) / 255
  }
}
