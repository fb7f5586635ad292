/** Values over time, each shared with its neighbours by a bell of this spread (in values): nothing comes earlier or later. */
export function softened(values: Float32Array, spread: number): Float32Array {
  const reach = Math.ceil(spread * 3)
  const weights = Float32Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * spread ** 2)),
  )
  return values.map((_, index) => {
    let [sum, total] = [0, 0]
    for (let step = -reach; step <= reach; step += 1) {
      const value = values[index + step]
      if (value === undefined) continue
      const weight = weights[step + reach]!
      sum += value * weight
      total += weight
    }
    return sum / total
  })
}
