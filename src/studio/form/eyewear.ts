import { mixRgb } from '../color.ts'
import { lensRadius } from '../features/lens-radius.ts'
import type { Proportions } from '../features/proportions.ts'
import type { Vector } from '../math/matrix.ts'
import { MATERIAL } from '../raster/figure-buffers.ts'
import type { Surface } from '../raster/surface.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { gridMesh } from './grid.ts'
import { facePoint } from './head.ts'
import type { PartNumbers } from './part-numbers.ts'
import { raisedToForehead } from './raised-to-forehead.ts'
import { buildTube, pointsAlong, pointsRound } from './tube.ts'

type Eyewear = NonNullable<CharacterSheet['eyewear']>

interface EyewearKit {
  readonly eyewear: Eyewear
  readonly proportions: Proportions
  readonly parts: PartNumbers
}

/** Glasses, goggles, a visor, a monocle or an eyepatch in front of the eyes, or pushed up on the forehead. */
export function buildEyewear({ eyewear, hair }: CharacterSheet, proportions: Proportions, parts: PartNumbers): Surface[] {
  if (!eyewear) return []
  const worn = beforeEyes({ eyewear, proportions, parts })
  return eyewear.isRaised ? worn.map((surface) => raisedToForehead(surface, hair)) : worn
}

function beforeEyes(kit: EyewearKit): Surface[] {
  const { eyewear, proportions } = kit
  switch (eyewear.kind) {
    case 'round glasses':
      return glasses(kit, { square: 2, height: 1, lens: false, thick: 0.017 })
    case 'square glasses':
      return glasses(kit, { square: 4.5, height: 0.76, lens: false, thick: 0.022 })
    case 'sunglasses':
      return glasses(kit, { square: 3, height: 0.84, lens: true, thick: 0.02 })
    case 'goggles':
      return [...glasses(kit, { square: 2.3, height: 0.94, lens: true, thick: 0.052 }), strap(kit, proportions.eyeY, 0.075)]
    case 'monocle':
      return monocle(kit)
    case 'eyepatch':
      return eyepatch(kit)
    case 'visor':
      return [visor(kit)]
  }
}

interface GlassesShape {
  /** Exponent of the rim: 2 round, more squarer. */
  readonly square: number
  readonly height: number
  readonly lens: boolean
  readonly thick: number
}

/** A point of the rim; the lens bows round the face a little. */
function rimPoint(kit: EyewearKit, side: -1 | 1, turn: number, { square, height }: GlassesShape): Vector {
  const { proportions: p } = kit
  const radius = lensOf(kit)
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const x = side * Math.max(p.eyeX * 1.01, radius + 0.055) + Math.sign(cos) * Math.abs(cos) ** (2 / square) * radius
  const y = p.eyeY + 0.012 + Math.sign(sin) * Math.abs(sin) ** (2 / square) * radius * height
  return [x, y, planeZ(p, x)]
}

/** Half-width of one lens of what is worn. */
const lensOf = ({ eyewear, proportions }: EyewearKit): number => lensRadius(proportions, eyewear.kind)

function planeZ(p: Proportions, x: number): number {
  const [, , nose] = facePoint(0, p.noseTopY + 0.1, p)
  return nose + 0.05 - x * x * 0.36
}

function glasses(kit: EyewearKit, shape: GlassesShape): Surface[] {
  const { eyewear, proportions: p, parts } = kit
  const frame = { part: parts.next(), material: MATERIAL.metal, color: eyewear.color, radius: shape.thick }
  const radius = lensOf(kit)
  const innerX = Math.max(p.eyeX * 1.01, radius + 0.055) - radius
  const bridge = buildTube(
    pointsAlong(9, (t) => {
      const x = (t * 2 - 1) * innerX
      return [x, p.eyeY - 0.02 - 0.035 * Math.cos((t - 0.5) * Math.PI), planeZ(p, x) + 0.015]
    }),
    frame,
  )
  // On a real head they lie against the temples.
  const earX = (p.person ? 0.7 : 0.775) * p.skullWidth
  const sides = ([-1, 1] as const).flatMap((side) => {
    const outerX = side * (Math.max(p.eyeX * 1.01, radius + 0.055) + radius)
    const arm = buildTube(
      pointsAlong(12, (t) => [
        outerX + side * (earX - Math.abs(outerX)) * Math.min(1, t * 2.2) ** 0.7,
        p.eyeY - 0.03 - 0.02 * t,
        planeZ(p, outerX) + (-0.14 - planeZ(p, outerX)) * t,
      ]),
      frame,
    )
    const rim = buildTube(
      pointsRound(36, (turn) => rimPoint(kit, side, turn, shape)),
      { ...frame, closed: true },
    )
    return shape.lens ? [arm, rim, lens(kit, side, shape)] : [arm, rim]
  })
  return [bridge, ...sides]
}

