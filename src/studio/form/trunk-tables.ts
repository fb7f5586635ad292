import { curveThrough, type Table } from './curve.ts'

export type Curve = (y: number) => number

function curves({ man, woman }: { man: Table; woman: Table }): { man: Curve; woman: Curve } {
  return { man: curveThrough(man), woman: curveThrough(woman) }
}

/** Half-widths and front and back depths of the trunk by height below the pit of the neck, adult man and woman. */
export const HALF_WIDTH = curves({
  man: [
    [-0.1, 0.5],
    [0.2, 0.95],
    [0.5, 1.3],
    [1.0, 1.4],
    [1.6, 1.36],
    [2.2, 1.24],
    [3.0, 1.1],
    [3.7, 1.12],
    [4.3, 1.2],
    [4.8, 1.2],
    [5.2, 1.02],
    [5.6, 0.5],
  ],
  woman: [
    [-0.1, 0.42],
    [0.2, 0.78],
    [0.5, 1.02],
    [1.0, 1.1],
    [1.6, 1.04],
    [2.2, 0.92],
    [2.8, 0.82],
    [3.5, 1.0],
    [4.2, 1.2],
    [4.7, 1.26],
    [5.2, 1.06],
    [5.6, 0.5],
  ],
})
export const FRONT = curves({
  man: [
    [-0.1, 0.24],
    [0.2, 0.36],
    [0.6, 0.62],
    [1.2, 0.82],
    [1.8, 0.84],
    [2.6, 0.74],
    [3.4, 0.7],
    [4.2, 0.68],
    [4.9, 0.6],
    [5.6, 0.3],
  ],
  woman: [
    [-0.1, 0.2],
    [0.2, 0.3],
    [0.6, 0.48],
    [1.2, 0.62],
    [1.8, 0.64],
    [2.6, 0.56],
    [3.4, 0.56],
    [4.2, 0.6],
    [4.9, 0.52],
    [5.6, 0.3],
  ],
})
export const BACK = curves({
  man: [
    [-0.1, 0.46],
    [0.4, 0.62],
    [1.0, 0.72],
    [1.8, 0.68],
    [2.8, 0.52],
    [3.6, 0.56],
    [4.4, 0.78],
    [5.0, 0.74],
    [5.6, 0.3],
  ],
  woman: [
    [-0.1, 0.4],
    [0.4, 0.52],
    [1.0, 0.58],
    [1.8, 0.52],
    [2.8, 0.4],
    [3.6, 0.52],
    [4.4, 0.82],
    [5.0, 0.8],
    [5.6, 0.3],
  ],
})
