import type { Rgb } from '../color.ts'
import type { Proportions } from '../features/proportions.ts'
import type { Vector } from '../math/matrix.ts'
import { MATERIAL, type Material } from '../raster/figure-buffers.ts'
import type { Surface } from '../raster/surface.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { Bench } from './bench.ts'
import type { Field } from './field/field.ts'
import { frontZ } from './garments/drape.ts'
import { neckBaseOf } from './garments/neck-base.ts'
import { gridMesh, type Mesh } from './grid.ts'
import type { PartNumbers } from './part-numbers.ts'
import { ball, bar, lathe, moved } from './props/shapes.ts'
import { sewBackpack, sewSuspenders } from './sew-backpack.ts'
import { skullFrontZ } from './skull.ts'
import { smallJewellery } from './small-jewellery.ts'
import { dot, scaleBy, subtract, add as sum } from './vector.ts'

const GEM: Rgb = [0.28, 0.5, 0.62]

/** A case behind the ear, and its tube over the ear's root into the bowl. */
function hearingAid(side: number, earX: number, { eyeY, noseBaseY, earScale }: Proportions): Mesh[] {
  const middleY = eyeY * 0.45 + noseBaseY * 0.5 - 0.02
  const at = (aside: number, down: number, back: number): Vector => [
    side * (earX + aside),
    middleY + down * earScale,
    -0.1 - back * earScale,
  ]
  const over = [
    at(0.05, 0.02, 0.06),
    at(0.03, -0.12, -0.02),
    at(0.01, -0.24, 0.06),
    at(0.03, -0.25, 0.18),
    at(0.06, -0.16, 0.28),
  ]
  const behind = [at(0.06, -0.16, 0.28), at(0.09, -0.02, 0.32), at(0.08, 0.12, 0.29)]
  return [bar(over, () => 0.022), bar(behind, () => 0.055), moved(ball(0.045), at(0.06, 0.03, 0.06))]
}

/** What is worn on the head (head space): earrings, nose ring, circlet, and the halo of angels. */
export function buildHeadJewellery(sheet: CharacterSheet, proportions: Proportions, parts: PartNumbers): Surface[] {
  const surfaces: Surface[] = []
  const add = (mesh: Mesh, color: Rgb, material: Material = MATERIAL.metal) =>
    surfaces.push({ part: parts.next(), material, color, doubleSided: true, ...mesh })
  const lobeY = 0.36
  const lobeX = 0.77 * proportions.skullWidth
  const aid = sheet.marks.find(({ kind }) => kind === 'hearing aid')
  if (aid) for (const side of [-1, 1]) for (const mesh of hearingAid(side, lobeX, proportions)) add(mesh, aid.color)
  for (const { kind, color } of sheet.jewellery) {
    if (kind === 'earrings') {
      for (const side of [-1, 1]) {
        add(moved(ball(0.05), [side * lobeX, lobeY, -0.02]), color)
        add(moved(drop(), [side * (lobeX + 0.01), lobeY + 0.06, -0.02]), color, MATERIAL.gem)
      }
    }
    if (kind === 'hoop earrings') {
      for (const side of [-1, 1]) add(moved(hoop(0.16, 0.022), [side * lobeX, lobeY + 0.17, -0.02]), color)
    }
    if (kind === 'septum ring') {
      const y = proportions.noseBaseY
      const front = noseFront(proportions, 0, y - 0.03)
      add(moved(hoop(0.055, 0.013), [0, y + 0.035, front - 0.03]), color)
    }
    if (kind === 'nose ring') {
      // Through the wing of the nostril, which a real nose has where it falls off to the cheek.
      const y = proportions.noseBaseY - 0.03
      const x = nostrilX(proportions, y)
      add(moved(hoop(0.034, 0.0085), [x, y - 0.005, noseFront(proportions, x, y) + 0.004]), color)
    }
    if (kind === 'circlet') {
      const wide = (0.76 + sheet.hair.volume * 0.7) * proportions.skullWidth
      const band = bar(
        Array.from({ length: 41 }, (_, index): Vector => {
          const turn = (index / 40) * Math.PI * 2
          return [
            Math.sin(turn) * wide,
            -0.46 -
              0.1 * (1 - Math.cos(turn)) * 0.5 +
              0.05 * Math.exp(-((turn > Math.PI ? turn - Math.PI * 2 : turn) ** 2) * 9),
            -0.06 + Math.cos(turn) * (0.84 + sheet.hair.volume * 0.7),
          ]
        }),
        () => 0.03,
        8,
      )
      add(band, color)
      add(moved(ball(0.075), [0, -0.41, 0.8 + sheet.hair.volume * 0.7]), GEM, MATERIAL.gem)
    }
  }
  if (sheet.halo) {
    add(
      bar(
        Array.from({ length: 49 }, (_, index): Vector => {
          const turn = (index / 48) * Math.PI * 2
          return [Math.sin(turn) * 0.72, -1.5 + Math.cos(turn) * 0.16, -0.15 + Math.cos(turn) * 0.66]
        }),
        () => 0.05,
        10,
      ),
      [1, 0.88, 0.5],
      MATERIAL.glow,
    )
  }
  return surfaces
}

