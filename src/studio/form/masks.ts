import { mixRgb, type Rgb } from '../color.ts'
import type { Proportions } from '../features/proportions.ts'
import type { Vector } from '../math/matrix.ts'
import { MATERIAL, type Material } from '../raster/figure-buffers.ts'
import type { Surface } from '../raster/surface.ts'
import type { CharacterSheet, Mark } from '../sheet/character-sheet.ts'
import { mix, smoothStep } from './curve.ts'
import { gridMesh } from './grid.ts'
import type { PartNumbers } from './part-numbers.ts'
import { skinPoint } from './skin-point.ts'
import { buildTube, pointsAlong, pointsRound } from './tube.ts'

interface MaskKit {
  readonly proportions: Proportions
  readonly parts: PartNumbers
  readonly color: Rgb
}

type MaskKind = Extract<Mark['kind'], `${string} mask`>

const BUILDERS: Record<MaskKind, (kit: MaskKit) => Surface[]> = {
  'medical mask': buildMedicalMask,
  'cloth mask': buildClothMask,
  'half mask': (kit) => [eyeMask(kit, { trimmed: false }), ...ties(kit)],
  'carnival mask': buildCarnivalMask,
  'full mask': buildFullMask,
  'gas mask': (kit) => [...respirator(kit), ...filters(kit)],
  'plague mask': (kit) => [...respirator(kit), beak(kit)],
}

/** Whatever is worn before the face. */
export function buildMasks({ marks }: CharacterSheet, proportions: Proportions, parts: PartNumbers): Surface[] {
  return marks.flatMap(({ kind, color, place }) => {
    if (!(kind in BUILDERS)) return []
    const worn = BUILDERS[kind as MaskKind]({ proportions, parts, color })
    return place === 'chin' ? worn.map((surface) => pulledDown(surface, kind as MaskKind)) : worn
  })
}

/** How far masks hang below where they are worn, half heads, and how they draw together round the neck. */
const HUNG: Record<'soft' | 'hard', { readonly down: number; readonly size: number; readonly forward: number }> = {
  soft: { down: 0.5, size: 0.84, forward: -0.1 },
  hard: { down: 1.32, size: 0.78, forward: 0.1 },
}

/** A mask pulled down: of cloth under the chin, any other before the chest. */
function pulledDown(surface: Surface, kind: MaskKind): Surface {
  const { down, size, forward } = HUNG[kind === 'medical mask' || kind === 'cloth mask' ? 'soft' : 'hard']
  const positions = surface.positions.slice()
  for (let at = 0; at < positions.length; at += 3) {
    positions[at] = positions[at]! * size
    positions[at + 1] = positions[at + 1]! * size + (1 - size) * 0.5 + down
    positions[at + 2] = positions[at + 2]! * size + forward
  }
  return { ...surface, positions }
}

interface SheetShape {
  readonly reach: number
  /** Upper and lower edge by |turn|. */
  readonly top: (aside: number) => number
  readonly bottom: (aside: number) => number
  readonly lift?: (share: number, turn: number) => number
  readonly hole?: (x: number, y: number) => boolean
  readonly color?: Rgb
  readonly colorAt?: (x: number, y: number) => Rgb
  readonly material?: Material
  readonly fine?: number
}

