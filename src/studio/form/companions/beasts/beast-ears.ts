import type { Field } from '../../field/field.ts'
import { ellipsoid, limb } from '../../field/solids.ts'
import type { BeastBuild, EarShape } from './beast-build.ts'

export interface Ears {
  readonly field: Field
  /** Negative in their hollows. */
  readonly hollow: Field
}

/** One ear at the right, in the space of the head; thin along one axis, hollow toward the front where `open`. */
const SHAPES: Readonly<Record<EarShape, { readonly solid: Field; readonly thin: 'x' | 'y' | 'z'; readonly open?: Field }>> = {
  pricked: {
    solid: limb([0.55, -0.62, 0], [0.78, -1.62, -0.06], 0.46, 0.05),
    thin: 'z',
    open: limb([0.56, -0.6, 0.34], [0.77, -1.5, 0.18], 0.34, 0.02),
  },
  tall: {
    solid: limb([0.55, -0.62, 0], [0.82, -2.0, -0.06], 0.46, 0.06),
    thin: 'z',
    open: limb([0.57, -0.6, 0.34], [0.81, -1.86, 0.2], 0.34, 0.02),
  },
  folded: { solid: limb([0.74, -0.56, 0.02], [1.06, 0.28, 0.26], 0.3, 0.34), thin: 'x' },
  hanging: { solid: limb([0.82, -0.4, -0.1], [1.08, 0.95, 0.12], 0.3, 0.44), thin: 'x' },
  rose: { solid: limb([0.66, -0.66, -0.05], [1.02, -0.42, -0.16], 0.26, 0.14), thin: 'y' },
  long: {
    solid: limb([0.34, -0.75, -0.1], [0.62, -2.7, -0.3], 0.26, 0.16, 0.16),
    thin: 'z',
    open: limb([0.35, -0.9, 0.14], [0.6, -2.55, -0.08], 0.16, 0.08, 0.1),
  },
  round: {
    solid: ellipsoid([0.74, -0.76, -0.1], [0.4, 0.42, 0.4]),
    thin: 'z',
    open: ellipsoid([0.74, -0.74, 0.2], [0.28, 0.3, 0.3]),
  },
  side: {
    solid: ellipsoid([1.02, -0.2, -0.1], [0.42, 0.5, 0.42]),
    thin: 'z',
    open: ellipsoid([1.04, -0.18, 0.2], [0.3, 0.36, 0.3]),
  },
  leaf: {
    solid: limb([0.48, -0.8, -0.05], [0.62, -1.62, 0.02], 0.26, 0.04, 0.1),
    thin: 'z',
    open: limb([0.48, -0.85, 0.14], [0.61, -1.5, 0.14], 0.15, 0.02, 0.08),
  },
  aside: {
    solid: limb([0.7, -0.5, -0.1], [1.7, -0.42, -0.12], 0.24, 0.06, 0.2),
    thin: 'z',
    open: limb([0.8, -0.48, 0.12], [1.6, -0.4, 0.08], 0.14, 0.02, 0.16),
  },
  none: { solid: () => 9, thin: 'z' },
  fan: { solid: ellipsoid([1.55, 0.15, -0.35], [0.95, 1.25, 1.1]), thin: 'z' },
}

const THIN = { x: 1.9, y: 1.9, z: 2 } as const

export function earsOf({ ears }: BeastBuild): Ears {
  const { solid, thin, open } = SHAPES[ears]
  const by = ears === 'fan' ? 9 : THIN[thin]
  const middle = ears === 'fan' ? -0.35 : ears === 'hanging' || ears === 'folded' ? 0.95 : thin === 'y' ? -0.55 : -0.05
  // Thinner across, about its middle plane.
  const per = ears === 'fan' ? 1 / by : 1 / Math.sqrt(by)
  const outer: Field =
    thin === 'z'
      ? (x, y, z) => solid(x, y, middle + (z - middle) * by) * per
      : thin === 'x'
        ? (x, y, z) => solid(middle + (x - middle) * by, y, z) * per
        : (x, y, z) => solid(x, middle + (y - middle) * by, z) * per
  const hollow: Field = open ? (x, y, z) => open(Math.abs(x), y, z) : () => 9
  return { field: (x, y, z) => Math.max(outer(Math.abs(x), y, z), -hollow(x, y, z)), hollow }
}
