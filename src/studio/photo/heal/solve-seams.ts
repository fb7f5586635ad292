/** Over-relaxed Gauss–Seidel: near the best for holes of a hundred pixels across, and rounds enough for them. */
const OVER = 1.92
const ROUNDS = 160
/** How much what was laid keeps its own colours: where few edges bind it, differences would add up to another light. */
const KEEPS = 0.012

interface Hole {
  readonly width: number
  readonly height: number
  /** Three values a pixel. */
  readonly colors: Float32Array
  readonly isHole: Uint8Array
  readonly isSource: Uint8Array
  /** For each pixel of the hole the pixel that it was taken from. */
  readonly from: Int32Array
}

/**
 * What was laid into a hole, so that it runs into its surroundings: the differences between neighbours stay those of where
 * they were taken from, the colours are those of the edge (Pérez, Gangnet, Blake: Poisson Image Editing, 2003). Borders that
 * are no source bind nothing. Changes `colors` in the hole only.
 */
export function solveSeams({ width, height, colors, isHole, isSource, from }: Hole): void {
  const pixels: number[] = []
  for (let at = 0; at < isHole.length; at += 1) if (isHole[at] && from[at]! >= 0) pixels.push(at)
  // Up to four neighbours of each pixel (−1 none), and the differences to all of them together.
  const neighbours = new Int32Array(pixels.length * 4).fill(-1)
  const counts = new Uint8Array(pixels.length)
  const wanted = new Float32Array(pixels.length * 3)
  const laid = Float32Array.from({ length: pixels.length * 3 }, (_, at) => colors[pixels[Math.floor(at / 3)]! * 3 + (at % 3)]!)
  let bound = 0
  for (const [index, at] of pixels.entries()) {
    const x = at % width
    for (const [side, step] of [-1, 1, -width, width].entries()) {
      const next = at + step
      const isWithin = side < 2 ? x + step >= 0 && x + step < width : next >= 0 && next < width * height
      if (!isWithin) continue
      const isOpen = isHole[next]! > 0 && from[next]! >= 0
      if (!isOpen && !isSource[next]) continue
      if (!isOpen) bound += 1
      neighbours[index * 4 + side] = next
      counts[index]! += 1
      for (let channel = 0; channel < 3; channel += 1) {
        const own = difference(colors, from[at]!, step, channel)
        const other = isOpen ? -difference(colors, from[next]!, -step, channel) : own
        wanted[index * 3 + channel]! += (own + other) / 2
      }
    }
  }
  if (bound === 0) return
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let index = 0; index < pixels.length; index += 1) {
      const count = counts[index]!
      if (count === 0) continue
      const at = pixels[index]! * 3
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = wanted[index * 3 + channel]!
        for (let side = index * 4; side < index * 4 + 4; side += 1) {
          if (neighbours[side]! >= 0) sum += colors[neighbours[side]! * 3 + channel]!
        }
        const next = (sum + KEEPS * laid[index * 3 + channel]!) / (count + KEEPS)
        colors[at + channel]! += OVER * (next - colors[at + channel]!)
      }
    }
  }
}

/** How much brighter a pixel is than its neighbour a step away. */
function difference(colors: Float32Array, at: number, step: number, channel: number): number {
  const next = colors[(at + step) * 3 + channel]
  return next === undefined ? 0 : colors[at * 3 + channel]! - next
}
