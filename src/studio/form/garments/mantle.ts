import type { Vector } from '../../math/matrix.ts'
import { randomFor } from '../../random.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import type { Bench } from '../bench.ts'
import { mix, smoothStep } from '../curve.ts'
import { type Field, smoothMin } from '../field/field.ts'
import { limb } from '../field/solids.ts'
import { gridMesh } from '../grid.ts'
import type { Stand } from '../stand.ts'
import { clothSurface } from './cloth-surface.ts'
import { sewCollar } from './collar.ts'
import { type CollarOnSkin, sewCollarOnSkin } from './collar-on-skin.ts'
import { frontZ, pushOut } from './drape.ts'
import { neckBaseOf } from './neck-base.ts'

const COLUMNS = 72
const ROWS = 40
/** Fur has tufts, which need more points. */
const FINER = 2.5
const TUFT = 0.07
/** The cloth first runs outwards over the shoulders, then falls. */
const FALL = 1.5
/** Half heads between a mantle and what is worn below it on a real body, whose folds it spans. */
const CLEARANCE = 0.2
/** The same over what lies close to the body, besides how far that stands off. */
const CLOSE = 0.1
/** What plates stand off the mail they are worn over. */
const PLATES = 0.26
/** Share of the way down that lies on the shoulders. */
const ON_SHOULDERS = 0.24
const OFF_SHOULDERS = 0.38

/** Radians on each side of the middle of the front where it begins: of one that closes, of one that hangs behind an arm, of a shawl, of a cape. */
const OPENINGS = { cloak: 0.42, behindArm: 1.3, shawl: 0.36, cape: 1.15 } as const
/** What a mantle keeps off what is below it under its collar. */
const AT_COLLAR = 0.03

/** On a real body it lies on the mantle; that of a vampire stands up and flares. */
const CLOAK_COLLAR: CollarOnSkin = {
  from: 0.6,
  gap: 0.18,
  standFront: 0.1,
  standBack: 0.24,
  fall: 0.34,
  points: 0.42,
  apart: 0.2,
  clearance: CLEARANCE + 0.16,
  thick: 0.06,
}
const VAMPIRE_COLLAR: CollarOnSkin = { ...CLOAK_COLLAR, standFront: 0.24, standBack: 0.62, fall: 0, points: 0, flare: 0.22 }

