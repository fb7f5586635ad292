/** Lays one straight-alpha RGBA layer over an opaque picture of the same size, changing the picture. */
export function layOver(picture: Uint8ClampedArray, layer: Uint8ClampedArray): void {
  for (let at = 0; at < picture.length; at += 4) {
    const alpha = layer[at + 3]!
    if (alpha === 0) continue
    if (alpha === 255) {
      picture[at] = layer[at]!
      picture[at + 1] = layer[at + 1]!
      picture[at + 2] = layer[at + 2]!
      continue
    }
    const share = alpha / 255
    picture[at] = picture[at]! + (layer[at]! - picture[at]!) * share
    picture[at + 1] = picture[at + 1]! + (layer[at + 1]! - picture[at + 1]!) * share
    picture[at + 2] = picture[at + 2]! + (layer[at + 2]! - picture[at + 2]!) * share
  }
}
