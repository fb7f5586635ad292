/**
 * Power of each frequency of a stretch of samples; `samples.length` is a power of two, bin k lies at k × rate ÷ length.
 * Radix-2 Cooley and Tukey on a copy, under a Hann window.
 */
export function powerSpectrum(samples: Float32Array): Float32Array {
  const count = samples.length
  const real = new Float32Array(count)
  const imaginary = new Float32Array(count)
  const bits = Math.log2(count)
  for (let index = 0; index < count; index += 1) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / (count - 1))
    real[reversed(index, bits)] = samples[index]! * window
  }
  for (let half = 1; half < count; half *= 2) {
    const turn = -Math.PI / half
    for (let at = 0; at < half; at += 1) {
      const [cos, sin] = [Math.cos(turn * at), Math.sin(turn * at)]
      for (let upper = at; upper < count; upper += 2 * half) {
        const lower = upper + half
        const re = real[lower]! * cos - imaginary[lower]! * sin
        const im = real[lower]! * sin + imaginary[lower]! * cos
        real[lower] = real[upper]! - re
        imaginary[lower] = imaginary[upper]! - im
        real[upper] = real[upper]! + re
        imaginary[upper] = imaginary[upper]! + im
      }
    }
  }
  return real.subarray(0, count / 2).map((re, bin) => re * re + imaginary[bin]! * imaginary[bin]!)
}

function reversed(index: number, bits: number): number {
  let [rest, turned] = [index, 0]
  for (let bit = 0; bit < bits; bit += 1) {
    turned = (turned << 1) | (rest & 1)
    rest >>= 1
  }
  return turned
}