function noseFront(p: Proportions, x: number, y: number): number {
  return p.skull ? p.skull.frontZ(x, y) : skullFrontZ(x, y, p) + p.noseDepth * (x === 0 ? 0.9 : 0.62)
}

function nostrilX(p: Proportions, y: number): number {
  if (!p.skull) return 0.07
  const [tip, cheek] = [p.skull.frontZ(0, y), p.skull.frontZ(0.26, y)]
  let x = 0.06
  while (x < 0.2 && p.skull.frontZ(x, y) > cheek + (tip - cheek) * 0.35) x += 0.005
  return x
}

/** What is worn at the throat (body space), lying on skin or cloth. */
export function buildNecklaces(bench: Bench, outside: Field): Surface[] {
  const { sheet, stand } = bench
  const { skeleton, neck } = stand
  const base = neckBaseOf(stand)
  const surfaces: Surface[] = []
  const add = (mesh: Mesh, color: Rgb, material: Material = MATERIAL.metal) =>
    surfaces.push({ part: bench.nextPart(), material, color, doubleSided: true, ...mesh })
  for (const { kind, color, isChain } of sheet.jewellery) {
    if (kind === 'choker') {
      const ring = Array.from({ length: 33 }, (_, index): Vector => {
        const turn = (index / 32) * Math.PI * 2
        const radius = base.neckRadius * 1.1
        return [
          Math.sin(turn) * radius,
          -0.22 - base.rise + 0.05 * Math.cos(turn),
          (base.rise > 0 ? base.middleZ(-0.22 - base.rise) : neck.top[2] * 0.3 - 0.12) + Math.cos(turn) * radius * 1.08,
        ]
      })
      add(
        bar(ring, () => 0.06, 8),
        color,
        MATERIAL.leather,
      )
      const [x, y, z] = ring[0]!
      add(moved(ball(0.08), [x, y + 0.09, z + 0.05]), GEM, MATERIAL.gem)
    }
    if (kind === 'stethoscope') {
      const half = base.neckRadius * 1.2 + (base.rise > 0 ? 0.14 : 0.3)
      // From beside the neck, whose sides are higher on a real body.
      const top = -0.16 - base.rise
      const tubes = Array.from({ length: 33 }, (_, index): Vector => {
        const x = (index / 16 - 1) * half
        const y = top + (1.34 * skeleton.tall - top) * (1 - Math.abs(x / half) ** 2.6)
        return [x, y, frontZ(outside, x, y, 0.12)]
      })
      add(
        bar(tubes, () => 0.055, 8),
        color,
        MATERIAL.leather,
      )
      const [x, y] = tubes[16]!
      const end: Vector[] = [0, 0.5, 1].map((t): Vector => {
        const [px, py] = [x + 0.3 * t, y + 0.75 * t]
        return [px, py, frontZ(outside, px, py, 0.12)]
      })
      add(
        bar(end, () => 0.05, 8),
        color,
        MATERIAL.leather,
      )
      add(moved(ball(0.17), end[2]!), [0.78, 0.8, 0.84])
    }
    if (kind === 'backpack')
      for (const piece of sewBackpack(bench, outside)) add(piece.mesh, piece.shade(color), MATERIAL.leather)
    if (kind === 'suspenders') for (const strap of sewSuspenders(bench, outside)) add(strap, color, MATERIAL.leather)
    if (kind === 'dog tags') for (const piece of dogTags(base.neckRadius, outside)) add(piece, color)
    for (const piece of smallJewellery(bench, { kind, color }, outside)) add(piece.mesh, piece.color, piece.material)
    if (kind === 'necklace' || kind === 'pendant') {
      const half = base.neckRadius * 1.25 + 0.1
      const depth = kind === 'pendant' ? 1.15 : 0.55
      const chain = Array.from({ length: 27 }, (_, index): Vector => {
        const x = (index / 13 - 1) * half
        const y = -0.06 + depth * (1 - Math.abs(x / half) ** (kind === 'pendant' ? 1.4 : 2.2))
        return [x, y, frontZ(outside, x, y, 0.05)]
      })
      add(
        bar(chain, () => 0.022, 6),
        color,
      )
      const [x, y, z] = chain[13]!
      if (kind === 'pendant') {
        add(moved(ball(0.13), [x, y + 0.12, z + 0.05]), GEM, MATERIAL.gem)
        add(moved(hoop(0.14, 0.03), [x, y + 0.12, z + 0.04]), color)
      } else if (isChain) for (const link of evenlyAlong(chain, LINK * 1.7)) add(moved(ball(LINK), link), color)
      else for (const bead of evenlyAlong(chain, BEAD * 2.05)) add(moved(ball(BEAD), bead), color, MATERIAL.horn)
    }
  }
  return surfaces
}

