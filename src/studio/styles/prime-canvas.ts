import type { Painting } from './stroke.ts'

/** The same pixels as a canvas on which brushes leave their relief. */
export const primeCanvas = (painting: Painting): Painting => ({
  ...painting,
  relief: new Float32Array(painting.width * painting.height),
})
