import { mixRgb, type Rgb } from '../color.ts'
import type { Vector } from '../math/matrix.ts'
import { MATERIAL, type Material } from '../raster/figure-buffers.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { Bench } from './bench.ts'
import { mix } from './curve.ts'
import type { Field } from './field/field.ts'
import { topCutOf } from './garments/cuts.ts'
import { drapePatch, frontZ } from './garments/drape.ts'
import { neckBaseOf } from './garments/neck-base.ts'
import { sewPin } from './garments/parts/sew-pin.ts'
import type { Mesh } from './grid.ts'
import { ball, bar, moved, plate } from './props/shapes.ts'
import { add, cross, scaleBy, subtract, unit } from './vector.ts'

export interface SmallPiece {
  readonly mesh: Mesh
  readonly color: Rgb
  readonly material: Material
}

type Jewel = CharacterSheet['jewellery'][number]

const WHITE: Rgb = [0.95, 0.94, 0.92]
const GOLD: Rgb = [0.86, 0.69, 0.32]

/** What is worn on wrists, chest and shoulders besides necklaces, on whatever is worn there. Body space. */
export function smallJewellery(bench: Bench, { kind, color }: Jewel, outside: Field): SmallPiece[] {
  switch (kind) {
    case 'watch':
      return watch(bench, color)
    case 'bracelets':
      return bench.stand.joints.arms.flatMap((arm) =>
        [0, 1, 2].map((row) => metal(wristRing(bench, arm, { up: 0.08 + row * 0.12, thick: 0.035 }), color)),
      )
    case 'brooch':
    case 'badge':
      return sewPin(bench, outside, { how: '', color, isBadge: kind === 'badge' }).map(({ mesh, tint, material }) => ({
        mesh,
        color: tint,
        material,
      }))
    case 'medals':
      return [0, 1, 2].flatMap((index) => medal(bench, outside, index))
    case 'lanyard':
      return lanyard(bench, color, outside)
    case 'wristbands':
      return bench.stand.joints.arms.map((arm) => ({
        mesh: wristRing(bench, arm, { up: 0.2, thick: 0.15 }),
        color,
        material: MATERIAL.cloth,
      }))
    case 'whistle':
      return hung(bench, outside, [{ mesh: plateAt(bench, outside, 2.05, [0.34, 0.2]), color, material: MATERIAL.metal }])
    case 'shoulder bag':
      return shoulderBag(bench, color, outside)
    default:
      return []
  }
}

const metal = (mesh: Mesh, color: Rgb): SmallPiece => ({ mesh, color, material: MATERIAL.metal })

type Arm = Bench['stand']['joints']['arms'][number]

/** A ring round a wrist, over the cuff of a long sleeve; `up` the arm by so much. */
function wristRing(
  { stand: { skeleton }, sheet }: Bench,
  { elbow, wrist }: Arm,
  { up, thick }: { up: number; thick: number },
): Mesh {
  const isSleeved = sheet.garments.some((garment) => (topCutOf(garment)?.sleeves ?? 0) > 0.9)
  const radius = skeleton.armRadius * (isSleeved ? 0.72 : 0.58) + up * 0.16
  const away = unit(subtract(wrist, elbow))
  const aside = unit(cross(away, [0, 0, 1]))
  const third = cross(away, aside)
  const middle = add(wrist, scaleBy(away, -up))
  const ring = Array.from({ length: 33 }, (_, index): Vector => {
    const turn = (index / 32) * 2 * Math.PI
    return add(middle, add(scaleBy(aside, Math.cos(turn) * radius), scaleBy(third, Math.sin(turn) * radius * 0.9)))
  })
  return bar(ring, () => thick, 8)
}

/** On the left wrist, its face to the viewer. */
function watch(bench: Bench, color: Rgb): SmallPiece[] {
  const { arms } = bench.stand.joints
  const arm =
    arms.find(({ side, handKind }) => side === 1 && handKind !== 'hidden') ?? arms.find(({ handKind }) => handKind !== 'hidden')
  if (!arm) return []
  const strap = wristRing(bench, arm, { up: 0.14, thick: 0.075 })
  const away = unit(subtract(arm.wrist, arm.elbow))
  const radius = bench.stand.skeleton.armRadius * 0.74
  const face = add(add(arm.wrist, scaleBy(away, -0.14)), [0.03 * arm.side, -0.02, radius])
  const isGold = color[0] > 0.6 && color[2] < 0.5
  return [
    { mesh: strap, color, material: isGold ? MATERIAL.metal : MATERIAL.leather },
    metal(moved(plate(0.34, 0.34, 0.06, 2.6), face), isGold ? color : [0.74, 0.76, 0.8]),
    { mesh: moved(plate(0.26, 0.26, 0.07, 2.6), face), color: isGold ? WHITE : [0.12, 0.13, 0.17], material: MATERIAL.glass },
  ]
}

