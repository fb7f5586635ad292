import type { Rgb } from '../color.ts'
import type { FacePen } from './face-pen.ts'
import type { FacePlace } from './landmarks.ts'

/** Steps of the dark in which teeth stand: the lip's shadow from above, the cheeks' from both corners. */
const TEETH_SHADE: Rgb = [0.3, 0.13, 0.12]
const LIP_SHADE = [0.12, 0.26, 0.42] as const
const CHEEK_SHADE = [0.13, 0.2, 0.28] as const

interface TeethPlace {
  readonly upperEdge: readonly FacePlace[]
  readonly lowerEdge: readonly FacePlace[]
  /** Of the opening's height, how much they fill in the middle. */
  readonly share: number
}

/** The upper row as the arch it is: long in front, shorter and darker toward the corners. */
export function drawModelledTeeth(pen: FacePen, { upperEdge, lowerEdge, share }: TeethPlace): void {
  const last = upperEdge.length - 1
  const arch = (from: number, to: number, of: number) =>
    upperEdge.slice(from, to + 1).map(([x, y], index): FacePlace => {
      const aside = (2 * (from + index)) / last - 1
      return [x, y + (lowerEdge[from + index]![1] - y) * share * of * (1 - 0.45 * aside * aside)]
    })
  const row = (from: number, to: number, of: number): FacePlace[] => [
    ...upperEdge.slice(from, to + 1),
    ...arch(from, to, of).reverse(),
  ]
  const inset = Math.round(last * 0.09)
  pen.fill(row(inset, last - inset, 1), [0.87, 0.835, 0.785])
  for (const of of LIP_SHADE) pen.fill(row(inset, last - inset, of), TEETH_SHADE, 0.17)
  for (const of of CHEEK_SHADE) {
    const inner = Math.round(last * of)
    pen.fill(row(inset, inner, 1), TEETH_SHADE, 0.2)
    pen.fill(row(last - inner, last - inset, 1), TEETH_SHADE, 0.2)
  }
}
