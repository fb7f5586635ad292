import type { Proportions } from '../features/proportions.ts'
import type { Vector } from '../math/matrix.ts'
import { randomFor } from '../random.ts'
import { MATERIAL } from '../raster/figure-buffers.ts'
import type { Surface } from '../raster/surface.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { buildBeardBraid } from './beard-braid.ts'
import { curveThrough, mix } from './curve.ts'
import { stepsFor } from './detail.ts'
import { faceRelief } from './face-relief.ts'
import { gridMesh } from './grid.ts'
import { spread } from './hair/hair-kit.ts'
import { buildLock } from './hair/lock.ts'
import { facePoint } from './head.ts'
import type { PartNumbers } from './part-numbers.ts'
import { skinPoint } from './skin-point.ts'
import { FULLNESS, skullSlice } from './skull.ts'
import { unit } from './vector.ts'

interface BeardShape {
  /** How far the hair hangs below its root in the middle and at the sides. */
  readonly middle: number
  readonly side: number
  /** Angle round the head up to which it grows. */
  readonly reach: number
  readonly width: number
  readonly thick: number
  /** How far its sides draw together below the jaw, for each half head they hang. */
  readonly gather: number
  /** Angle from which on it grows; 0 also on the chin. */
  readonly from?: number
}

type BeardKind = Exclude<
  NonNullable<CharacterSheet['facialHair']>['kind'],
  'stubble' | 'moustache' | 'handlebar moustache' | 'drooping moustache'
>

const BEARDS: Record<BeardKind, BeardShape> = {
  goatee: { middle: 0.3, side: 0.16, reach: 0.36, width: 0.075, thick: 0.05, gather: 0.5 },
  'short beard': { middle: 0.17, side: 0.15, reach: 1.38, width: 0.062, thick: 0.035, gather: 0.3 },
  'full beard': { middle: 0.46, side: 0.36, reach: 1.38, width: 0.085, thick: 0.12, gather: 0.22 },
  'mutton chops': { middle: 0.2, side: 0.26, reach: 1.4, width: 0.08, thick: 0.12, gather: 0, from: 0.56 },
  'braided beard': { middle: 0.5, side: 0.36, reach: 1.38, width: 0.085, thick: 0.12, gather: 0.34 },
  'long beard': { middle: 1.5, side: 0.62, reach: 1.36, width: 0.115, thick: 0.16, gather: 0.24 },
}

/** Beards and moustaches as locks; stubble is drawn with the features. */
export function buildFacialHair(
  sheet: CharacterSheet,
  proportions: Proportions,
  { parts, detail }: { parts: PartNumbers; detail: number },
): Surface[] {
  const { facialHair } = sheet
  if (!facialHair || facialHair.kind === 'stubble') return []
  const hair: BeardKit = { sheet, proportions, parts, detail, color: facialHair.color }
  const moustache = buildMoustache(hair, facialHair.kind)
  if (!(facialHair.kind in BEARDS)) return moustache
  const kind = facialHair.kind as BeardKind
  const braid = kind === 'braided beard' ? buildBeardBraid(sheet, proportions, { parts, detail }) : []
  return [...buildBeard(hair, BEARDS[kind]), ...braid, ...moustache]
}

interface BeardKit {
  readonly sheet: CharacterSheet
  readonly proportions: Proportions
  readonly parts: PartNumbers
  readonly detail: number
  readonly color: readonly [number, number, number]
}

