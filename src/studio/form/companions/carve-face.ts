import { mixRgb } from '../../color.ts'
import type { Vector } from '../../math/matrix.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import { ellipsoid } from '../field/solids.ts'
import { ball, moved } from '../props/shapes.ts'
import { beakOf, plumageOf } from './bird-heads.ts'
import type { Carving } from './carving.ts'

/** Beak or snout or screen, the eyes with their lights, and the nose. */
export function carveFace(carving: Carving): void {
  const { kind, build, color, head, darkColor, solid, ofHead } = carving
  if (build.snout) {
    ofHead(ellipsoid([0, head[1] + 0.12, 0.5 + build.muzzle], [0.17, 0.14, 0.08]), mixRgb(color, [0.8, 0.4, 0.42], 0.4))
  }
  if (build.face === 'beak') for (const piece of beakOf(kind, head)) ofHead(piece.field, piece.tint ?? color, piece.material)
  for (const piece of plumageOf(kind, head, color)) (piece.isOfHead ? ofHead : solid)(piece.field, piece.tint, piece.material)
  if (build.face === 'screen') ofHead(ellipsoid([0, head[1], 0.3], [0.4, 0.27, 0.26]), darkColor, MATERIAL.glass)
  for (const side of [-1, 1]) carveEye(carving, side)
  if (build.face === 'muzzle' && !build.snout && build.ears !== 'eyes') carveNose(carving)
}

function carveEye({ kind, build, head: [, headY], darkColor, pieces, inHead }: Carving, side: number): void {
  const isOwl = kind === 'owl'
  const isRobot = kind === 'robot'
  const at: Vector =
    build.ears === 'eyes'
      ? [side * 0.24, headY - 0.32, 0.38]
      : [side * (isOwl ? 0.19 : 0.2), headY - 0.04, isRobot ? 0.52 : isOwl ? 0.5 : 0.47]
  const radius = isOwl || isRobot ? 0.13 : 0.085
  pieces.push({
    mesh: moved(ball(radius), inHead(at)),
    color: isRobot ? [0.45, 0.95, 1] : isOwl ? [0.95, 0.75, 0.25] : darkColor,
    material: isRobot ? MATERIAL.glow : MATERIAL.eye,
  })
  if (isRobot) return
  pieces.push({
    mesh: moved(ball(radius * 0.35), inHead([at[0] - 0.02, at[1] - 0.035, at[2] + radius * 0.85])),
    color: isOwl ? darkColor : [1, 1, 1],
    material: MATERIAL.eye,
  })
}

function carveNose({ build, head: [, headY], darkColor, pieces, inHead }: Carving): void {
  pieces.push({
    mesh: moved(ball(0.065), inHead([0, headY + 0.08, 0.56 + build.muzzle])),
    color: darkColor,
    material: MATERIAL.leather,
  })
}