function medal(bench: Bench, outside: Field, index: number): SmallPiece[] {
  const { tall, wide } = bench.stand.skeleton
  const [x, y] = [(0.42 + index * 0.22) * wide, 1.05 * tall]
  const tints: Rgb[] = [[0.62, 0.16, 0.2], [0.18, 0.32, 0.56], [0.24, 0.42, 0.26]] // biome-ignore format: three
  const ribbon = drapePatch(outside, {
    rows: 6,
    columns: 4,
    at: (down, across) => [x + (across - 0.5) * 0.17 * wide, y + down * 0.3],
    lift: 0.07,
  })
  return [
    { mesh: ribbon, color: tints[index]!, material: MATERIAL.cloth },
    metal(
      moved(plate(0.19, 0.19, 0.03, 2), [x, y + 0.38, frontZ(outside, x, y + 0.38, 0.09)]),
      index === 1 ? [0.76, 0.78, 0.82] : GOLD,
    ),
  ]
}

/** A tape round the neck with a card. */
function lanyard(bench: Bench, color: Rgb, outside: Field): SmallPiece[] {
  const y = 2.25 * bench.stand.skeleton.tall
  const card = plateAt(bench, outside, 2.25, [0.46, 0.6])
  const photo = drapePatch(outside, {
    rows: 5,
    columns: 5,
    at: (down, across) => [(across - 0.5) * 0.2, y + 0.16 + down * 0.2],
    lift: 0.15,
  })
  const line = drapePatch(outside, {
    rows: 4,
    columns: 5,
    at: (down, across) => [(across - 0.5) * 0.32, y + 0.44 + down * 0.06],
    lift: 0.15,
  })
  return hung(
    bench,
    outside,
    [
      { mesh: card, color: WHITE, material: MATERIAL.cloth },
      { mesh: photo, color: [0.36, 0.44, 0.54], material: MATERIAL.cloth },
      { mesh: line, color: [0.25, 0.27, 0.32], material: MATERIAL.cloth },
    ],
    { color, half: 0.055, depth: y },
  )
}

/** A flat thing on the middle of the chest, from that height down. */
function plateAt({ stand: { skeleton } }: Bench, outside: Field, fromY: number, [wide, high]: readonly [number, number]): Mesh {
  return drapePatch(outside, {
    rows: 7,
    columns: 6,
    at: (down, across) => [(across - 0.5) * wide, fromY * skeleton.tall + down * high],
    lift: 0.12,
  })
}

/** Things on a band that hangs from the neck. */
function hung(
  bench: Bench,
  outside: Field,
  pieces: readonly SmallPiece[],
  { color = [0.12, 0.12, 0.14] as Rgb, half = 0.022, depth = 2.05 * bench.stand.skeleton.tall } = {},
): SmallPiece[] {
  const base = neckBaseOf(bench.stand)
  const start = base.neckRadius + 0.22
  const bands = [-1, 1].map(
    (side): SmallPiece => ({
      mesh: drapePatch(outside, {
        rows: 26,
        columns: 3,
        at: (down, across) => [
          side * mix(start, 0.03, down ** 0.9) + (across - 0.5) * 2 * half,
          mix(-0.12 - base.rise * 0.5, depth + 0.04, down),
        ],
        lift: 0.075,
      }),
      color,
      material: MATERIAL.cloth,
    }),
  )
  return [...bands, ...pieces]
}

/** A broad strap across the chest, and the bag at the hip where it ends. */
function shoulderBag(bench: Bench, color: Rgb, outside: Field): SmallPiece[] {
  const { tall, wide, waistY } = bench.stand.skeleton
  const side = 1
  const endY = waistY + 1.1 * tall
  const deeper = mixRgb(color, [0.05, 0.04, 0.05], 0.3)
  const strap = drapePatch(outside, {
    rows: 40,
    columns: 4,
    at: (down, across) => {
      // Square to the way it runs.
      const half = (across - 0.5) * 0.24
      return [side * (mix(-0.74, 1.02, down) * wide + half * 0.93), mix(-0.3 * tall, endY, down) - half * 0.36]
    },
    lift: 0.1,
    isHeld: bench.stand.body !== undefined,
  })
  const x = side * 1.08 * wide
  const z = Math.max(0.4, frontZ(outside, 0.7 * wide * side, waistY, 0.16))
  const [width, height] = [1.15, 0.92]
  const body = moved(plate(width, height, 0.2, 6), [x, endY + 0.42, z])
  const flap = moved(plate(width * 1.03, height * 0.58, 0.22, 5), [x, endY + 0.24, z + 0.02])
  const clasp = moved(ball(0.075), [x, endY + 0.5, z + 0.24])
  return [
    { mesh: strap, color: deeper, material: MATERIAL.leather },
    { mesh: body, color, material: MATERIAL.leather },
    { mesh: flap, color: mixRgb(color, [0, 0, 0], 0.14), material: MATERIAL.leather },
    { mesh: clasp, color: GOLD, material: MATERIAL.metal },
  ]
}
