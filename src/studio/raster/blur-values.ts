/** One horizontal running mean; outside counts as the border value. */
function blurRows(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const share = 1 / (radius * 2 + 1)
  for (let y = 0; y < height; y += 1) {
    const start = y * width
    const end = start + width - 1
    const first = from[start]!
    const last = from[end]!
    let sum = first * radius
    for (let x = 0; x < radius; x += 1) sum += from[Math.min(end, start + x)]!
    // The middle of a row, where both ends of the window lie inside, asks nothing.
    const inside = Math.min(width, Math.max(0, width - radius))
    const bordered = Math.min(radius, inside)
    let x = 0
    for (; x < bordered; x += 1) {
      sum += from[start + x + radius]!
      to[start + x] = sum * share
      sum -= first
    }
    for (; x < inside; x += 1) {
      sum += from[start + x + radius]!
      to[start + x] = sum * share
      sum -= from[start + x - radius]!
    }
    for (; x < width; x += 1) {
      sum += last
      to[start + x] = sum * share
      sum -= x - radius >= 0 ? from[start + x - radius]! : first
    }
  }
}

/** The same downwards, a whole row at a time so that memory is read in order. */
function blurColumns(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const share = 1 / (radius * 2 + 1)
  const sums = new Float32Array(width)
  const row = (y: number) => Math.min(height - 1, Math.max(0, y)) * width
  for (let y = -radius; y < radius; y += 1) {
    const at = row(y)
    for (let x = 0; x < width; x += 1) sums[x]! += from[at + x]!
  }
  for (let y = 0; y < height; y += 1) {
    const entering = row(y + radius)
    const leaving = row(y - radius)
    const at = y * width
    for (let x = 0; x < width; x += 1) {
      const sum = sums[x]! + from[entering + x]!
      to[at + x] = sum * share
      sums[x] = sum - from[leaving + x]!
    }
  }
}

/** Of the last blur, for the next of the same size: fresh memory costs more than all that is written to it. */
let scratch: Float32Array | undefined

/** Values blurred by `passes` running means of `radius`: two are a tent, three are close to a gaussian. */
export function blurValues(
  values: Float32Array,
  {
    width,
    height,
    radius,
    passes = 2,
  }: { readonly width: number; readonly height: number; readonly radius: number; readonly passes?: number },
): Float32Array {
  const reach = Math.round(radius)
  if (reach < 1 || passes < 1) return values.slice()
  const result = new Float32Array(values.length)
  const between = scratch?.length === values.length ? scratch : new Float32Array(values.length)
  scratch = between
  for (let pass = 0; pass < passes; pass += 1) {
    blurRows(pass === 0 ? values : result, between, width, height, reach)
    blurColumns(between, result, width, height, reach)
  }
  return result
}
