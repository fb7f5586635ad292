/** Numbers from how far each is from the one before. */
export function unchained(steps: Int32Array): Int32Array {
  const numbers = new Int32Array(steps.length)
  let last = 0
  for (let index = 0; index < steps.length; index += 1) numbers[index] = last += steps[index]!
  return numbers
}

/** What is in the runs: so many not, so many, so many not … */
export function verticesOf(runs: Int32Array): Uint16Array {
  let count = 0
  for (let run = 1; run < runs.length; run += 2) count += runs[run]!
  const vertices = new Uint16Array(count)
  let at = 0
  let vertex = 0
  for (let run = 0; run < runs.length; run += 2) {
    vertex += runs[run]!
    for (const end = vertex + runs[run + 1]!; vertex < end; vertex += 1, at += 1) vertices[at] = vertex
  }
  return vertices
}
