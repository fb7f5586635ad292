/** RGB bytes of a picture, rows from the top. */
export interface Level {
  readonly widthPx: number
  readonly heightPx: number
  readonly rgb: Uint8Array
}

/** A square of a picture, which may lie askew and reach beyond its edge. */
export interface Square {
  readonly centerX: number
  readonly centerY: number
  readonly sidePx: number
  /** Radians; positive turns the square's upper edge clockwise. */
  readonly rotation: number
}

/** The picture, then again and again at half its size, so that a small view of it is read without flicker. */
export function pictureLevels(picture: Level): Level[] {
  const levels = [picture]
  for (let level = picture; Math.min(level.widthPx, level.heightPx) > 64; ) {
    level = halve(level)
    levels.push(level)
  }
  return levels
}

function halve({ widthPx, heightPx, rgb }: Level): Level {
  const [width, height] = [widthPx >> 1, heightPx >> 1]
  const half = new Uint8Array(width * height * 3)
  const row = widthPx * 3
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0, at = y * 2 * row; x < width; x++, at += 6) {
      for (let channel = at; channel < at + 3; channel++) {
        const sum = (rgb[channel] as number) + (rgb[channel + 3] as number)
        half[to++] = (sum + (rgb[channel + row] as number) + (rgb[channel + row + 3] as number) + 2) >> 2
      }
    }
  }
  return { widthPx: width, heightPx: height, rgb: half }
}

/**
 * The square at `sizePx` × `sizePx` × RGB, bytes mapped to `from` … `to`; black outside of the picture.
 * Reads between pixels (bilinear) on the level whose pixels are nearest in size.
 */
export function readSquare(
  levels: readonly Level[],
  square: Square,
  { sizePx, from, to }: { sizePx: number; from: number; to: number },
): Float32Array {
  const [picture] = levels
  if (!picture) throw new Error('a picture has at least one level')
  const index = Math.max(0, Math.min(levels.length - 1, Math.round(Math.log2(square.sidePx / sizePx))))
  const level = levels[index] ?? picture
  const [shareX, shareY] = [level.widthPx / picture.widthPx, level.heightPx / picture.heightPx]
  const step = square.sidePx / sizePx
  const [cos, sin] = [Math.cos(square.rotation) * step, Math.sin(square.rotation) * step]
  const gain = (to - from) / 255
  const pixels = new Float32Array(sizePx * sizePx * 3)
  for (let v = 0, at = 0; v < sizePx; v++) {
    const down = v + 0.5 - sizePx / 2
    for (let u = 0; u < sizePx; u++, at += 3) {
      const right = u + 0.5 - sizePx / 2
      const x = (square.centerX + right * cos - down * sin) * shareX - 0.5
      const y = (square.centerY + right * sin + down * cos) * shareY - 0.5
      readPixel(level, x, y, pixels, at)
      for (let channel = at; channel < at + 3; channel++) pixels[channel] = (pixels[channel] as number) * gain + from
    }
  }
  return pixels
}

function readPixel({ widthPx, heightPx, rgb }: Level, x: number, y: number, pixels: Float32Array, at: number): void {
  if (x < -0.5 || y < -0.5 || x > widthPx - 0.5 || y > heightPx - 0.5) return
  const left = Math.max(0, Math.min(widthPx - 1, Math.floor(x)))
  const top = Math.max(0, Math.min(heightPx - 1, Math.floor(y)))
  const right = Math.min(widthPx - 1, left + 1)
  const bottom = Math.min(heightPx - 1, top + 1)
  const [alongX, alongY] = [Math.max(0, x - left), Math.max(0, y - top)]
  for (let channel = 0; channel < 3; channel++) {
    const upper = mix(rgb, (top * widthPx + left) * 3 + channel, (top * widthPx + right) * 3 + channel, alongX)
    const lower = mix(rgb, (bottom * widthPx + left) * 3 + channel, (bottom * widthPx + right) * 3 + channel, alongX)
    pixels[at + channel] = upper + (lower - upper) * alongY
  }
}

const mix = (rgb: Uint8Array, from: number, to: number, share: number) =>
  (rgb[from] as number) + ((rgb[to] as number) - (rgb[from] as number)) * share