/** Radius of the links of a chain, in half heads. */
const LINK = 0.042

/** Radius of a bead, in half heads. */
const BEAD = 0.062

/** Two plates stamped from sheet metal on a fine chain of balls. */
function dogTags(neckRadius: number, outside: Field): Mesh[] {
  const half = neckRadius * 1.2 + 0.08
  const line = Array.from({ length: 41 }, (_, index): Vector => {
    const x = (index / 20 - 1) * half
    const y = -0.06 + 1.5 * (1 - Math.abs(x / half) ** 1.25)
    return [x, y, frontZ(outside, x, y, 0.045)]
  })
  const [x, y] = line[20]!
  const plates = [-0.22, 0.3].map((lean, index): Mesh => {
    const [wide, high] = [0.125, 0.22]
    return gridMesh({ rows: 9, columns: 30, closed: true }, (row, column) => {
      const turn = -Math.PI + (column / 30) * 2 * Math.PI
      // Rows run from the middle of the face over the rounded rim to the back.
      const share = [0, 0.5, 0.82, 0.9, 1, 1, 0.9, 0.5, 0][row]!
      const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
      const [u, v] = [
        Math.sign(sin) * Math.abs(sin) ** 0.55 * wide * share,
        -Math.sign(cos) * Math.abs(cos) ** 0.6 * high * share,
      ]
      const [px, py] = [
        x + index * 0.05 - lean * 0.3 + u * Math.cos(lean) - v * Math.sin(lean),
        y + 0.25 + u * Math.sin(lean) + v * Math.cos(lean),
      ]
      const thick = [0.014, 0.014, 0.014, 0.024, 0.018, 0, 0, 0, 0][row]!
      return [px, py, frontZ(outside, x, y + 0.25, 0.05) + index * 0.03 + thick]
    })
  })
  return [bar(line, () => 0.009, 5), ...evenlyAlong(line, 0.05).map((at) => moved(ball(0.02), at)), ...plates]
}

/** Points of a line that lie so far apart along it. */
function evenlyAlong(line: readonly Vector[], apart: number): Vector[] {
  const points: Vector[] = []
  let walked = 0
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1]!, line[index]!]
    const along = subtract(to, from)
    const length = Math.sqrt(dot(along, along))
    for (; walked < length; walked += apart) points.push(sum(from, scaleBy(along, walked / length)))
    walked -= length
  }
  return points
}

function drop(): Mesh {
  return lathe(
    [
      [0, 0.005],
      [0.08, 0.03],
      [0.16, 0.058],
      [0.22, 0.05],
      [0.26, 0.005],
    ],
    12,
  )
}

/** A ring that hangs upright, seen from the front. */
function hoop(radius: number, thickness: number): Mesh {
  return bar(
    Array.from({ length: 25 }, (_, index): Vector => {
      const turn = (index / 24) * Math.PI * 2
      return [Math.sin(turn) * radius * 0.8, -Math.cos(turn) * radius, Math.sin(turn) * radius * 0.6]
    }),
    () => thickness,
    8,
  )
}
