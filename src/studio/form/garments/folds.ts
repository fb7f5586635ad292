import { randomFor } from '../../random.ts'
import type { Bench } from '../bench.ts'
import type { Field } from '../field/field.ts'
import type { ArmJoints } from '../pose.ts'
import { cross, dot, scaleBy, subtract, unit } from '../vector.ts'
import { armAlong } from './arm-along.ts'

/** A soft ridge with a sharper valley, −1 … 1: how cloth folds. */
function fold(phase: number): number {
  const wave = Math.sin(phase)
  return wave > 0 ? wave : wave * (1 + 0.5 * wave)
}

/** Folds of the trunk: dragged from the armpits, hanging from the chest, bunched above the hem. */
export function trunkFolds(bench: Bench, { height, hemY, name }: { height: number; hemY: number; name: string }): Field {
  if (height === 0) return () => 0
  const { skeleton, joints } = bench.stand
  const random = randomFor(bench.sheet.seed, `folds ${name}`)
  const [phaseA, phaseB, phaseC, phaseD] = [random() * 6, random() * 6, random() * 6, random() * 6]
  const armpitX = skeleton.shoulderX * 0.86
  const armpitY = skeleton.shoulderY + skeleton.armRadius * 1.7
  const { shoulderTilt } = joints.sway
  const tall = skeleton.tall
  return (x, y, z) => {
    let relief = 0
    const side = x > 0 ? 1 : -1
    const fromX = x * side - armpitX
    const fromY = y - x * shoulderTilt - armpitY
    const away = Math.sqrt(fromX * fromX + fromY * fromY)
    const pull = Math.exp(-(((away - 0.62) / 0.5) ** 2))
    if (pull > 0.03) relief += pull * 0.75 * fold(Math.atan2(fromY, -fromX + 0.15) * 6.2 + (side > 0 ? phaseA : phaseB))
    const around = Math.atan2(x, z)
    const hanging = Math.min(1, Math.max(0, (y - 1.8 * tall) / (1.6 * tall)))
    if (hanging > 0) relief += hanging * 0.7 * fold(around * 5 + Math.sin(y * 0.9 + phaseC) * 1.2 + phaseD)
    const bunch = Math.exp(-(((y - hemY + 0.75) / 0.65) ** 2))
    if (bunch > 0.05) relief += bunch * 0.6 * fold(y * 8.5 + Math.sin(around * 2.3 + phaseA) * 2 + phaseB)
    const lean = fold((x * 1.9 + y * 1.35) * 1.7 + phaseC + Math.sin(y * 1.7 + phaseB) * 1.1) * 0.28
    return 1.9 * height * (relief + lean * Math.min(1, Math.max(0, y - 0.7)))
  }
}

/** Folds of a sleeve: radiating at the shoulder, creased in the bend of the elbow, gathered above the cuff. */
export function sleeveFolds(
  bench: Bench,
  arm: ArmJoints,
  { height, endAt, name }: { height: number; endAt: number; name: string },
): Field {
  if (height === 0) return () => 0
  const random = randomFor(bench.sheet.seed, `folds ${name} ${arm.side}`)
  const [phaseA, phaseB, phaseC] = [random() * 6, random() * 6, random() * 6]
  const upperAxis = unit(subtract(arm.elbow, arm.shoulder))
  const foreAxis = unit(subtract(arm.wrist, arm.elbow))
  const upperLength = Math.hypot(...subtract(arm.elbow, arm.shoulder))
  const foreLength = Math.hypot(...subtract(arm.wrist, arm.elbow))
  const bend = 1 - dot(upperAxis, foreAxis)
  const inner = unit(subtract(foreAxis, scaleBy(upperAxis, dot(foreAxis, upperAxis) + 1e-3)))
  const across = cross(upperAxis, inner)
  const total = upperLength + foreLength
  const end = endAt * total
  const alongArm = armAlong(arm)
  return (x, y, z) => {
    const px = x - arm.shoulder[0]
    const py = y - arm.shoulder[1]
    const pz = z - arm.shoulder[2]
    const ex = x - arm.elbow[0]
    const ey = y - arm.elbow[1]
    const ez = z - arm.elbow[2]
    const along = alongArm(x, y, z) * total
    const toInner = ex * inner[0] + ey * inner[1] + ez * inner[2]
    const toSide = px * across[0] + py * across[1] + pz * across[2]
    const elbow = Math.exp(-(((along - upperLength) / 0.75) ** 2)) * (0.35 + 0.75 * Math.min(1, bend))
    const top = Math.exp(-(((along - 0.5) / 0.6) ** 2))
    const cuff = Math.exp(-(((along - end + 0.4) / 0.5) ** 2))
    const relief =
      elbow * fold(along * 7.5 + (toInner > 0 ? 2.2 : -1.4) * Math.abs(toSide) + toInner * 2.5 + phaseA) +
      top * 0.55 * fold(toSide * 7 + along * 2.2 + phaseB) +
      cuff * 0.75 * fold(along * 10 + toSide * 3 + Math.sin(toSide * 5 + phaseC)) +
      0.3 * fold(along * 2.6 + toSide * 3.4 + phaseC)
    return 1.8 * height * relief
  }
}
