import { mixRgb, type Rgb } from '../color.ts'
import { MATERIAL, type Material } from '../raster/figure-buffers.ts'
import type { Piece } from '../raster/piece.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { Bench } from './bench.ts'
import { type Field, smoothMin } from './field/field.ts'
import { type MeshOrder, meshField } from './field/mesh-field.ts'
import { ellipsoid, limb } from './field/solids.ts'
import type { Mesh } from './grid.ts'
import { compose, rotateY, scale, translate, type Vector, viewerFrom } from './matrix.ts'
import { ball, moved } from './props/shapes.ts'

type Companion = NonNullable<CharacterSheet['companion']>

/** How each animal is built, sitting, feet in the origin, about 2 tall, looking along z. */
interface Build {
  readonly ears: 'pointed' | 'floppy' | 'long' | 'tufts' | 'none' | 'horns' | 'aerial'
  readonly face: 'muzzle' | 'beak' | 'flat' | 'screen'
  readonly muzzle: number
  readonly bird: boolean
  readonly tail: number
  readonly wings: boolean
  readonly material: Material
}

const BUILDS: Record<Companion['kind'], Build> = {
  cat: { ears: 'pointed', face: 'muzzle', muzzle: 0.16, bird: false, tail: 0.1, wings: false, material: MATERIAL.fur },
  dog: { ears: 'floppy', face: 'muzzle', muzzle: 0.36, bird: false, tail: 0.12, wings: false, material: MATERIAL.fur },
  fox: { ears: 'pointed', face: 'muzzle', muzzle: 0.36, bird: false, tail: 0.26, wings: false, material: MATERIAL.fur },
  rabbit: { ears: 'long', face: 'muzzle', muzzle: 0.13, bird: false, tail: 0.16, wings: false, material: MATERIAL.fur },
  owl: { ears: 'tufts', face: 'beak', muzzle: 0.16, bird: true, tail: 0.2, wings: true, material: MATERIAL.fur },
  raven: { ears: 'none', face: 'beak', muzzle: 0.42, bird: true, tail: 0.2, wings: true, material: MATERIAL.fur },
  parrot: { ears: 'none', face: 'beak', muzzle: 0.26, bird: true, tail: 0.2, wings: true, material: MATERIAL.fur },
  dragon: { ears: 'horns', face: 'muzzle', muzzle: 0.42, bird: false, tail: 0.17, wings: true, material: MATERIAL.skin },
  robot: { ears: 'aerial', face: 'screen', muzzle: 0.05, bird: false, tail: 0, wings: false, material: MATERIAL.metal },
}

/** An animal or robot friend: on the shoulder in a portrait, beside the feet when the whole figure shows. */
export function buildCompanion(bench: Bench): Piece[] {
  const { companion } = bench.sheet
  if (!companion) return []
  const { joints, skeleton, bodyPlace, groundPlace } = bench.stand
  const build = BUILDS[companion.kind]
  const side = -joints.holdingSide
  const { framing } = bench.scene.camera
  const below = (framing === 'full figure' || framing === 'wide') && !build.bird
  const arm = joints.arms[side === 1 ? 1 : 0]
  const seat: Vector = below
    ? [side * 2.5, joints.floorY, 0.4]
    : [arm.shoulder[0] - side * 0.12, arm.shoulder[1] - skeleton.armRadius - 0.16, arm.shoulder[2] + 0.05]
  const size = below ? 1.15 : 0.62
  const place = compose(below ? groundPlace : bodyPlace, translate(...seat), rotateY(side * -0.55), scale(size))
  const order = { cell: Math.min(0.11, Math.max(0.07, 1 / (bench.unitPx * size))), toViewer: viewerFrom(place) }
  return bodyPieces(companion, build, order).map(({ mesh, color, material }) => ({
    surface: { part: bench.nextPart(), material, color, doubleSided: true, ...mesh },
    place,
  }))
}

