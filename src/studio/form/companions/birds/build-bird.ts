import type { Rgb } from '../../../color.ts'
import { type Matrix, viewerFrom } from '../../../math/matrix.ts'
import { MATERIAL, type Material } from '../../../raster/figure-buffers.ts'
import type { Piece } from '../../../raster/piece.ts'
import type { Bench } from '../../bench.ts'
import type { Field } from '../../field/field.ts'
import { meshField } from '../../field/mesh-field.ts'
import type { Mesh } from '../../grid.ts'
import { bar } from '../../props/shapes.ts'
import { eyeParts } from '../beasts/beast-face.ts'
import { headSpaceAt } from '../beasts/head-space.ts'
import type { BirdBuild } from './bird-build.ts'
import { type BirdPart, plumageAt } from './bird-plumage.ts'
import { headOf, shapeBird } from './bird-shape.ts'

interface BirdOrder {
  readonly build: BirdBuild
  readonly color: Rgb
  readonly place: Matrix
  readonly size: number
}

const RED: Rgb = [0.78, 0.12, 0.12]

/** A bird in its place. */
export function buildBird(bench: Bench, { build, color, place, size }: BirdOrder): Piece[] {
  const space = headSpaceAt(headOf(build), { skull: build.head, nod: 0.06 })
  const shape = shapeBird(build, space)
  const toViewer = viewerFrom(place)
  const cell = Math.min(0.03, Math.max(0.011, 2.2 / (bench.unitPx * size)))
  const pieces: Piece[] = []
  const put = (mesh: Mesh, tint: Rgb, material: Material, part: number, colors?: Float32Array) =>
    pieces.push({ surface: { part, material, color: tint, doubleSided: true, ...mesh, ...(colors && { colors }) }, place })
  const part = bench.nextPart()
  const feathered = (field: Field, of: BirdPart) => {
    const mesh = meshField(field, { min: [-0.5, -1.12, -1.2], max: [0.5, 0.45, 0.75] }, { cell, toViewer })
    const colors = new Float32Array(mesh.positions.length)
    for (let at = 0; at < colors.length; at += 3) {
      const [x, y, z] = [mesh.positions[at]!, mesh.positions[at + 1]!, mesh.positions[at + 2]!]
      colors.set(plumageAt(build, color, shape, of, [x, y, z], space.into(x, y, z)), at)
    }
    put(mesh, color, MATERIAL.fur, part, colors)
  }
  feathered(shape.body, 'body')
  feathered(shape.wings, 'wing')
  feathered(shape.tail, 'tail')
  const own = bench.nextPart()
  const fine = { cell: Math.max(0.012, build.head * 0.09), toViewer }
  const round = { min: [-0.35, shape.head[1] - 0.6, -0.4], max: [0.35, shape.head[1] + 0.4, shape.head[2] + 0.7] } as const
  put(meshField(shape.beak, round, fine), build.beak.color, MATERIAL.horn, own)
  if (shape.comb) {
    const isFlesh = build.comb === 'rooster' || build.comb === 'hen'
    put(
      meshField(shape.comb, round, fine),
      isFlesh ? RED : build.comb === 'crest' ? [0.95, 0.82, 0.3] : color,
      isFlesh ? MATERIAL.leather : MATERIAL.fur,
      own,
    )
  }
  for (const line of shape.legs)
    put(
      bar(line, (t) => 0.02 - 0.007 * t, 6),
      build.legs,
      MATERIAL.horn,
      own,
    )
  for (const side of [-1, 1]) {
    const { apart, size: eyeSize } = build.eye
    const fore = Math.sqrt(Math.max(0.1, 0.9 - apart * apart))
    const eye = { at: [side * apart, -0.14, fore - eyeSize * 0.3] as const, gaze: gazeOf(side, apart) }
    for (const { mesh, color: tint, material, colors } of eyeParts(build, eye, space)) put(mesh, tint, material, own, colors)
  }
  return pieces
}

const gazeOf = (side: number, apart: number) => {
  const [x, z] = apart > 0.55 ? [side * 0.8, 0.6] : [side * 0.24, 0.97]
  return [x, 0, z] as const
}