/** A piece of stuff stretched over the face, clear of the nose. */
function stretched({ proportions: p, parts, color: own }: MaskKit, shape: SheetShape): Surface {
  const { reach, top, bottom, lift, hole, color = own, colorAt, material = MATERIAL.cloth, fine = 1 } = shape
  const rows = Math.round(22 * fine)
  const columns = Math.round(44 * fine)
  const colors = colorAt && new Float32Array(rows * columns * 3)
  const mesh = gridMesh({ rows, columns, closed: false }, (row, column) => {
    const turn = ((column / (columns - 1)) * 2 - 1) * reach
    const share = row / (rows - 1)
    const y = mix(top(Math.abs(turn)), bottom(Math.abs(turn)), share)
    const [x, , z] = skinPoint(p, { turn, y: Math.min(y, p.chinY - 0.02), lift: 0.035 + (lift?.(share, turn) ?? 0) })
    // A tent over nose and lips.
    const along = smoothStep(p.noseTopY, p.noseBaseY, y) * smoothStep(p.chinY + 0.15, p.noseBaseY + 0.1, y)
    const tent = p.noseDepth * 1.25 * along * Math.exp(-((x / 0.26) ** 2))
    if (colors && colorAt) colors.set(colorAt(x, y), (row * columns + column) * 3)
    return [x, y, z + tent]
  })
  const triangles = hole ? withoutHoles(mesh.triangles, mesh.positions, hole) : mesh.triangles
  return { part: parts.next(), material, color, ...(colors ? { colors } : {}), doubleSided: true, ...mesh, triangles }
}

function withoutHoles(triangles: Uint32Array, positions: Float32Array, hole: (x: number, y: number) => boolean): Uint32Array {
  const kept: number[] = []
  for (let at = 0; at < triangles.length; at += 3) {
    const corners = [triangles[at]!, triangles[at + 1]!, triangles[at + 2]!]
    const x = corners.reduce((sum, corner) => sum + positions[corner * 3]!, 0) / 3
    const y = corners.reduce((sum, corner) => sum + positions[corner * 3 + 1]!, 0) / 3
    if (!hole(x, y)) kept.push(...corners)
  }
  return Uint32Array.from(kept)
}

/** The openings for the eyes. */
function eyeHoles(p: Proportions, size = 1): (x: number, y: number) => boolean {
  return (x, y) =>
    ((Math.abs(x) - p.eyeX) / (p.eyeHalfWidth * 1.22 * size)) ** 2 +
      ((y - p.eyeY) / (p.eyeHalfHeight * 1.3 * size + 0.02)) ** 2 <
    1
}

function buildMedicalMask(kit: MaskKit): Surface[] {
  const { proportions: p } = kit
  const bridge = mix(p.eyeY + p.eyeHalfHeight, p.noseBaseY, 0.15)
  const cloth = stretched(kit, {
    reach: 1.12,
    top: (aside) => bridge + 0.07 * smoothStep(0, 0.35, aside) + 0.08 * smoothStep(0.5, 1.12, aside),
    bottom: (aside) => p.chinY - 0.02 - 0.34 * smoothStep(0.35, 1.12, aside),
    lift: (share) => 0.012 * Math.abs(Math.sin(share * Math.PI * 4)) + 0.03 * Math.sin(share * Math.PI),
    colorAt: (_, y) => (y < bridge + 0.05 ? mixRgb(kit.color, [1, 1, 1], 0.5) : kit.color),
  })
  const loops = [-1, 1].flatMap((side) =>
    [bridge + 0.16, p.chinY - 0.36].map((y) => {
      const from = skinPoint(p, { turn: side * 1.1, y, lift: 0.045 })
      const to: Vector = [side * 0.79, 0.12 + (y - 0.4) * 0.5, -0.12]
      return buildTube(
        pointsAlong(10, (t) => [
          mix(from[0], to[0], t) + side * 0.05 * Math.sin(t * Math.PI),
          mix(from[1], to[1], t),
          mix(from[2], to[2], t),
        ]),
        { part: kit.parts.next(), material: MATERIAL.cloth, color: [0.94, 0.94, 0.95], radius: 0.014 },
      )
    }),
  )
  return [cloth, ...loops]
}

/** A kerchief of bandits and ninjas over nose and mouth, tied behind. */
function buildClothMask(kit: MaskKit): Surface[] {
  const { proportions: p } = kit
  const bridge = mix(p.eyeY + p.eyeHalfHeight, p.noseBaseY, 0.1)
  return [
    stretched(kit, {
      reach: Math.PI * 0.98,
      top: (aside) => bridge + 0.06 * smoothStep(0, 0.35, aside) - 0.06 * smoothStep(0.8, 1.6, aside),
      bottom: (aside) => p.chinY + 0.06 - 0.34 * smoothStep(0.4, 1.6, aside),
      lift: (share, turn) => 0.03 + 0.016 * Math.sin(share * 9 + Math.abs(turn) * 3),
      fine: 1.3,
    }),
  ]
}