function buildBeard(kit: BeardKit, shape: BeardShape): Surface[] {
  const { sheet, proportions: p, parts, detail, color } = kit
  const random = randomFor(sheet.seed, 'beard')
  // It grows round the mouth: over its corners no smile would be seen.
  // Of a drawn mouth the lower lip goes down with its words.
  const spoken = p.drawn ? 0.045 : 0
  const corner = p.drawn ? Math.max(0.24, mouthTurn(p)) : 0.24
  const upperEdge = curveThrough([
    [0, p.mouthY + 0.11 + spoken],
    [corner, p.mouthY + 0.08 + spoken * 0.6],
    [corner + 0.1, p.mouthY - 0.06],
    [corner + 0.26, p.mouthY - 0.13],
    [0.8, p.mouthY - 0.19],
    [1.05, p.mouthY - 0.32],
    [1.18, 0.18],
    [1.4, -0.02],
  ])
  const rows = 4
  const chinFront = skullSlice(p.chinY * 0.9, p).front
  const { from = 0 } = shape
  const ground =
    from > 0 ? [-1, 1].map((side) => beardGround(kit, shape, upperEdge, side)) : [beardGround(kit, shape, upperEdge)]
  const locks = Array.from({ length: rows }, (_, row) => rows - 1 - row).flatMap((row) =>
    spread(Math.round(30 * (0.35 + 0.65 * Math.min(1, shape.reach))), [-shape.reach, shape.reach], random, 0.35)
      .filter((turn) => Math.abs(turn) >= from)
      .map((turn) => {
        const aside = Math.abs(turn)
        const top = upperEdge(aside) + 0.02 + 0.03 * random()
        const jaw = jawHeight(p, aside, 0.95)
        const rootY = mix(top, jaw, row / rows)
        const middle = Math.max(0, 1 - (aside / 1.15) ** 2.4)
        const long =
          mix(shape.side * (aside > 0.9 ? 0.6 : 1), shape.middle, middle) * mix(0.82, 1.1, random()) * (row === 0 ? 0.85 : 1)
        const lift = shape.thick * (0.5 + 0.5 * random()) * (row === 0 ? 0.45 : 1) * (1 - 0.5 * Math.min(1, aside / 1.3))
        const phase = random() * 6.28
        // Hair leaves the skin at the jaw, as wide as the jaw is there, and falls as one rounded mass before the throat.
        const leavesAt = Math.max(rootY, jaw * 0.97)
        const pathAt = (along: number): Vector => {
          const y = rootY + long * along
          const onSkin = Math.min(y, leavesAt)
          const fallen = y - onSkin
          const grown = lift * Math.min(1, along * 3) + 0.012
          const [x, , z] = beardedPoint(p, { turn, y: onSkin, lift: grown })
          const gathered = x * (1 - Math.min(0.5, fallen * shape.gather))
          const swing = Math.sin(phase + along * 5) * 0.025 * fallen
          const front = chinFront + lift * 0.8 - 0.5 * gathered * gathered - fallen * fallen * 0.03
          return [gathered + swing, y, mix(z, front, Math.min(1, fallen * 1.7))]
        }
        const tone = 0.93 + 0.14 * random()
        return buildLock(pathAt, ([x, y, z]) => unit([x, Math.max(-0.2, 0.3 - y * 0.2), z + 0.25]), {
          part: parts.next(),
          color: [color[0] * tone, color[1] * tone, color[2] * tone],
          width: shape.width * (0.7 + 0.35 * random()),
          flat: 0.42,
          root: 0.35,
          blunt: shape.middle > 1 ? 1.2 : 1.6,
          steps: shape.middle > 1 ? 18 : 10,
          detail,
        })
      }),
  )
  return [...ground, ...locks]
}

/** A point over the skin, chin and cheeks of a drawn face included: they would come through the hair. */
function beardedPoint(p: Proportions, place: Parameters<typeof skinPoint>[1]): Vector {
  const [x, y, z] = skinPoint(p, place)
  return [x, y, p.drawn && Math.cos(place.turn) > 0 ? z + Math.max(0, faceRelief(x, y, p)) : z]
}

/** The angle round the head at which the corner of a smile lies. */
function mouthTurn(p: Proportions): number {
  const aside = Math.min(0.5, (p.mouthHalfWidth * 1.1) / skullSlice(p.mouthY, p).halfWidth)
  return Math.asin(aside ** (FULLNESS / 2))
}

