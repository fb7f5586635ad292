import type { Finished } from './finish.ts'

/** The pool of a small flame: where its middle is, how far it reaches, and what is left beyond it. */
const POOL = { y: 0.5, reach: 0.62 } as const
const DARK = { place: 0.46, figure: 0.7 } as const
/** Its light is orange; eyes and cameras that are used to it see skin as skin. */
const FLAME = [1.03, 0.96, 0.88] as const

/** A candle or a lantern near somebody: a warm pool of light, and the dark around it. */
export function lightNear({ width, height, data, cover }: Finished): void {
  for (let y = 0, pixel = 0; y < height; y += 1) {
    const dy = y / height - POOL.y
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const dx = (x - width / 2) / height
      const near = Math.max(0, 1 - (dx * dx + dy * dy) / (POOL.reach * POOL.reach))
      const on = cover[pixel]!
      const dark = DARK.place + (DARK.figure - DARK.place) * on
      const lit = dark + (1.06 - dark) * near * (0.6 + 0.4 * on)
      for (let channel = 0; channel < 3; channel += 1)
        data[pixel * 4 + channel] = data[pixel * 4 + channel]! * lit * FLAME[channel]!
    }
  }
}