/** Over brows and eyes, with a point on each temple. */
function eyeMask(kit: MaskKit, { trimmed }: { trimmed: boolean }): Surface {
  const { proportions: p } = kit
  const hole = eyeHoles(p)
  const rim = eyeHoles(p, 1.22)
  const gold: Rgb = [0.83, 0.66, 0.3]
  const lowest = mix(p.eyeY + p.eyeHalfHeight, p.noseBaseY, 0.62)
  return stretched(kit, {
    reach: 1.2,
    top: (aside) => p.browY - 0.12 - 0.1 * smoothStep(0.35, 1.2, aside) + 0.07 * Math.exp(-((aside / 0.12) ** 2)),
    bottom: (aside) => lowest - 0.12 * Math.exp(-((aside / 0.12) ** 2)) - 0.3 * smoothStep(0.6, 1.2, aside),
    hole,
    material: MATERIAL.leather,
    fine: 2.6,
    colorAt: (x, y) => (trimmed && rim(x, y) ? gold : kit.color),
  })
}

function ties({ proportions: p, parts, color }: MaskKit): Surface[] {
  return [
    buildTube(
      pointsRound(40, (turn) =>
        skinPoint(p, { turn: turn > Math.PI ? turn - 2 * Math.PI : turn, y: p.eyeY - 0.08, lift: 0.02 }),
      ),
      { part: parts.next(), material: MATERIAL.cloth, color, radius: 0.03, closed: true },
    ),
  ]
}

/** An eye mask with golden rims and a spray of feathers. */
function buildCarnivalMask(kit: MaskKit): Surface[] {
  const { proportions: p, parts, color } = kit
  const root = skinPoint(p, { turn: 0.98, y: p.browY - 0.14, lift: 0.08 })
  const feathers = Array.from({ length: 7 }, (_, index) => {
    const lean = -0.5 + index * 0.24
    const long = 0.95 - Math.abs(index - 3) * 0.1
    return buildTube(
      pointsAlong(14, (t) => [
        root[0] + Math.sin(lean) * long * t + 0.1 * t * t,
        root[1] - Math.cos(lean) * long * t + 0.18 * t * t,
        root[2] - 0.12 * t,
      ]),
      {
        part: parts.next(),
        material: MATERIAL.fur,
        color: index % 3 === 1 ? [0.83, 0.66, 0.3] : mixRgb(color, [1, 1, 1], (index % 2) * 0.25),
        radius: (along) => 0.085 * Math.sin(Math.PI * Math.min(1, 0.1 + along * 0.9)) ** 0.7,
        flat: 0.3,
      },
    )
  })
  const stone = buildTube(
    pointsRound(10, (turn) => [root[0] + Math.cos(turn) * 0.03, root[1] + Math.sin(turn) * 0.03, root[2] + 0.04]),
    {
      part: parts.next(),
      material: MATERIAL.gem,
      color: [0.8, 0.15, 0.25],
      radius: 0.04,
      closed: true,
      up: [0, 0, 1],
    },
  )
  return [eyeMask(kit, { trimmed: true }), ...ties(kit), ...feathers, stone]
}