/** A thin coat of hair under the locks, so that no skin shows between them. */
function beardGround(
  { sheet, proportions: p, parts, detail, color }: BeardKit,
  shape: BeardShape,
  upperEdge: (aside: number) => number,
  side?: number,
): Surface {
  const random = randomFor(sheet.seed, 'beard edge')
  const columns = stepsFor(detail, 64, 24)
  const rows = stepsFor(detail, 12, 6)
  const uneven = Array.from({ length: columns }, () => random() * 0.022)
  const mesh = gridMesh({ rows, columns, closed: false }, (row, column) => {
    const across = column / (columns - 1)
    // Of a beard without a chin each side has its own ground.
    const turn =
      side === undefined
        ? (across * 2 - 1) * shape.reach
        : side * mix(shape.from ?? 0, shape.reach, side > 0 ? across : 1 - across)
    const aside = Math.abs(turn)
    const top = upperEdge(aside) + uneven[column]!
    const jaw = jawHeight(p, aside, 0.985)
    const share = row / (rows - 1)
    return beardedPoint(p, {
      turn,
      y: mix(top, Math.max(jaw, top + 0.02), share),
      lift: 0.004 + 0.02 * Math.sin(share * Math.PI) ** 0.5,
    })
  })
  return { part: parts.next(), material: MATERIAL.hair, color: [color[0] * 0.94, color[1] * 0.94, color[2] * 0.94], ...mesh }
}

/** Where the jaw's edge runs, from the chin (a share of its height) along its underside to the corner below the ears. */
function jawHeight(p: Proportions, aside: number, share: number): number {
  return mix(p.chinY * share, 0.64, Math.min(1, aside / 1.38) ** 2.4)
}

interface MoustacheShape {
  readonly heavy: number
  /** How far its ends reach, in half mouths, and how far they hang (positive) or curl up, half heads. */
  readonly wide: number
  readonly hang: number
}

const MOUSTACHES: Partial<Record<NonNullable<CharacterSheet['facialHair']>['kind'], MoustacheShape>> = {
  'long beard': { heavy: 1.25, wide: 1.05, hang: 0.02 },
  'full beard': { heavy: 1.25, wide: 1.05, hang: 0.02 },
  'braided beard': { heavy: 1.25, wide: 1.1, hang: 0.06 },
  moustache: { heavy: 1.1, wide: 1.05, hang: 0.02 },
  'handlebar moustache': { heavy: 0.95, wide: 1.55, hang: -0.17 },
  'drooping moustache': { heavy: 1.15, wide: 1.2, hang: 0.36 },
}
const SLIGHT: MoustacheShape = { heavy: 0.75, wide: 1.05, hang: 0.02 }

function buildMoustache(
  { sheet, proportions: p, parts, detail, color }: BeardKit,
  kind: NonNullable<CharacterSheet['facialHair']>['kind'],
): Surface[] {
  const random = randomFor(sheet.seed, 'moustache')
  if (kind === 'mutton chops') return []
  const { heavy, wide, hang } = MOUSTACHES[kind] ?? SLIGHT
  const lip = p.mouthY - 0.03
  // Of a drawn mouth the corners stay free: they are all that its smile is.
  const [raised, falls] = p.drawn ? [0.06, 0.03] : [0, 0.11]
  return [-1, 1].flatMap((side) =>
    spread(4, [0, 1], random, 0.1).map((share) => {
      const fromX = 0.015 + share * p.mouthHalfWidth * 0.5
      const fromY = mix(p.noseBaseY + 0.035, lip - 0.03, 0.25 + 0.3 * share)
      const toX = p.mouthHalfWidth * (wide + 0.35 * share) * (p.drawn && hang > 0 && hang < 0.1 ? 0.82 : 1)
      const toY = p.mouthY - raised + (hang < 0 ? 0.03 : hang) + falls * share * heavy * (hang < 0 ? 0.3 : 1)
      const curl = Math.min(0, hang)
      const pathAt = (along: number): Vector => {
        const x = side * mix(fromX, toX, along)
        const sag = Math.sin(along * Math.PI) * -0.02 + curl * Math.max(0, along - 0.55) ** 1.6 * 3.4
        const [px, py, pz] = facePoint(x, mix(fromY, toY, along ** 1.3) + sag, p)
        return [px, py, pz + 0.02 + 0.035 * Math.sin(along * Math.PI) * heavy]
      }
      const tone = 0.95 + 0.1 * random()
      return buildLock(pathAt, () => [0, 0.1, 1], {
        part: parts.next(),
        color: [color[0] * tone, color[1] * tone, color[2] * tone],
        width: 0.048 * heavy,
        flat: 0.6,
        root: 0.6,
        blunt: 1.2,
        steps: 10,
        detail,
      })
    }),
  )
}
