import type { Proportions } from '../features/proportions.ts'
import type { Vector } from '../math/matrix.ts'
import type { PlacedStrands } from '../raster/draw-strands.ts'
import type { Material } from '../raster/figure-buffers.ts'
import type { CharacterSheet, Garment } from '../sheet/character-sheet.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import type { Clipping } from './field/clip-mesh.ts'
import type { Box } from './field/field.ts'
import type { ClothPattern } from './garments/cloth-pattern.ts'
import type { Creases } from './garments/creases.ts'
import type { Stand } from './stand.ts'

/** Everything that body, clothes and props are made on. Lengths in half heads, places in body space. */
export interface Bench {
  readonly sheet: CharacterSheet
  readonly scene: SceneSheet
  readonly stand: Stand
  readonly proportions: Proportions
  /** Size of a mesh cell; finer when the figure is larger in the picture. */
  readonly cell: number
  /** Dots of the picture per half head. */
  readonly unitPx: number
  /** The threads of a cloth as they are seen from here, where anybody is near enough to real to have them. */
  readonly threadsOf?: (garment: Garment, material: Material) => Creases | undefined
  /** Makes cloth finer along cuts, of who is near enough to real for it. */
  readonly refine?: Clipping['refine']
  /** Direction to the viewer in body space. */
  readonly toViewer: Vector
  /** Nothing below this height is in the picture. */
  readonly lowestY: number
  /** Seen small and for a moment: cloth lies without folds. */
  readonly isRough: boolean
  /** A new part id. */
  readonly nextPart: () => number
  /** Patterns by the part of the cloth they are printed on. */
  readonly patterns: Map<number, ClothPattern>
  /** Hairs of animals, drawn along with those of people whose hairs are. */
  readonly coats: PlacedStrands[]
  /** An animal is drawn with its hairs, though nobody of the human form is there. */
  readonly hasCoats?: boolean
}

/** A box around limbs or trunk, cut off where the picture ends. */
export function boxAround(bench: Bench, points: readonly (readonly [number, number, number])[], reach: number): Box {
  const bound = (axis: 0 | 1 | 2, pick: (...values: number[]) => number, by: number) =>
    pick(...points.map((point) => point[axis])) + by
  return {
    min: [bound(0, Math.min, -reach), bound(1, Math.min, -reach), bound(2, Math.min, -reach)],
    max: [bound(0, Math.max, reach), Math.min(bench.lowestY, bound(1, Math.max, reach)), bound(2, Math.max, reach)],
  }
}
