import { mixRgb, type Rgb } from '../../color.ts'
import type { Field } from '../field/field.ts'
import { ellipsoid, limb } from '../field/solids.ts'
import type { Carving } from './carving.ts'
import type { CompanionBuild } from './companion-builds.ts'

type Ear = (side: number, headY: number) => Field

/** One ear of each form; what stands on top of the head is no ear, but where one would be. */
const EARS: Partial<Record<CompanionBuild['ears'], Ear>> = {
  pointed: (side, y) => limb([side * 0.26, y - 0.25, 0.1], [side * 0.38, y - 0.68, 0.1], 0.17, 0.02),
  floppy: (side, y) => limb([side * 0.36, y - 0.22, 0.12], [side * 0.56, y + 0.3, 0.18], 0.13, 0.15),
  long: (side, y) => limb([side * 0.16, y - 0.3, 0.05], [side * 0.3, y - 1.05, 0], 0.11, 0.1),
  round: (side, y) => ellipsoid([side * 0.34, y - 0.3, 0.08], [0.17, 0.17, 0.1]),
  side: (side, y) => ellipsoid([side * 0.46, y - 0.02, 0.08], [0.16, 0.19, 0.09]),
  eyes: (side, y) => ellipsoid([side * 0.24, y - 0.3, 0.24], [0.17, 0.17, 0.17]),
  tufts: (side, y) => limb([side * 0.26, y - 0.26, 0.2], [side * 0.42, y - 0.56, 0.16], 0.1, 0.015),
  horns: (side, y) => limb([side * 0.22, y - 0.28, 0], [side * 0.34, y - 0.75, -0.25], 0.09, 0.015),
}

export function carveEars(carving: Carving): void {
  const ears = earsOf(carving)
  if (ears.length === 0) return
  carving.ofHead((x, y, z) => ears.reduce((least, ear) => Math.min(least, ear(x, y, z)), 9), colorOf(carving))
}

function earsOf({ build, head: [, y] }: Carving): Field[] {
  if (build.ears === 'aerial') {
    return [limb([0, y - 0.38, 0.1], [0, y - 0.8, 0.1], 0.035, 0.03), ellipsoid([0, y - 0.84, 0.1], [0.09, 0.09, 0.09])]
  }
  const ear = EARS[build.ears]
  return ear ? [ear(-1, y), ear(1, y)] : []
}

function colorOf({ build, color, lightColor, darkColor }: Carving): Rgb {
  if (build.ears === 'horns') return lightColor
  if (build.panda) return darkColor
  return build.ears === 'eyes' ? color : mixRgb(color, darkColor, 0.12)
}
