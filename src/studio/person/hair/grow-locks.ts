import type { Vector } from '../../math/matrix.ts'
import type { StrandCollector } from './collect-strands.ts'
import { sideOf } from './comb.ts'
import type { Cut } from './cut.ts'
import { followGuide } from './follow-guide.ts'
import type { Guide } from './grow-guide.ts'
import { hairColor, lockColor } from './hair-colors.ts'
import { type HairKit, locksOf, mix } from './hair-kit.ts'
import { createNearestGuide } from './nearest-guide.ts'
import type { Root } from './sow-roots.ts'
import { TEXTURES, textureOf } from './textures.ts'
import { createWisps } from './wisps.ts'

/** Pixels that one piece of a hair is long, about. */
const STEP_PX = 7
const MOST_POINTS = 110
/** Half heads of a lock's half width, for how far across it a hair lies. */
const LOCK_REACH = 0.07
/** Of hair so short the edge is shorter still: it would be dashes on the forehead. */
const SHORT = 0.6
/** Shorter hair lies in no locks. */
const LOCK_LENGTH = 0.3

/** How much hairs of a wisp come together, and how far wisps of long hair lie over each other and beside. */
const WISP_CLUMP = 0.8
const WISP_OUT = 0.035
const WISP_ASIDE = 0.05
/** How much wisps differ in brightness and in length. */
const WISP_TONE = 0.13
const WISP_LENGTH = 0.07
/** Share of the hairs that fly, how far off the head, and how faint they are. */
const FLYING = 0.03
const FLIES = 0.09
const FAINT = 0.7

/** Hairs that come together less than this have no locks for their texture to hold: beards would end in rags. */
const LOOSE = 0.3

type LockShape = Pick<Cut, 'clump' | 'stray' | 'shortest' | 'wave' | 'isWhole' | 'strength'>

/** How a large lock is wound. */
interface FamilyLook {
  readonly phase: number
  readonly turn: number
}

