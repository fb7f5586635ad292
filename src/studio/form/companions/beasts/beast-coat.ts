import { mixRgb, type Rgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { noiseAt } from '../../../math/noise-volume.ts'
import { smoothStep } from '../../curve.ts'
import { type Cell, cellAt } from '../../hide/cells.ts'
import type { BeastBuild } from './beast-build.ts'
import type { BeastHead } from './beast-head.ts'
import type { BeastPose } from './beast-pose.ts'
import type { HeadSpace } from './head-space.ts'

const BLACK: Rgb = [0.075, 0.068, 0.072]
const CREAM: Rgb = [0.95, 0.91, 0.84]
const TAN: Rgb = [0.66, 0.38, 0.17]
const RUST: Rgb = [0.62, 0.36, 0.18]
const INNER: Rgb = [0.78, 0.55, 0.5]

/** A place of a coat. */
interface Place {
  readonly x: number
  readonly y: number
  readonly z: number
  /** In the space of the head. */
  readonly head: Vector
  readonly isHead: boolean
  /** 0 … 1: breast, belly and the inside of legs; and how far down a leg. */
  readonly below: number
  readonly paw: number
  readonly noise: number
}

type Paint = (place: Place, color: Rgb, build: BeastBuild) => Rgb

const cell: Cell = { inside: 0, away: 0, id: 0 }

const frontOf = ({ head: [x, y, z], isHead }: Place, build: BeastBuild, wide = 1): number => {
  if (!isHead) return 0
  const half = 0.5 * build.muzzle.wide * wide
  return smoothStep(0.72, 0.98, z) * smoothStep(half + 0.12, half - 0.04, Math.abs(x)) * smoothStep(-0.02, 0.12, y)
}
/** White muzzle and cheeks, spots over the eyes, a blaze. */
const faceOf = ({ head: [x, y, z], isHead }: Place): number => {
  if (!isHead) return 0
  const aside = Math.abs(x)
  const cheek = smoothStep(0.04, 0.16, y - 0.1 * aside + 0.02) * smoothStep(-0.1, 0.25, z)
  const brow = smoothStep(0.2, 0.12, Math.hypot((aside - 0.3) * 1.1, y + 0.36)) * smoothStep(0.3, 0.5, z)
  const bridge = smoothStep(0.22, 0.14, aside) * smoothStep(0.36, 0.26, y) * smoothStep(0.5, 0.8, z)
  return Math.max(cheek * (1 - bridge * 0.75), brow)
}
const stripesOf = ({ x, y, z, head, isHead, noise }: Place, many: number): number => {
  if (isHead) {
    const aside = Math.abs(head[0])
    const forehead = smoothStep(-0.28, -0.42, head[1]) * smoothStep(0.1, 0.5, Math.sin(aside * 15 + 1.1))
    const cheek =
      smoothStep(0.5, 0.62, aside) * smoothStep(0.2, 0.6, Math.sin(head[1] * 13 + aside * 5)) * smoothStep(0.75, 0.5, head[2])
    return Math.max(forehead, cheek)
  }
  const wave = Math.sin((z * 0.75 - y * 0.65 + 0.35 * (noise - 0.5) + 0.08 * Math.sin(x * 14)) * many)
  return smoothStep(0.25, 0.6, wave) * smoothStep(0.01, 0.06, Math.abs(x))
}

const PAINTS: Readonly<Record<BeastBuild['pattern'], Paint>> = {
  plain: (_place, color) => color,
  'cream below': (place, color, build) =>
    mixRgb(color, mixRgb(color, CREAM, 0.7), Math.max(place.below * 0.85, frontOf(place, build) * 0.55)),
  muzzle: (place, color, build) =>
    mixRgb(color, mixRgb(color, CREAM, 0.6), Math.max(frontOf(place, build, 1.15), place.below * 0.5)),
  face: (place, color) => mixRgb(color, CREAM, Math.max(faceOf(place), place.below, place.paw * 0.9)),
  mask: (place, color, build) => mixRgb(color, BLACK, frontOf(place, build, 1.2) * 0.85),
  pug: (place, color, build) => {
    const isEar = place.isHead && Math.abs(place.head[0]) > 0.82 && place.head[1] < 0.35
    const around = place.isHead
      ? smoothStep(0.5, 0.3, Math.hypot(Math.abs(place.head[0]) - 0.42, place.head[1] - 0.02)) *
        smoothStep(0.4, 0.6, place.head[2])
      : 0
    return mixRgb(color, BLACK, Math.max(frontOf(place, build, 1.3), isEar ? 0.9 : 0, around * 0.6) * 0.95)
  },
  saddle: (place, color, build) => {
    const { x, y, z, isHead, head, below, noise } = place
    if (isHead) {
      const cap = smoothStep(-0.3, -0.5, head[1] + 0.2 * Math.abs(head[0])) * 0.55
      return mixRgb(mixRgb(color, CREAM, 0.18), BLACK, Math.max(frontOf(place, build, 1.15) * 0.92, cap))
    }
    const top = smoothStep(-0.5, -0.62, y + 0.15 * (noise - 0.5) + Math.abs(x) * 0.5 - 0.18 * smoothStep(0, -0.5, z))
    return mixRgb(mixRgb(color, CREAM, below * 0.35), BLACK, top * 0.94 * (1 - below))
  },
  collie: (place, color, build) => {
    const blaze = place.isHead ? smoothStep(0.2, 0.1, Math.abs(place.head[0])) * smoothStep(0, 0.4, place.head[2]) : 0
    const collar = place.isHead ? 0 : smoothStep(0.12, 0.02, Math.abs(place.y + 0.86)) * smoothStep(-0.1, 0.1, place.z)
    return mixRgb(color, CREAM, Math.max(blaze, frontOf(place, build, 1.2), place.below, collar, place.paw))
  },
  'tan points': (place, color, build) => {
    const brow = place.isHead ? smoothStep(0.2, 0.12, Math.hypot(Math.abs(place.head[0]) - 0.32, place.head[1] + 0.36)) : 0
    const side = place.isHead ? smoothStep(0.2, 0.32, place.head[1]) * smoothStep(0.4, 0.6, place.head[2]) : 0
    const tan = build.color[0] < 0.2 ? RUST : mixRgb(color, TAN, 0.7)
    return mixRgb(color, tan, Math.max(brow, side, place.below * 0.7, place.paw))
  },
  tabby: (place, color, build) =>
    mixRgb(
      mixRgb(color, mixRgb(color, CREAM, 0.75), Math.max(frontOf(place, build, 1.3), place.below * 0.85)),
      mixRgb(color, BLACK, 0.72),
      stripesOf(place, 30) * 0.7 * (1 - place.below),
    ),
  tiger: (place, color, build) => {
    const white = Math.max(frontOf(place, build, 1.3), place.below, faceOf(place) * 0.8)
    return mixRgb(mixRgb(color, CREAM, white), BLACK, stripesOf(place, 26) * (1 - white * 0.45) * 0.96)
  },
  zebra: (place, color, build) => mixRgb(mixRgb(color, BLACK, stripesOf(place, 34)), BLACK, frontOf(place, build, 1.3) * 0.9),
  spots: (place, color, build) => {
    const isPale = color[0] > 0.85
    const isFawn = !isPale && build.hasHooves === true
    cellAt(place.x / 0.13, place.y / 0.13, place.z / 0.13, cell)
    const spot = smoothStep(0.32, 0.44, cell.inside + 0.2 * (cell.id - 0.5))
    const below = isPale ? color : mixRgb(color, CREAM, place.below * 0.8)
    if (isFawn) return mixRgb(below, CREAM, spot * (place.isHead ? 0 : 0.9) * smoothStep(-0.55, -0.65, place.y))
    return mixRgb(below, BLACK, spot * (place.isHead && place.head[2] > 0.6 ? 0.35 : 0.95))
  },
  rosettes: (place, color) => {
    cellAt(place.x / 0.12, place.y / 0.12, place.z / 0.12, cell)
    const ring = smoothStep(0.12, 0.2, cell.inside) * (1 - 0.65 * smoothStep(0.34, 0.44, cell.inside))
    const share = place.isHead ? smoothStep(-0.1, -0.3, place.head[1]) : 1
    return mixRgb(mixRgb(color, CREAM, place.below * 0.85), BLACK, ring * share * 0.9)
  },
  patches: (place, color, build) => {
    const isCow = build.hasHooves === true
    cellAt(place.x / 0.46 + 0.3 * place.noise, place.y / 0.46, place.z / 0.46, cell)
    const patch =
      smoothStep(0.06, 0.1, cell.inside + 0.08 * (place.noise - 0.5)) * (1 - place.below) * (1 - frontOf(place, build, 1.2))
    if (cell.id > 0.56) return mixRgb(color, BLACK, patch)
    return cell.id > 0.28 && !isCow ? mixRgb(color, [0.78, 0.45, 0.18], patch) : color
  },
  fox: (place, color) => {
    const face = place.isHead
      ? smoothStep(0.12, 0.22, place.head[1] + 0.25 * Math.abs(place.head[0]) - 0.12 * place.head[2])
      : 0
    const ear = place.isHead && place.head[1] < -1.35 ? 0.85 : 0
    const stocking = place.paw * 0.92
    return mixRgb(mixRgb(color, CREAM, Math.max(face, place.below * (1 - place.paw))), BLACK, Math.max(stocking, ear))
  },
  panda: (place, color) => {
    const { head, isHead, y, below } = place
    if (isHead) {
      const aside = Math.abs(head[0])
      const patch = smoothStep(0.34, 0.27, Math.hypot((aside - 0.44) * 1.1 - (head[1] - 0.05) * 0.35, (head[1] - 0.02) * 0.85))
      const ear = head[1] < -0.5 && aside > 0.45 && head[1] * head[1] + aside * aside > 1.02 ? 1 : 0
      return mixRgb(color, BLACK, Math.max(patch * smoothStep(0.3, 0.5, head[2]), ear))
    }
    return mixRgb(
      color,
      BLACK,
      Math.max(place.paw, smoothStep(-0.42, -0.52, y) * smoothStep(-0.9, -0.8, y) * (below > 0.2 || place.z > -0.12 ? 1 : 0)),
    )
  },
  scales: (place, color, build) => {
    cellAt(place.x / 0.055, place.y / 0.05, place.z / 0.055, cell)
    const rim = smoothStep(0.16, 0.02, cell.inside)
    const belly = Math.max(place.below, place.isHead ? frontOf(place, build, 1.4) * smoothStep(0.4, 0.6, place.head[1]) : 0)
    const plates = smoothStep(0.3, 0.7, Math.abs(Math.sin(place.y * 34)))
    const back = mixRgb(mixRgb(color, [0.95, 0.9, 0.6], 0.14 * cell.id), BLACK, rim * 0.5)
    return mixRgb(back, mixRgb(mixRgb(color, [0.96, 0.88, 0.66], 0.72), BLACK, 0.2 * (1 - plates)), belly)
  },
  points: (place, color, build) => {
    const isHorse = build.mane !== undefined
    const ear = place.isHead && place.head[1] < -1.05 ? 0.85 : 0
    const front = place.isHead ? smoothStep(0.55, 1.1, place.head[2]) * (isHorse ? 0.7 : 0.9) : 0
    const star =
      isHorse && place.isHead
        ? smoothStep(0.16, 0.08, Math.abs(place.head[0])) *
          smoothStep(0.3, 0.6, place.head[2]) *
          smoothStep(2.1, 1.7, place.head[2]) *
          smoothStep(0.45, 0.15, place.head[1])
        : 0
    return mixRgb(
      mixRgb(color, mixRgb(color, BLACK, 0.85), Math.max(ear * 0.7, front * (isHorse ? 0.6 : 1), place.paw)),
      CREAM,
      star,
    )
  },
}

export type Coat = (x: number, y: number, z: number) => Rgb

/** The colour of every place of a beast. */
export function coatOf(
  build: BeastBuild,
  color: Rgb,
  { pose, head, space }: { pose: BeastPose; head: BeastHead; space: HeadSpace },
): Coat {
  const paint = PAINTS[build.pattern]
  const noise = new Float32Array(4)
  const { girth, legs } = build
  const [, chestY, chestZ] = pose.chest
  return (x, y, z) => {
    const at = space.into(x, y, z)
    const [hx, hy, hz] = at
    const isHead = hz > -0.75 && hy < 1.15 + 0.5 * hz && Math.abs(hx) < 3 && (hz > 0.1 || hy < 0.8)
    noiseAt(x * 9 + 5, y * 9 + 7, z * 9 + 3, noise)
    const breast = pose.isSitting
      ? smoothStep(chestZ + girth * 0.45, chestZ + girth * 0.8, z + 0.1 * (noise[0]! - 0.5)) *
        smoothStep(girth * 0.95, girth * 0.55, Math.abs(x)) *
        (0.2 + 0.8 * smoothStep(-legs * 0.45, -legs * 0.95, y))
      : Math.max(
          smoothStep(chestZ + girth * 0.7, chestZ + girth * 0.95, z) *
            smoothStep(-legs * 0.5, -legs * 0.9, y) *
            (0.5 + 0.5 * smoothStep(chestY - girth * 0.8, chestY - girth * 0.3, y)),
          // What is beside the belly is the outside of a leg.
          smoothStep(chestY + girth * 0.5, chestY + girth * 0.9, y) *
            smoothStep(girth * 0.74, girth * 0.5, Math.abs(x)) *
            smoothStep(-legs * 0.6, -legs * 0.95, y),
        )
    const paw =
      smoothStep(-legs * 0.5, -legs * 0.32, y + 0.05 * (noise[0]! - 0.5)) *
      (pose.isSitting && z < -0.05 && build.pattern !== 'panda' ? 0 : 1)
    const painted = paint(
      { x, y, z, head: at, isHead, below: isHead ? 0 : breast, paw: isHead ? 0 : paw, noise: noise[0]! },
      color,
      build,
    )
    const inEar = isHead && hy < 0.3 && head.ears.hollow(hx, hy, hz) < 0.05 && head.skin(hx, hy, hz) > 0.03
    if (inEar) return mixRgb(painted, INNER, build.fur === 0 ? 0.3 : 0.6)
    return painted
  }
}
