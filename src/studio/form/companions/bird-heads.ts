import { mixRgb, type Rgb } from '../../color.ts'
import type { Vector } from '../../math/matrix.ts'
import { MATERIAL, type Material } from '../../raster/figure-buffers.ts'
import type { CompanionKind } from '../../sheet/companion-kind.ts'
import { type Field, smoothMin } from '../field/field.ts'
import { ellipsoid, limb } from '../field/solids.ts'

interface BirdPiece {
  readonly field: Field
  readonly tint: Rgb
  readonly material?: Material
}

const DARK: Rgb = [0.1, 0.09, 0.11]
const YELLOW: Rgb = [0.92, 0.68, 0.2]
const ORANGE: Rgb = [0.93, 0.5, 0.16]
const WHITE: Rgb = [0.96, 0.95, 0.93]

/** A bar of horn from the face forward, and the hook at its end where the bird has one. */
function horn(
  [, y]: Vector,
  { far, thick, hook = 0, tint }: { far: number; thick: number; hook?: number; tint: Rgb },
): BirdPiece {
  const upper = limb([0, y + 0.05, 0.38], [0, y + 0.1, 0.42 + far], thick, hook ? thick * 0.62 : 0.02)
  const end = hook ? limb([0, y + 0.1, 0.42 + far], [0, y + 0.1 + hook, 0.4 + far], thick * 0.62, 0.015) : upper
  return { field: (x, py, z) => smoothMin(upper(x, py, z), end(x, py, z), 0.05), tint, material: MATERIAL.horn }
}

/** The beak tells one bird from another: hooked, short, long and dark, flat, fine. */
export function beakOf(kind: CompanionKind, head: Vector): BirdPiece[] {
  const y = head[1]
  switch (kind) {
    case 'parrot':
      return [
        horn(head, { far: 0.16, thick: 0.2, hook: 0.27, tint: [0.93, 0.88, 0.78] }),
        { field: ellipsoid([0, y + 0.24, 0.44], [0.11, 0.08, 0.1]), tint: DARK, material: MATERIAL.horn },
      ]
    case 'eagle':
      return [horn(head, { far: 0.3, thick: 0.16, hook: 0.24, tint: YELLOW })]
    case 'falcon':
      return [
        horn(head, { far: 0.13, thick: 0.12, hook: 0.15, tint: [0.3, 0.32, 0.36] }),
        { field: ellipsoid([0, y + 0.02, 0.44], [0.1, 0.06, 0.06]), tint: YELLOW, material: MATERIAL.horn },
      ]
    case 'owl':
      return [{ field: limb([0, y + 0.04, 0.46], [0, y + 0.22, 0.52], 0.075, 0.015), tint: YELLOW, material: MATERIAL.horn }]
    case 'raven':
      return [
        horn(head, { far: 0.5, thick: 0.14, hook: 0.06, tint: [0.17, 0.17, 0.2] }),
        { field: limb([0, y + 0.15, 0.4], [0, y + 0.17, 0.8], 0.09, 0.02), tint: DARK, material: MATERIAL.horn },
      ]
    case 'duck':
      return [{ field: ellipsoid([0, y + 0.14, 0.58], [0.2, 0.07, 0.28]), tint: ORANGE, material: MATERIAL.horn }]
    case 'gull':
      return [
        horn(head, { far: 0.38, thick: 0.09, hook: 0.06, tint: YELLOW }),
        { field: ellipsoid([0, y + 0.15, 0.74], [0.05, 0.04, 0.06]), tint: [0.8, 0.2, 0.16], material: MATERIAL.horn },
      ]
    case 'rooster':
      return [horn(head, { far: 0.24, thick: 0.1, tint: YELLOW })]
    case 'dove':
      return [horn(head, { far: 0.2, thick: 0.06, tint: [0.72, 0.6, 0.5] })]
    case 'penguin':
      return [horn(head, { far: 0.3, thick: 0.09, tint: ORANGE })]
    default:
      return [horn(head, { far: 0.28, thick: 0.12, tint: YELLOW })]
  }
}

/** What else is a bird's own: a white head, a face of feathers, a comb, a second colour. */
export function plumageOf(kind: CompanionKind, head: Vector, color: Rgb): (BirdPiece & { readonly isOfHead?: true })[] {
  const y = head[1]
  const both = (make: (side: number) => Field): Field => {
    const [left, right] = [make(-1), make(1)]
    return (px, py, pz) => Math.min(left(px, py, pz), right(px, py, pz))
  }
  switch (kind) {
    case 'parrot':
      return [
        { field: both((side) => ellipsoid([side * 0.26, y + 0.06, 0.3], [0.17, 0.19, 0.16])), tint: WHITE, isOfHead: true },
        {
          field: both((side) => limb([side * 0.42, -1.02, -0.06], [side * 0.42, -0.42, -0.3], 0.17, 0.12)),
          tint: [0.95, 0.76, 0.2],
        },
        {
          field: both((side) => limb([side * 0.42, -0.72, -0.12], [side * 0.4, -0.12, -0.42], 0.17, 0.06)),
          tint: [0.2, 0.4, 0.8],
        },
        { field: limb([0, -0.3, -0.5], [0, 0.62, -0.72], 0.13, 0.03), tint: mixRgb(color, [0.2, 0.3, 0.7], 0.5) },
      ]
    case 'eagle':
      return [
        { field: ellipsoid([0, y + 0.06, 0.15], [0.48, 0.47, 0.45]), tint: WHITE, isOfHead: true },
        {
          field: both((side) => limb([side * 0.07, y - 0.13, 0.56], [side * 0.34, y - 0.19, 0.4], 0.06, 0.05)),
          tint: [0.82, 0.8, 0.76],
          isOfHead: true,
        },
      ]
    case 'owl':
      return [
        {
          field: both((side) => ellipsoid([side * 0.19, y - 0.02, 0.34], [0.23, 0.26, 0.16])),
          tint: mixRgb(color, [0.97, 0.94, 0.86], 0.65),
          isOfHead: true,
        },
        { field: ellipsoid([0, -0.9, 0.26], [0.27, 0.52, 0.26]), tint: mixRgb(color, [0.97, 0.94, 0.86], 0.45) },
      ]
    case 'rooster':
      return [
        { field: limb([0, y - 0.42, 0.28], [0, y - 0.44, -0.1], 0.13, 0.1), tint: [0.8, 0.13, 0.13], isOfHead: true },
        { field: limb([0, y + 0.2, 0.44], [0, y + 0.42, 0.42], 0.09, 0.08), tint: [0.8, 0.13, 0.13], isOfHead: true },
        { field: limb([0, -0.75, -0.35], [0, -1.55, -0.85], 0.2, 0.14), tint: [0.12, 0.24, 0.2] },
      ]
    case 'gull':
      return [
        {
          field: both((side) => limb([side * 0.4, -1.1, -0.05], [side * 0.38, -0.3, -0.42], 0.2, 0.08)),
          tint: [0.6, 0.64, 0.7],
        },
      ]
    default:
      return []
  }
}
