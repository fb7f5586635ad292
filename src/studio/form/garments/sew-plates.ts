import { mixRgb } from '../../color.ts'
import type { Vector } from '../../math/matrix.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import type { Bench } from '../bench.ts'
import { mix } from '../curve.ts'
import type { Field } from '../field/field.ts'
import { gridMesh, type Mesh } from '../grid.ts'
import type { ArmJoints, LegJoints } from '../pose.ts'
import { add, cross, scaleBy, subtract, unit } from '../vector.ts'
import { clothSurface } from './cloth-surface.ts'
import { drapePatch } from './drape.ts'

/** Pauldrons in three lames, a ridge and lines on the breastplate, tassets below, greaves on the shins: what makes armor of a metal shell. */
export function sewPlates(bench: Bench, garment: Garment, outside: Field): Surface[] {
  const { skeleton, joints } = bench.stand
  const { tall, wide } = skeleton
  const piece = (mesh: Mesh, color = garment.color): Surface =>
    clothSurface(bench, mesh, { garment, material: MATERIAL.metal, color, pattern: 'plain' })
  const surfaces: Surface[] = []
  for (const arm of joints.arms) {
    for (let lame = 2; lame >= 0; lame -= 1) {
      surfaces.push(
        piece(pauldron(bench, arm, { lame, band: false })),
        piece(pauldron(bench, arm, { lame, band: true }), garment.trim),
      )
    }
    surfaces.push(piece(vambrace(bench, arm), mixRgb(garment.color, garment.trim, 0.12)))
  }
  const line = (from: readonly [number, number], to: readonly [number, number], half: number) =>
    drapePatch(outside, {
      rows: 14,
      columns: 3,
      at: (down, across) => {
        const aside = (across - 0.5) * 2 * half
        const upright = from[0] === to[0]
        return [mix(from[0], to[0], down) + (upright ? aside : 0), mix(from[1], to[1], down) + (upright ? 0 : aside)]
      },
      lift: (_, across) => 0.075 - 0.05 * Math.abs(across - 0.5),
    })
  surfaces.push(piece(line([0, 0.5], [0, 2.9 * tall], 0.045), garment.trim))
  for (const side of [-1, 1]) {
    surfaces.push(piece(line([side * 0.08, 2.05 * tall], [side * 1.05 * wide, 1.5 * tall], 0.05), garment.trim))
  }
  if (skeleton.waistY < bench.lowestY) {
    for (const side of [-1, 1]) {
      surfaces.push(
        piece(
          drapePatch(outside, {
            rows: 12,
            columns: 8,
            at: (down, across) => [
              side * (0.1 + across * 1.1) * wide,
              mix(skeleton.waistY + 0.35, skeleton.crotchY + 0.2 - across * 0.3, down),
            ],
            lift: (down) => 0.12 + 0.22 * down,
          }),
        ),
      )
    }
  }
  for (const leg of joints.legs) {
    if (leg.knee[1] > bench.lowestY) continue
    surfaces.push(piece(greave(bench, leg)), piece(kneePlate(bench, leg), mixRgb(garment.color, garment.trim, 0.25)))
  }
  return surfaces
}

/** A tube of metal on the shin, full over the calf and flared at both ends. */
function greave(bench: Bench, leg: LegJoints): Mesh {
  const radius = bench.stand.skeleton.thighRadius * 0.62
  const axis = unit(subtract(leg.ankle, leg.knee))
  const side = unit(cross(axis, [0.1, 0.1, 1]))
  const forward = cross(side, axis)
  const length = Math.hypot(...subtract(leg.ankle, leg.knee))
  return gridMesh({ rows: 14, columns: 24, closed: true }, (row, column): Vector => {
    const t = row / 13
    const turn = (column / 24) * Math.PI * 2
    const calf = Math.exp(-(((t - 0.3) / 0.28) ** 2)) * 0.12
    const around = radius * (mix(0.98, 0.62, t) + calf) + 0.17 + 0.09 * (2 * t - 1) ** 8
    // A ridge runs down the front.
    const ridge = 1 + 0.07 * Math.max(0, Math.sin(turn)) ** 12
    const place = add(scaleBy(side, Math.cos(turn) * around), scaleBy(forward, Math.sin(turn) * around * ridge))
    return add(add(leg.knee, scaleBy(axis, length * mix(0.12, 0.93, t))), place)
  })
}

