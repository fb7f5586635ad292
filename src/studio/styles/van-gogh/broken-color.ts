/** No two dabs alike: each is a little lighter or darker, warmer or colder than what it stands for, by up to `reach` of 255. */
export function brokenColor(reach: number) {
  return (color: Float32Array, random: () => number): void => {
    const light = (random() - 0.5) * 2 * reach
    const warm = (random() - 0.5) * 1.5 * reach
    color[0] = color[0]! + light + warm
    color[1] = color[1]! + light + warm * 0.45
    color[2] = color[2]! + light - warm
  }
}