function bodyPieces(
  { kind, color }: Companion,
  build: Build,
  order: MeshOrder,
): { mesh: Mesh; color: Rgb; material: Material }[] {
  const light = mixRgb(color, [1, 0.97, 0.92], 0.6)
  const dark: Rgb = [0.1, 0.09, 0.11]
  const head: Vector = [0, build.bird ? -1.62 : -1.72, 0.16]
  const pieces: { mesh: Mesh; color: Rgb; material: Material }[] = []
  const solid = (field: Field, tint: Rgb, material = build.material, cell = order.cell) =>
    pieces.push({
      mesh: meshField(field, { min: [-1.1, -2.9, -1.5], max: [1.1, 0.15, 1.2] }, { ...order, cell }),
      color: tint,
      material,
    })

  const torso = build.bird
    ? limb([0, -1.35, 0.08], [0, -0.4, -0.12], 0.36, 0.42, 0.1)
    : limb([0, -1.2, 0.12], [0, -0.42, -0.1], 0.3, 0.46, 0.04)
  const skull = kind === 'robot' ? ellipsoid(head, [0.52, 0.42, 0.42]) : ellipsoid(head, [0.44, 0.4, 0.4])
  const muzzle =
    build.face === 'muzzle' ? limb([0, head[1] + 0.1, 0.42], [0, head[1] + 0.14, 0.48 + build.muzzle], 0.19, 0.11) : undefined
  const legs = build.bird
    ? [-1, 1].map((side) => limb([side * 0.16, -0.12, 0.05], [side * 0.18, -0.02, 0.2], 0.06, 0.05))
    : [-1, 1].flatMap((side) => [
        limb([side * 0.2, -0.95, 0.28], [side * 0.2, -0.1, 0.36], 0.14, 0.12),
        limb([side * 0.4, -0.3, -0.1], [side * 0.42, -0.1, 0.3], 0.24, 0.13),
      ])
  solid((x, y, z) => {
    let distance = smoothMin(torso(x, y, z), skull(x, y, z), kind === 'robot' ? 0.02 : 0.22)
    if (muzzle) distance = smoothMin(distance, muzzle(x, y, z), 0.1)
    for (const leg of legs) distance = smoothMin(distance, leg(x, y, z), 0.1)
    return distance
  }, color)
  if (build.face === 'muzzle' && kind !== 'dragon') solid(ellipsoid([0, -0.95, 0.3], [0.22, 0.38, 0.2]), light)

  const ears: Field[] = []
  for (const side of [-1, 1]) {
    if (build.ears === 'pointed')
      ears.push(limb([side * 0.26, head[1] - 0.25, 0.1], [side * 0.38, head[1] - 0.68, 0.1], 0.17, 0.02))
    if (build.ears === 'floppy')
      ears.push(limb([side * 0.36, head[1] - 0.22, 0.12], [side * 0.56, head[1] + 0.3, 0.18], 0.13, 0.15))
    if (build.ears === 'long') ears.push(limb([side * 0.16, head[1] - 0.3, 0.05], [side * 0.3, head[1] - 1.05, 0], 0.11, 0.1))
    if (build.ears === 'tufts')
      ears.push(limb([side * 0.26, head[1] - 0.26, 0.2], [side * 0.42, head[1] - 0.56, 0.16], 0.1, 0.015))
    if (build.ears === 'horns')
      ears.push(limb([side * 0.22, head[1] - 0.28, 0], [side * 0.34, head[1] - 0.75, -0.25], 0.09, 0.015))
    if (build.wings)
      solid(
        limb(
          [side * 0.4, -1.15, -0.05],
          [side * (build.bird ? 0.4 : 0.95), build.bird ? -0.28 : -1.6, -0.35],
          0.2,
          build.bird ? 0.09 : 0.03,
        ),
        mixRgb(color, dark, 0.25),
      )
  }
  if (build.ears === 'aerial')
    ears.push(
      limb([0, head[1] - 0.38, 0.1], [0, head[1] - 0.8, 0.1], 0.035, 0.03),
      ellipsoid([0, head[1] - 0.84, 0.1], [0.09, 0.09, 0.09]),
    )
  if (ears.length > 0)
    solid(
      (x, y, z) => ears.reduce((least, ear) => Math.min(least, ear(x, y, z)), 9),
      build.ears === 'horns' ? light : mixRgb(color, dark, 0.12),
    )
  if (build.tail > 0) {
    const tail = build.bird
      ? limb([0, -0.45, -0.4], [0, -0.02, -0.95], 0.16, build.tail)
      : limb([0.2, -0.2, -0.4], [0.75, -0.75, -0.35], build.tail, build.tail * 0.8)
    solid(tail, kind === 'fox' ? mixRgb(color, light, 0.3) : mixRgb(color, dark, 0.15))
  }
  if (build.face === 'beak')
    solid(
      limb([0, head[1] + 0.06, 0.42], [0, head[1] + 0.17, 0.5 + build.muzzle], 0.12, 0.02),
      kind === 'raven' ? dark : [0.9, 0.66, 0.25],
      MATERIAL.horn,
    )
  if (build.face === 'screen') solid(ellipsoid([0, head[1], 0.3], [0.4, 0.27, 0.26]), dark, MATERIAL.glass)

  const eyeZ = kind === 'robot' ? 0.52 : kind === 'owl' ? 0.5 : 0.47
  for (const side of [-1, 1]) {
    const at: Vector = [side * (kind === 'owl' ? 0.19 : 0.2), head[1] - 0.04, eyeZ]
    const big = kind === 'owl' || kind === 'robot' ? 0.13 : 0.085
    pieces.push({
      mesh: moved(ball(big), at),
      color: kind === 'robot' ? [0.45, 0.95, 1] : kind === 'owl' ? [0.95, 0.75, 0.25] : dark,
      material: kind === 'robot' ? MATERIAL.glow : MATERIAL.eye,
    })
    if (kind !== 'robot')
      pieces.push({
        mesh: moved(ball(big * 0.35), [at[0] - 0.02, at[1] - 0.035, at[2] + big * 0.85]),
        color: kind === 'owl' ? dark : [1, 1, 1],
        material: MATERIAL.eye,
      })
  }
  if (muzzle)
    pieces.push({ mesh: moved(ball(0.065), [0, head[1] + 0.08, 0.56 + build.muzzle]), color: dark, material: MATERIAL.leather })
  return pieces
}