/** Hairs at their roots, each with the guide that is nearest on its side of the parting. */
export function growLocks(
  to: StrandCollector,
  kit: HairKit,
  {
    guides,
    roots,
    shape,
    random,
  }: { guides: readonly Guide[]; roots: readonly Root[]; shape: LockShape; random: () => number },
): void {
  const texture = TEXTURES[textureOf(kit.sheet.hair)]
  // Ringlets hold together, and so do the ends of what is wavy.
  const held = shape.clump > LOOSE ? Math.max(shape.clump, texture.holds) : shape.clump
  const clump = shape.clump > LOOSE ? held + (1 - held) * (1 - locksOf(kit)) * 0.6 : held
  const families = new Map<number, FamilyLook>()
  const looks = guides.map((guide, index) => {
    const own = { phase: random() * 360, turn: 0.75 + 0.6 * random(), wide: 0.8 + 0.45 * random() }
    const family = families.get(guide.family ?? -1 - index) ?? own
    families.set(guide.family ?? -1 - index, family)
    return {
      color: lockColor(kit.sheet.hair, random, guide.root.place[0] > 0),
      part: kit.nextPart(),
      // Locks of one large lock wave with each other; every ringlet winds for itself.
      phase: mix(family.phase, own.phase, texture.alone),
      turn: mix(family.turn, own.turn, texture.alone),
      wide: own.wide,
    }
  })
  const nearestTo = createNearestGuide(guides)
  const wispAt = createWisps(kit)
  for (const root of roots) {
    const [chance, long, strayX, strayY, strayZ, phase] = [random(), random(), random(), random(), random(), random()]
    const nearest = nearestTo(root, sideOf(kit, root))
    const guide = guides[nearest]
    if (!guide || guide.length < 0.004) continue
    const wisp = wispAt(root.place, nearest, phase)
    // Long hair parts into wisps, and some hairs of it lie in none.
    const parts = guide.plan.isOnFace ? 0 : Math.min(1, guide.length / LOCK_LENGTH)
    const flies = parts === 1 && locksOf(kit) > 0.5 && chance < FLYING ? 0.3 + (0.7 * chance) / FLYING : 0
    const { color, part, phase: lockPhase, turn, wide } = looks[nearest]!
    const wave = shape.wave ?? 1
    // Curls of short hair are small and tight.
    const tight = texture.depth === 1 ? Math.min(1, Math.max(0.5, guide.length / 1.2)) : 1
    const radius = Math.min(texture.radius * wave * tight, guide.length * 0.16) * wide * (0.88 + 0.24 * chance)
    const share =
      mix(guide.plan.shortest ?? shape.shortest, 1, Math.sqrt(long)) *
      (1 - (shape.isWhole || guide.plan.shortest ? 0 : (0.5 + 0.5 * wisp.long) * WISP_LENGTH * parts)) *
      (flies > 0 ? 0.6 + 0.4 * strayX : 1) *
      (shape.isWhole ? 1 : mix(guide.length < SHORT ? 0.2 : 0.55, 1, Math.min(1, root.density * 1.5)))
    const strength =
      (shape.strength ?? 1) *
      (guide.length > SHORT && !guide.plan.isOnFace
        ? mix(0.06, 1, Math.min(1, root.density * root.density * 2.2))
        : mix(0.2, 1, root.density)) *
      (flies > 0 ? FAINT : 1)
    const stray = shape.stray * texture.frizz * guide.length * share * (chance < 0.05 ? 2.2 : 1)
    const curl = {
      radius,
      length: texture.length * turn * tight,
      depth: texture.depth,
      phase: lockPhase + (phase - 0.5 + wisp.turn) * texture.apart,
    }
    const gather = guide.plan.gather ?? 1
    const turns = (guide.length * share) / curl.length
    followGuide(to, {
      guide,
      ground: kit.ground,
      follower: {
        place: root.place,
        normal: root.normal,
        share,
        clump: flies > 0 ? 0 : clump * gather * Math.min(1, guide.length / LOCK_LENGTH),
        curl,
        wisp: {
          place: wisp.place,
          clump: flies > 0 ? 0 : WISP_CLUMP * gather * parts,
          out: flies > 0 ? flies * FLIES : wisp.out * WISP_OUT * gather * parts,
          aside: flies > 0 ? (strayY - 0.5) * FLIES * 3 : wisp.aside * WISP_ASIDE * gather * parts,
        },
        stray: [(strayX - 0.5) * 2 * stray, (strayY - 0.5) * 2 * stray, (strayZ - 0.5) * 2 * stray],
        points: Math.max(
          3,
          Math.min(
            MOST_POINTS,
            Math.ceil(
              Math.max(
                (guide.length * share * kit.unitPx) / STEP_PX / (flies > 0 ? 1 : 2.5),
                radius > 0.01 ? turns * texture.pointsPerTurn : 0,
                Math.min(guide.points.length / 3, 8),
              ),
            ),
          ),
        ),
      },
      look: {
        ...hairColor(color, random, kit, wisp.tone * WISP_TONE * parts),
        part,
        across: acrossLock(guide, root.place),
        strength,
      },
    })
  }
}

/** Where beside its guide a root lies, seen from outside the head. */
function acrossLock({ root, points }: Guide, place: Vector): number {
  const [nx, ny, nz] = root.normal
  const [tx, ty, tz] = [points[3]! - points[0]!, points[4]! - points[1]!, points[5]! - points[2]!]
  const [sx, sy, sz] = [ty * nz - tz * ny, tz * nx - tx * nz, tx * ny - ty * nx]
  const per = 1 / (Math.sqrt(sx * sx + sy * sy + sz * sz) || 1)
  const [dx, dy, dz] = [place[0] - root.place[0], place[1] - root.place[1], place[2] - root.place[2]]
  return Math.max(-1, Math.min(1, ((dx * sx + dy * sy + dz * sz) * per) / LOCK_REACH))
}
