/**
 * Divided colour: a dab is a purer neighbour of what it stands for, and one in several its complement in the same light,
 * so that the eye mixes them. `reach` of 255; `complements` is their share of the dabs.
 */
export function divideColor(reach: number, complements: number) {
  return (color: Float32Array, random: () => number): void => {
    const grey = color[0]! * 0.3 + color[1]! * 0.59 + color[2]! * 0.11
    // Dark colours are divided less, or they would turn to grey.
    const span = reach * (0.4 + (0.6 * grey) / 255)
    const light = (random() - 0.5) * 1.3 * span
    const warm = (random() - 0.5) * 2 * span
    const isComplement = random() < complements
    // Toward the other side of the circle, but not all the way: the mean must stay the stated colour.
    const purity = isComplement ? 0.6 : 1.2
    color[0] = grey + (color[0]! - grey) * purity + light + warm * 0.7
    color[1] = grey + (color[1]! - grey) * purity + light + (isComplement ? -warm * 0.5 : warm * 0.2)
    color[2] = grey + (color[2]! - grey) * purity + light - warm + (isComplement ? span * 0.3 : 0)
  }
}
