/** How far a colour is from grey, of its brightest channel. */
export const vividness = (color: readonly number[]): number => (Math.max(...color) - Math.min(...color)) / Math.max(1, ...color)
