import { type Field, smoothMin } from '../field/field.ts'
import { ellipsoid, limb } from '../field/solids.ts'
import type { Carving } from './carving.ts'
import type { AnimalLeg } from './four-legs.ts'

/** The three parts of a leg that goes. */
export const legFields = ({ hip, knee, foot, isFront }: AnimalLeg): Field[] => [
  limb(hip, knee, isFront ? 0.17 : 0.23, 0.115),
  limb(knee, [foot[0], foot[1] - 0.09, foot[2]], 0.115, 0.095),
  limb([foot[0], foot[1] - 0.08, foot[2]], [foot[0], foot[1] - 0.07, foot[2] + 0.1], 0.1, 0.085),
]

/** Trunk, head and legs of one piece, and what of them is lighter. */
export function carveBody(carving: Carving): void {
  const { kind, build, gait, head, onHead, inHead } = carving
  const skull = onHead(ellipsoid(head, kind === 'robot' ? [0.52, 0.42, 0.42] : [0.44, 0.4, 0.4]))
  const muzzle =
    build.face === 'muzzle'
      ? onHead(limb([0, head[1] + 0.1, 0.42], [0, head[1] + 0.14, 0.48 + build.muzzle], 0.19, 0.11))
      : undefined
  const neck = gait && limb([0, gait.trunkY - 0.08, 0.42], inHead([0, head[1] + 0.16, 0.06]), 0.3, 0.25)
  const trunk = trunkOf(carving)
  const legs = legsOf(carving)
  carving.solid((x, y, z) => {
    let distance = smoothMin(trunk(x, y, z), skull(x, y, z), kind === 'robot' || gait ? 0.02 : 0.22)
    if (neck) distance = smoothMin(distance, neck(x, y, z), 0.16)
    if (muzzle) distance = smoothMin(distance, muzzle(x, y, z), 0.1)
    for (const leg of legs) distance = smoothMin(distance, leg(x, y, z), 0.1)
    return distance
  }, carving.color)
  lighten(carving)
}

function trunkOf({ build, gait }: Carving): Field {
  if (gait) return limb([0, gait.trunkY - 0.02, 0.36], [0, gait.trunkY, -0.6], 0.34, 0.31, 0.03)
  if (build.bird) return limb([0, -1.35, 0.08], [0, -0.4, -0.12], 0.36, 0.42, 0.1)
  return limb([0, -1.2, 0.12], [0, -0.42, -0.1], 0.3, 0.46, 0.04)
}

function legsOf({ build, gait }: Carving): Field[] {
  if (gait) return gait.legs.flatMap(legFields)
  if (build.bird) return [-1, 1].map((side) => limb([side * 0.16, -0.12, 0.05], [side * 0.18, -0.02, 0.2], 0.06, 0.05))
  return [-1, 1].flatMap((side) => [
    limb([side * 0.2, -0.95, 0.28], [side * 0.2, -0.1, 0.36], 0.14, 0.12),
    limb([side * 0.4, -0.3, -0.1], [side * 0.42, -0.1, 0.3], 0.24, 0.13),
  ])
}

function lighten({ build, gait, head, lightColor, solid, ofHead }: Carving): void {
  const { light, bird } = build
  if (light === 'chest' || light === 'mask') {
    const chest = gait
      ? limb([0, gait.trunkY - 0.3, 0.58], [0, gait.trunkY + 0.16, 0.5], 0.2, 0.22)
      : ellipsoid([0, -0.95, bird ? 0.24 : 0.3], [0.26, bird ? 0.6 : 0.42, bird ? 0.3 : 0.2])
    solid(chest, lightColor)
  }
  if (light === 'mask') {
    for (const side of [-1, 1]) ofHead(ellipsoid([side * 0.17, head[1] + 0.12, 0.3], [0.2, 0.22, 0.22]), lightColor)
  }
  if (light && build.face === 'muzzle') {
    ofHead(limb([0, head[1] + 0.12, 0.44], [0, head[1] + 0.16, 0.5 + build.muzzle], 0.2, 0.118), lightColor)
  }
}
