import type { Painting } from '../../styles/stroke.ts'
import type { Lamps } from './relight.ts'

/** What stays of the picture's own light, so that a figure before a dark ground is seen. */
const LEAST = 0.25

/** Two coloured lights from either side, over a picture whose figure is not known. Changes the picture. */
export function tintAcross({ width, height, data }: Painting, { key, fill }: Pick<Lamps, 'key' | 'fill'>): void {
  const side = key.toward[0] < 0 ? 1 : -1
  for (let y = 0, to = 0; y < height; y += 1) {
    const slant = (y / height - 0.5) * 0.4
    for (let x = 0; x < width; x += 1, to += 4) {
      const place = Math.min(1, Math.max(0, 0.5 + ((0.5 - x / width) * side - slant) * 1.3))
      for (let channel = 0; channel < 3; channel += 1) {
        const factor = fill[channel]! + (key.color[channel]! - fill[channel]!) * place
        data[to + channel] = data[to + channel]! * (LEAST + (1 - LEAST) * factor)
      }
    }
  }
}
