/** Rows that are blurred side by side: a running sum waits for itself, and four of them wait together. */
const ABREAST = 4

/** One horizontal running mean; outside counts as the border value. */
function blurRows(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const abreast = height - (height % ABREAST)
  for (let y = 0; y < abreast; y += ABREAST) blurFourRows(from, to, y * width, width, radius)
  for (let y = abreast; y < height; y += 1) blurRow(from, to, y * width, width, radius)
}

function blurRow(from: Float32Array, to: Float32Array, start: number, width: number, radius: number): void {
  const share = 1 / (radius * 2 + 1)
  const last = width - 1
  let sum = firstSum(from, start, last, radius)
  for (let x = 0; x < width; x += 1) {
    sum += from[start + Math.min(last, x + radius)]!
    to[start + x] = sum * share
    sum -= from[start + Math.max(0, x - radius)]!
  }
}

function blurFourRows(from: Float32Array, to: Float32Array, start: number, width: number, radius: number): void {
  const share = 1 / (radius * 2 + 1)
  const last = width - 1
  const [second, third, fourth] = [start + width, start + width * 2, start + width * 3]
  let a = firstSum(from, start, last, radius)
  let b = firstSum(from, second, last, radius)
  let c = firstSum(from, third, last, radius)
  let d = firstSum(from, fourth, last, radius)
  for (let x = 0; x < width; x += 1) {
    const entering = Math.min(last, x + radius)
    const leaving = Math.max(0, x - radius)
    a += from[start + entering]!
    b += from[second + entering]!
    c += from[third + entering]!
    d += from[fourth + entering]!
    to[start + x] = a * share
    to[second + x] = b * share
    to[third + x] = c * share
    to[fourth + x] = d * share
    a -= from[start + leaving]!
    b -= from[second + leaving]!
    c -= from[third + leaving]!
    d -= from[fourth + leaving]!
  }
}

/** The sum of the window of a row's first value, but for the value that enters with it. */
function firstSum(from: Float32Array, start: number, last: number, radius: number): number {
  let sum = from[start]! * radius
  for (let x = 0; x < radius; x += 1) sum += from[start + Math.min(last, x)]!
  return sum
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