function lens(kit: EyewearKit, side: -1 | 1, shape: GlassesShape): Surface {
  const rings = 5
  const columns = 32
  const center = {
    x: side * Math.max(kit.proportions.eyeX * 1.01, lensOf(kit) + 0.055),
    y: kit.proportions.eyeY + 0.012,
  }
  const colors = new Float32Array(rings * columns * 3)
  const goggles = kit.eyewear.kind === 'goggles'
  const dark = goggles ? mixRgb([0.24, 0.5, 0.56], kit.eyewear.color, 0.15) : mixRgb([0.07, 0.07, 0.1], kit.eyewear.color, 0.25)
  const mesh = gridMesh(
    { rows: rings, columns, closed: true },
    (row, column) => {
      const share = row / (rings - 1)
      const rim = rimPoint(kit, side, (column / columns) * 2 * Math.PI, shape)
      const y = center.y + (rim[1] - center.y) * share
      // Lighter toward the bottom, as tinted lenses are.
      const light = Math.min(1, Math.max(0, (y - center.y) / lensOf(kit)) * 0.5 + 0.1)
      colors.set(
        mixRgb(dark, [dark[0] * 2 + 0.12, dark[1] * 2 + 0.12, dark[2] * 2 + 0.16], light),
        (row * columns + column) * 3,
      )
      return [center.x + (rim[0] - center.x) * share, y, rim[2] + 0.05 * (1 - share * share)]
    },
    { inward: true },
  )
  return { part: kit.parts.next(), material: MATERIAL.glass, color: dark, colors, ...mesh, doubleSided: true }
}

/** A band round the head at a height. */
function strap({ eyewear, proportions: p, parts }: EyewearKit, y: number, halfHeight: number): Surface {
  return buildTube(
    pointsRound(56, (turn) => [
      Math.sin(turn) * 0.79 * p.skullWidth,
      y - 0.03 - 0.04 * (1 - Math.cos(turn)),
      -0.09 + Math.cos(turn) * 0.85 - (Math.cos(turn) > 0 ? 0.05 : 0),
    ]),
    {
      part: parts.next(),
      material: MATERIAL.leather,
      color: mixRgb(eyewear.color, [0.14, 0.1, 0.08], 0.5),
      radius: halfHeight,
      flat: 0.3,
      closed: true,
      up: [0, 0, 1],
    },
  )
}

function monocle(kit: EyewearKit): Surface[] {
  const shape: GlassesShape = { square: 2, height: 1, lens: false, thick: 0.02 }
  const { eyewear, proportions: p, parts } = kit
  const frame = { part: parts.next(), material: MATERIAL.metal, color: eyewear.color }
  const start = rimPoint(kit, 1, 0.7, shape)
  return [
    buildTube(
      pointsRound(36, (turn) => rimPoint(kit, 1, turn, shape)),
      { ...frame, radius: 0.02, closed: true },
    ),
    buildTube(
      pointsAlong(20, (t) => [
        start[0] + 0.12 * t + 0.05 * Math.sin(t * 3),
        start[1] + t * (p.chinY + 0.35 - start[1]),
        start[2] - 0.22 * t,
      ]),
      { ...frame, radius: 0.009 },
    ),
  ]
}

function eyepatch({ eyewear, proportions: p, parts }: EyewearKit): Surface[] {
  const rings = 6
  const columns = 28
  // Over a real eye, which is smaller than a drawn one, from the brow to the cheek.
  const radius = lensRadius(p) * (p.person ? 1.3 : 1.02)
  const mesh = gridMesh(
    { rows: rings, columns, closed: true },
    (row, column) => {
      const turn = (column / columns) * 2 * Math.PI
      const share = row / (rings - 1)
      const x = p.eyeX + Math.cos(turn) * radius * share
      const y = p.eyeY + Math.sin(turn) * radius * share * (Math.sin(turn) < 0 ? 0.8 : 1.05)
      const [, , z] = facePoint(x, y, p)
      return [x, y, z + 0.035 + 0.09 * (1 - share * share)]
    },
    { inward: true },
  )
  const color = eyewear.color
  const band = buildTube(
    pointsRound(64, (turn) => {
      const x = Math.sin(turn)
      const slope = p.eyeY - 0.05 - 0.34 * (p.eyeX / 0.74 - x)
      return [x * 0.765 * p.skullWidth, slope, -0.085 + Math.cos(turn) * 0.845]
    }),
    { part: parts.next(), material: MATERIAL.leather, color, radius: 0.024, flat: 0.5, closed: true },
  )
  return [{ part: parts.next(), material: MATERIAL.leather, color, ...mesh, doubleSided: true }, band]
}

function visor({ eyewear, proportions: p, parts }: EyewearKit): Surface {
  const mesh = gridMesh({ rows: 10, columns: 40, closed: false }, (row, column) => {
    const turn = -1.35 + (column / 39) * 2.7
    const share = row / 9
    const y = p.eyeY - 0.17 + share * 0.34
    const bow = 0.05 * Math.sin(share * Math.PI)
    return [
      Math.sin(turn) * (0.79 * p.skullWidth + bow),
      y + 0.03 * Math.cos(turn) * (share - 0.5),
      -0.06 + Math.cos(turn) * (0.92 + bow),
    ]
  })
  return { part: parts.next(), material: MATERIAL.glow, color: eyewear.color, ...mesh, doubleSided: true }
}
