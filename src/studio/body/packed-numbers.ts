/** Whole numbers of either sign in as few bytes as they need: seven bits a byte, the sign in the lowest. */

export function packNumbers(numbers: Iterable<number>): number[] {
  const bytes: number[] = []
  for (const number of numbers) {
    let rest = number < 0 ? -2 * number - 1 : 2 * number
    while (rest > 127) {
      bytes.push((rest & 127) | 128)
      rest >>>= 7
    }
    bytes.push(rest)
  }
  return bytes
}

export function unpackNumbers(bytes: Uint8Array): Int32Array {
  const numbers = new Int32Array(bytes.length)
  let count = 0
  let value = 0
  let shift = 0
  for (const byte of bytes) {
    value |= (byte & 127) << shift
    shift += 7
    if (byte > 127) continue
    numbers[count] = value & 1 ? -((value + 1) >>> 1) : value >>> 1
    count += 1
    value = 0
    shift = 0
  }
  return numbers.subarray(0, count)
}
