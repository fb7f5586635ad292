/** The height of a line of points, in their order from left to right, at x. */
export function heightAt(line: readonly (readonly [x: number, y: number])[], x: number): number {
  for (let index = 1; index < line.length; index += 1) {
    const [before, after] = [line[index - 1]!, line[index]!]
    if (x > after[0] && index < line.length - 1) continue
    const share = (x - before[0]) / Math.max(0.001, after[0] - before[0])
    return before[1] + (after[1] - before[1]) * Math.min(1, Math.max(0, share))
  }
  return 0
}