/** A cap over the knee. */
function kneePlate(bench: Bench, leg: LegJoints): Mesh {
  const radius = bench.stand.skeleton.thighRadius * 0.62 + 0.24
  const axis = unit(subtract(leg.ankle, leg.hip))
  const side = unit(cross(axis, [0.1, 0.1, 1]))
  const forward = cross(side, axis)
  return gridMesh({ rows: 9, columns: 18, closed: false }, (row, column): Vector => {
    const up = mix(-1.05, 1.05, row / 8)
    const turn = mix(0.12, Math.PI - 0.12, column / 17)
    const ring = Math.cos(up) * radius
    const place = add(scaleBy(side, Math.cos(turn) * ring), scaleBy(forward, Math.sin(turn) * ring * 1.1))
    return add(add(leg.knee, scaleBy(axis, Math.sin(up) * radius * 0.85)), place)
  })
}

/** One plate of a shoulder; lame 0 is the cap, the others follow down the arm. `band` is its rim alone. */
function pauldron(bench: Bench, arm: ArmJoints, { lame, band }: { lame: number; band: boolean }): Mesh {
  const { skeleton } = bench.stand
  const axis = unit(subtract(arm.elbow, arm.shoulder))
  const out = unit(add([arm.side, -0.35, 0], scaleBy(axis, -0.2)))
  const forward = unit(cross(axis, out))
  const outward = unit(cross(forward, axis))
  const size = (skeleton.armRadius * 1.1 + 0.42 - lame * 0.05) * mix(skeleton.wide, 1, 0.3)
  const centre = add(arm.shoulder, scaleBy(axis, lame * 0.3 * size + 0.04))
  const rows = band ? 4 : 12
  return gridMesh({ rows, columns: 22, closed: false }, (row, column): Vector => {
    const share = row / (rows - 1)
    // From the neck over the shoulder down the arm; the rim is the last tenth.
    const down = band ? mix(1.02, 1.09, share) : mix(lame === 0 ? 0.06 : 0.6, 1.06, share)
    const polar = down * Math.PI * 0.5
    const turn = mix(-1.75, 1.75, column / 21)
    const bulge = size * (band ? 1.045 + 0.02 * Math.sin(share * Math.PI) : 1)
    const ring = Math.sin(polar) * bulge
    const along = -Math.cos(polar) * bulge * 0.86 + (band ? 0.02 : 0)
    const place = add(
      add(scaleBy(outward, Math.cos(turn) * ring), scaleBy(forward, Math.sin(turn) * ring)),
      scaleBy(axis, along),
    )
    return add(centre, place)
  })
}

/** A tube of metal on the forearm, flared at both ends. */
function vambrace(bench: Bench, arm: ArmJoints): Mesh {
  const { skeleton } = bench.stand
  const axis = unit(subtract(arm.wrist, arm.elbow))
  const side = unit(cross(axis, [0.31, 0.2, 0.93]))
  const forward = cross(axis, side)
  const length = Math.hypot(...subtract(arm.wrist, arm.elbow))
  return gridMesh({ rows: 10, columns: 22, closed: true }, (row, column): Vector => {
    const t = row / 9
    const turn = (column / 22) * Math.PI * 2
    const radius = mix(skeleton.armRadius * 0.92, skeleton.armRadius * 0.66, t) + 0.08 + 0.07 * (2 * t - 1) ** 8
    const place = add(scaleBy(side, Math.cos(turn) * radius), scaleBy(forward, Math.sin(turn) * radius))
    return add(add(arm.elbow, scaleBy(axis, length * mix(0.16, 0.98, t))), place)
  })
}
