import { mixRgb } from '../color.ts'
import { lensRadius } from '../features/lens-radius.ts'
import type { Proportions } from '../features/proportions.ts'
import type { Vector } from '../math/matrix.ts'
import { MATERIAL } from '../raster/figure-buffers.ts'
import type { Surface } from '../raster/surface.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { gridMesh } from './grid.ts'
import { facePoint } from './head.ts'
import { type LensOutline, lensOutline } from './lens-outlines.ts'
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
    case 'square glasses':
      return glasses(kit, { ...lensOutline(eyewear), lens: false })
    case 'sunglasses':
      return glasses(kit, { ...lensOutline(eyewear), lens: true })
    case 'goggles':
      return [...glasses(kit, { ...lensOutline(eyewear), lens: true }), strap(kit, proportions.eyeY, 0.075)]
    case 'monocle':
      return monocle(kit)
    case 'eyepatch':
      return eyepatch(kit)
    case 'visor':
      return [visor(kit)]
  }
}

interface GlassesShape extends LensOutline {
  readonly lens: boolean
}

/** A point of the rim; the lens bows round the face a little. */
function rimPoint(kit: EyewearKit, side: -1 | 1, turn: number, shape: GlassesShape): Vector {
  const { x: middleX, y: middleY, radius } = lensPlace(kit, shape)
  // Angles run the same way on both sides, outward does not.
  const [out, down] = shape.at(side === 1 ? turn : Math.PI - turn)
  const x = side * (middleX + out * radius)
  return [x, middleY + down * radius, planeZ(kit.proportions, x)]
}

/** The middle of the lens before the eye at x > 0, and half its width: no frame is wider than the face. */
function lensPlace({ eyewear, proportions: p }: EyewearKit, { size, lower }: GlassesShape) {
  const wanted = lensRadius(p, eyewear.kind) * size
  const widest = p.skull ? p.skull.slice(p.eyeY).halfWidth * 0.97 - p.eyeX : wanted
  const radius = Math.min(wanted, Math.max(widest, lensRadius(p, eyewear.kind) * 0.85))
  return { x: Math.max(p.eyeX * 1.01, radius + 0.055), y: p.eyeY + 0.012 + lower * radius, radius }
}

function planeZ(p: Proportions, x: number): number {
  const [, , nose] = facePoint(0, p.noseTopY + 0.1, p)
  return nose + 0.05 - x * x * 0.36
}

function glasses(kit: EyewearKit, shape: GlassesShape): Surface[] {
  const { eyewear, proportions: p, parts } = kit
  const frame = { part: parts.next(), material: MATERIAL.metal, color: eyewear.color, radius: shape.thick }
  const { x: middleX, y: middleY, radius } = lensPlace(kit, shape)
  const innerX = middleX - radius
  const bridgeY = middleY - (shape.lower > 0.2 ? 0 : 0.032 + shape.lower * radius)
  const bridgeAt = (y: number) =>
    buildTube(
      pointsAlong(9, (t) => {
        const x = (t * 2 - 1) * innerX
        return [x, y - 0.035 * Math.cos((t - 0.5) * Math.PI), planeZ(p, x) + 0.015]
      }),
      { ...frame, radius: Math.max(0.011, shape.thick) },
    )
  const bridges = shape.hasTopBar ? [bridgeAt(bridgeY), bridgeAt(middleY - radius * 0.62)] : [bridgeAt(bridgeY)]
  // A real ear sits further back than a drawn one.
  const earZ = p.skull ? -0.24 : -0.16
  const sides = ([-1, 1] as const).flatMap((side) => {
    const hinge = rimPoint(kit, side, side === 1 ? -0.35 : Math.PI + 0.35, shape)
    const arm = buildTube(
      pointsAlong(16, (t) => {
        const z = hinge[2] + (earZ - hinge[2]) * t
        return [
          side * besideHead(p, { from: Math.abs(hinge[0]), y: hinge[1], z, t }),
          hinge[1] + (p.eyeY - (p.skull ? 0.1 : 0.05) - hinge[1]) * t,
          z,
        ]
      }),
      { ...frame, radius: Math.max(0.012, Math.min(shape.thick, 0.024)) },
    )
    const rim = buildTube(
      pointsRound(36, (turn) => rimPoint(kit, side, turn, shape)),
      { ...frame, closed: true },
    )
    return shape.lens ? [arm, rim, lens(kit, side, shape)] : [arm, rim]
  })
  return [...bridges, ...sides]
}

/** An arm runs straight from its hinge to the ear, but no deeper than the temple's skin. */
function besideHead(p: Proportions, { from, y, z, t }: { from: number; y: number; z: number; t: number }): number {
  if (!p.skull) return from + (0.775 * p.skullWidth - from) * Math.min(1, t * 2.2) ** 0.7
  const { halfWidth } = p.skull.slice(y)
  let skin = halfWidth
  while (skin > 0.3 && p.skull.frontZ(skin, y) < z) skin -= 0.01
  // The slices leave out the ears, toward which the head grows wider.
  const towardEar = 0.04 * t + 0.1 * t * t
  return Math.max(from + (halfWidth - from) * t, skin + 0.025) + towardEar
}

function lens(kit: EyewearKit, side: -1 | 1, shape: GlassesShape): Surface {
  const rings = 5
  const columns = 32
  const { x, y: middleY, radius } = lensPlace(kit, shape)
  const center = { x: side * x, y: middleY }
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
      const light = Math.min(1, Math.max(0, (y - center.y) / radius) * 0.5 + 0.1)
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
  const shape: GlassesShape = { ...lensOutline(kit.eyewear), thick: 0.02, lens: false }
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