/** A cape hangs behind; a cloak comes round the shoulders and closes over the upper arms. With collar and clasp. */
export function sewMantle(
  bench: Bench,
  garment: Garment,
  { outside, reached }: { outside: Field; reached: number },
): Surface[] {
  const { skeleton, joints } = bench.stand
  const base = neckBaseOf(bench.stand)
  const random = randomFor(bench.sheet.seed, `folds ${garment.kind}`)
  const [phaseA, phaseB] = [random() * 6, random() * 6]
  const cloak = garment.kind === 'cloak'
  const isShawl = garment.cut === 'shawl'
  const openings = [1, -1].map((side) => {
    const arm = joints.arms.find((one) => one.side === side)
    if (!cloak) return isShawl ? OPENINGS.shawl : OPENINGS.cape
    return arm && comesOut(bench.stand, arm) ? OPENINGS.behindArm : OPENINGS.cloak
  })
  // Of somebody who sits or kneels it reaches the ground; whoever runs has it flying behind.
  const hem = isShawl
    ? SHAWL_HEM * skeleton.tall
    : Math.min(skeleton.soleY * (cloak ? 0.86 : 0.8), joints.isLeaning ? skeleton.soleY : joints.floorY - 0.15)
  const blown = Math.max(0, Math.min(0.6, joints.lean)) * 6
  // Rows below the picture are not made.
  const visible = Math.min(1, ((bench.lowestY + 0.4) / hem) ** (1 / FALL))
  const over = reached + 0.12
  const shoulder = skeleton.shoulderX + skeleton.armRadius + over + (bench.stand.body ? 0.24 : 0.06)
  const arms = joints.arms.map(({ elbow }) => elbow)
  const below = withArms(bench.stand, outside, reached)

  const isFur = garment.cut === 'fur cloak'
  const [rows, columns] = isFur ? [ROWS * FINER, COLUMNS * FINER] : [ROWS, COLUMNS]
  const plates = bench.sheet.garments.some(({ kind, cut }) => kind === 'armor' && !cut) ? PLATES : 0
  const clearance = Math.min(CLEARANCE, reached + CLOSE) + plates
  const sheet = gridMesh({ rows, columns, closed: false }, (row, column): Vector => {
    const down = (row / (rows - 1)) * visible
    const widening = smoothStep(0.1, 0.9, down) * (cloak ? 0.34 : 0.2)
    const [first, last] = [openings[0]! + widening, 2 * Math.PI - openings[1]! - widening]
    const turn = mix(first, last, column / (columns - 1))
    // Over the shoulders first, then straight down.
    const onShoulders = smoothStep(0, 0.2, down)
    const inFront = (1 + Math.cos(turn)) / 2
    const y = mix(mix(-0.2 - base.rise, 0.1 - base.rise * 0.5, inFront), hem, down ** FALL) + 0.05
    const pleats = Math.sin(turn * 11 + Math.sin(turn * 3 + phaseA) * 1.3 + phaseB)
    const flare = 1 + 0.34 * smoothStep(0.2, 1, down)
    const halfWidth = mix(base.neckRadius * 1.15 + 0.12 + over * 0.5, shoulder * flare, onShoulders)
    const halfDepth = mix(base.neckRadius * 1.1 + 0.15, (0.95 + over) * flare, onShoulders)
    const tufts = isFur
      ? TUFT * Math.sin(turn * 34 + Math.sin(down * 60) * 2) * Math.sin(down * 95 + Math.sin(turn * 21) * 2)
      : 0
    const wave = pleats * 0.1 * smoothStep(0.12, 0.8, down) + tufts
    const x = Math.sin(turn) * (halfWidth + wave)
    const z = -0.12 + Math.cos(turn) * (halfDepth + wave)
    const elbow = arms[x < 0 ? 0 : 1]!
    const lifted = cloak
      ? 0.4 * Math.exp(-(((y - elbow[1]) / 1.4) ** 2)) * Math.max(0, Math.abs(elbow[0]) - skeleton.shoulderX - 0.35)
      : 0
    const flying = blown * down * down
    const place: Vector = [x + Math.sign(x) * lifted, y - flying * 0.5, z - flying * (1 + 0.12 * pleats)]
    if (!bench.stand.body) return pushOut(below, place, 0.07)
    const onTop = 1 - smoothStep(ON_SHOULDERS, OFF_SHOULDERS, down)
    // Towards the arm it comes no higher than over the shoulder, or it would stand up to a corner.
    const overArm = joints.arms[x < 0 ? 0 : 1]!.shoulder[1] - skeleton.armRadius - clearance
    const highestY = mix(-0.32 - base.rise, overArm, smoothStep(skeleton.shoulderX * 0.55, skeleton.shoulderX, Math.abs(x)))
    // At its top it is sewn to the collar, and goes under that.
    const clear = mix(AT_COLLAR, clearance, smoothStep(0.02, 0.16, down))
    const risen = onTop > 0 ? risenOver(below, place, { highestY, clearance: clear }) : place
    return pushOut(below, [place[0], mix(place[1], risen[1], onTop), place[2]], clear + tufts)
  })
  const collar = bench.stand.body
    ? sewCollarOnSkin(bench.stand, outside, bench.sheet.species === 'vampire' ? VAMPIRE_COLLAR : CLOAK_COLLAR)
    : sewCollar(bench.stand, outside, {
        from: 0.5,
        distance: reached + 0.14,
        standFront: 0.2,
        standBack: 0.42,
        fall: 0.34,
        points: 0.36,
        spread: 0.3,
      })
  const y = 0.34
  const z = frontZ(outside, 0, y, 0.1)
  const clasp = gridMesh({ rows: 6, columns: 14, closed: true }, (row, column): Vector => {
    const turn = (column / 14) * Math.PI * 2
    const r = 0.14 * Math.sin((row / 5) * Math.PI * 0.5)
    return [-Math.cos(turn) * r, y + Math.sin(turn) * r, z + 0.09 * Math.cos((row / 5) * Math.PI * 0.5)]
  })
  const material = isFur ? MATERIAL.fur : MATERIAL.cloth
  const piece = (mesh: typeof sheet, color: Garment['color'], pattern: Garment['pattern'] = 'plain') =>
    clothSurface(bench, mesh, { garment, material, color, pattern })
  if (isShawl) return [piece(sheet, garment.color, garment.pattern)]
  return [
    piece(sheet, garment.color, garment.pattern),
    piece(collar, garment.trim),
    { ...piece(clasp, [0.85, 0.7, 0.35]), material: MATERIAL.metal },
  ]
}

/** Half heads below the pit of the neck. */
const SHAWL_HEM = 3.5

/** Whether an arm is held before the body, so that it comes out of a cloak, which then falls behind it. */
function comesOut({ skeleton, body }: Stand, { shoulder, elbow, wrist }: Stand['joints']['arms'][number]): boolean {
  const isAhead = wrist[2] > shoulder[2] + BEFORE && wrist[1] < skeleton.hipY - BEFORE
  return body !== undefined && (isAhead || elbow[2] > shoulder[2] + BEFORE)
}

/** Half heads that an elbow or a hand is before the shoulder when its arm comes out. */
const BEFORE = 0.6

/** Of a real body the upper arms, too, are under a mantle: forearms before the chest would fold it up in front. */
function withArms({ skeleton, joints, body }: Stand, outside: Field, reached: number): Field {
  if (!body) return outside
  const [thick, thin] = [skeleton.armRadius * 1.25 + reached * 0.6 + 0.08, skeleton.armRadius + reached * 0.6 + 0.1]
  const sleeves = joints.arms.map(({ shoulder, elbow }) => limb(shoulder, elbow, thick, thin))
  return (x, y, z) => {
    let distance = outside(x, y, z)
    for (const sleeve of sleeves) distance = smoothMin(distance, sleeve(x, y, z), 0.2)
    return distance
  }
}

/** What lies in a real shoulder comes to lie on top of it, but does not climb the neck. */
function risenOver(
  below: Field,
  [x, fromY, z]: Vector,
  { highestY, clearance }: { highestY: number; clearance: number },
): Vector {
  let y = fromY
  for (let step = 0; step < 16; step += 1) {
    const inside = clearance - below(x, y, z)
    if (inside < 0.01 || y <= highestY) break
    y = Math.max(highestY, y - inside * 0.7)
  }
  return [x, y, z]
}
