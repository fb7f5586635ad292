/** Each pull of the brush a little lighter or darker, by up to `reach` of 255. */
export function nearlyAlike(reach: number) {
  return (color: Float32Array, random: () => number): void => {
    const tone = (random() - 0.5) * 2 * reach
    for (let channel = 0; channel < 3; channel += 1) color[channel] = color[channel]! + tone
  }
}