/** A hard shell over the whole face with openings for the eyes. */
function buildFullMask(kit: MaskKit): Surface[] {
  const { proportions: p } = kit
  const rim = eyeHoles(p, 1.28)
  const dark = mixRgb(kit.color, [0.1, 0.06, 0.08], 0.75)
  const isMouth = (x: number, y: number) => Math.abs(y - p.mouthY) < 0.018 && Math.abs(x) < p.mouthHalfWidth * 0.9
  return [
    stretched(kit, {
      reach: 1.22,
      top: (aside) => -0.56 + 0.24 * smoothStep(0.4, 1.22, aside),
      bottom: (aside) => p.chinY + 0.04 - 0.42 * smoothStep(0.25, 1.22, aside),
      hole: eyeHoles(p),
      material: MATERIAL.leather,
      lift: (share) => 0.04 + 0.03 * Math.sin(share * Math.PI),
      colorAt: (x, y) => (rim(x, y) || isMouth(x, y) ? dark : kit.color),
      fine: 2.6,
    }),
    ...ties(kit),
  ]
}

/** A rubber or leather face with two round panes. */
function respirator(kit: MaskKit): Surface[] {
  const { proportions: p, parts, color } = kit
  const face = stretched(kit, {
    reach: 1.25,
    top: (aside) => -0.42 + 0.12 * smoothStep(0.4, 1.25, aside),
    bottom: (aside) => p.chinY + 0.06 - 0.4 * smoothStep(0.3, 1.25, aside),
    material: MATERIAL.leather,
    lift: (share) => 0.05 + 0.02 * Math.sin(share * Math.PI),
    fine: 1.6,
  })
  const panes = [-1, 1].flatMap((side) => {
    const radius = 0.215
    const [cx, cy, cz] = skinPoint(p, { turn: side * 0.42, y: p.eyeY, lift: 0.13 })
    const pane = gridMesh({ rows: 5, columns: 24, closed: true }, (row, column) => {
      const turn = -Math.PI + (column / 24) * 2 * Math.PI
      const share = row / 4
      return [
        cx + Math.sin(turn) * radius * share,
        cy - Math.cos(turn) * radius * share,
        cz + 0.035 * (1 - share * share) - side * Math.sin(turn) * radius * share * 0.35,
      ]
    })
    const rim = buildTube(
      pointsRound(26, (turn) => [
        cx + Math.sin(turn) * radius,
        cy - Math.cos(turn) * radius,
        cz - side * Math.sin(turn) * radius * 0.35,
      ]),
      {
        part: parts.next(),
        material: MATERIAL.metal,
        color: mixRgb(color, [0.5, 0.48, 0.45], 0.6),
        radius: 0.035,
        closed: true,
        up: [0, 0, 1],
      },
    )
    return [{ part: parts.next(), material: MATERIAL.glass, color: [0.24, 0.32, 0.34] as Rgb, doubleSided: true, ...pane }, rim]
  })
  return [face, ...panes, ...ties(kit)]
}

/** Canisters on both sides of the mouth and a valve between them. */
function filters({ proportions: p, parts, color }: MaskKit): Surface[] {
  const can = (x: number, radius: number, long: number): Surface =>
    buildTube(
      pointsAlong(6, (t) => [x * (1 + 0.55 * t * Math.abs(Math.sign(x))), p.mouthY + 0.02 + 0.1 * t, 0.72 + long * t]),
      {
        part: parts.next(),
        material: MATERIAL.metal,
        color: mixRgb(color, [0.45, 0.46, 0.42], 0.5),
        radius: (along) => radius * (along < 0.02 || along > 0.98 ? 0.4 : 1),
        up: [0, 1, 0],
      },
    )
  return [can(-0.24, 0.15, 0.22), can(0.24, 0.15, 0.22), can(0, 0.11, 0.26)]
}

/** The long beak of the plague doctors. */
function beak({ proportions: p, parts, color }: MaskKit): Surface {
  return buildTube(
    pointsAlong(18, (t) => [0, mix(p.noseBaseY - 0.08, p.mouthY + 0.42, t ** 1.6), 0.66 + 1.05 * t - 0.2 * t * t]),
    {
      part: parts.next(),
      material: MATERIAL.leather,
      color,
      radius: (along) => mix(0.3, 0.03, along ** 0.8),
      up: [0, 1, 0],
    },
  )
}
