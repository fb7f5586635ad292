import { type FigureBuffers, MATERIAL } from '../../raster/figure-buffers.ts'

/** Colours that differ by so much, red, green and blue together, are two of a pattern: less is the light of a fold. */
const DIFFERENCE = 70
/** Thinner than a seam. */
const INK = 140

/** What is printed on cloth and skin, as the lines between its colours: checks, stripes, letters, tattoos. Adds to a layer of ink. */
export function inkPrints(ink: Uint8Array, { widthPx: width, heightPx: height, material, part, albedo }: FigureBuffers): void {
  const differs = (at: number, other: number) =>
    part[at] === part[other] &&
    Math.abs(albedo[at * 3]! - albedo[other * 3]!) +
      Math.abs(albedo[at * 3 + 1]! - albedo[other * 3 + 1]!) +
      Math.abs(albedo[at * 3 + 2]! - albedo[other * 3 + 2]!) >
      DIFFERENCE
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1, at = y * width + 1; x < width - 1; x += 1, at += 1) {
      const kind = material[at]
      if (kind !== MATERIAL.cloth && kind !== MATERIAL.leather && kind !== MATERIAL.skin) continue
      // Over two pixels: the edge of a print is soft.
      if (ink[at]! < INK && (differs(at - 1, at + 1) || differs(at - width, at + width))) ink[at] = INK
    }
  }
}
