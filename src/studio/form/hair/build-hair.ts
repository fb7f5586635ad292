import { seldomPart } from '#studio/seldom-parts.ts'
import { mixRgb } from '../../color.ts'
import type { Proportions } from '../../features/proportions.ts'
import type { Vector } from '../../math/matrix.ts'
import { randomFor } from '../../random.ts'
import type { Surface } from '../../raster/surface.ts'
import type { CharacterSheet, HairSheet } from '../../sheet/character-sheet.ts'
import type { PartNumbers } from '../part-numbers.ts'
import { unit } from '../vector.ts'
import { buildCap } from './cap.ts'
import { capLift } from './cap-lift.ts'
import { buildFringe } from './fringe.ts'
import { type HairKit, isOfLargeLocks } from './hair-kit.ts'
import { buildBackHair, buildHangingHair } from './hanging-hair.ts'
import { buildFaceStrands, buildStrayLocks } from './loose-locks.ts'
import { createScalp } from './scalp.ts'
import { buildCroppedHair, buildMohawk, buildQuiff, buildShortHair, buildSpikyHair } from './short-hair.ts'
import { buildBun, buildPuff, buildTail, combToTies, type Tie } from './tied-hair.ts'

interface HairOptions {
  readonly proportions: Proportions
  readonly parts: PartNumbers
  /** Where a hat presses the hair down; 0 without one. */
  readonly pressedAbove: number
  /** A hat sits where knots and tails are tied. */
  readonly isCovered?: boolean
  /** What is worn hides all of the hair, or all but its edge. */
  readonly hidden?: 'all' | 'but edge'
  readonly detail: number
}

/** All hair of the head, in head space. */
export function buildHair(
  sheet: CharacterSheet,
  { proportions, parts, pressedAbove, isCovered, hidden, detail }: HairOptions,
): Surface[] {
  const { kind, parting, fringe } = sheet.hair
  const { family } = proportions
  if (kind === 'bald' || hidden === 'all') return []
  const scalp = createScalp({ proportions, parting, pressedAbove })
  const fringed = fringe !== 'none' && fringe !== 'parted' && !OPEN_KINDS.has(kind)
  const foreheadDown = hairlineDown(sheet, fringed) - (fringed || family === 'real' ? 0 : HIGH_FOREHEAD)
  const kit: HairKit = { sheet, proportions, scalp, parts, foreheadDown, detail }
  const close = hidden === 'but edge' || SHORN_KINDS.has(kind)
  const cap = buildCap(scalp, {
    color: sheet.hair.rootColor ?? sheet.hair.color,
    skin: sheet.skin.base,
    edgeSkin: isOfLargeLocks(kit) && !SHORN_KINDS.has(kind) ? 0.1 : 0.45,
    ...(SHORN_KINDS.has(kind)
      ? { shorn: { below: kind === 'undercut' ? 0.8 : 0, color: mixRgb(sheet.hair.color, sheet.skin.base, 0.3) } }
      : {}),
    lift: close ? 0.012 : capLift(sheet.hair),
    forehead: foreheadDown,
    jitter: randomFor(sheet.seed, 'hair line'),
    ...(sheet.hair.sideColor ? { sideColor: sheet.hair.sideColor } : {}),
    detail,
  })
  if (hidden) return [cap]
  const cut = ((isCovered && UNDER_HATS[kind]) || CUTS[kind])(kit)
  return [cap, ...cut, ...(isOfLargeLocks(kit) ? looseLocks(kit, fringed, isCovered) : [])]
}

/** What anime leaves out of a knot or lets stand off a head. */
function looseLocks(kit: HairKit, fringed: boolean, isCovered = false): Surface[] {
  const { kind, texture } = kit.sheet.hair
  if (isWound(texture)) return []
  const strands = fringed && TIED_KINDS.has(kind) ? buildFaceStrands(kit) : []
  // In heavy ink a single lock is a feeler.
  const isFine = kit.proportions.family === 'anime' || kit.proportions.family === 'gentle'
  return !isFine || isCovered || SLEEK_KINDS.has(kind) || TIED_KINDS.has(kind) ? strands : [...strands, ...buildStrayLocks(kit)]
}

const TIED_KINDS: ReadonlySet<HairSheet['kind']> = new Set([
  'pony tail',
  'twin tails',
  'bun',
  'braid',
  'twin braids',
  'space buns',
  'side tail',
  'pigtails',
])
/** Nothing stands off these. */
const SLEEK_KINDS: ReadonlySet<HairSheet['kind']> = new Set([
  'shaved',
  'crop',
  'afro',
  'mohawk',
  'undercut',
  'slicked back',
  'dreadlocks',
  'box braids',
  'cornrows',
  'topknot',
])

const SHORN_KINDS: ReadonlySet<HairSheet['kind']> = new Set(['shaved', 'mohawk', 'undercut', 'cornrows'])

const isWound = (texture: HairSheet['texture']) => texture === 'curly' || texture === 'coily'

/** Drawn eyes sit low: above them there is more forehead. */
const HIGH_FOREHEAD = 0.06

/** The hairline climbs with age in men. */
function hairlineDown({ masculinity, ageYears, hair }: CharacterSheet, fringed: boolean): number {
  const receding = hair.lost ? 0.14 : masculinity > 0.5 ? Math.max(0, Math.min(1, (ageYears - 35) / 45)) * 0.12 : 0
  return (fringed ? 0.78 : 0.74) - receding
}

/** Cuts that leave the forehead open whatever the fringe. */
const OPEN_KINDS: ReadonlySet<HairSheet['kind']> = new Set([
  'shaved',
  'crop',
  'afro',
  'mohawk',
  'slicked back',
  'dreadlocks',
  'box braids',
  'cornrows',
  'quiff',
  'topknot',
])

const BACK_TIE: Tie = { direction: unit([0, 0.32, -0.95]), lift: 0.03 }
const HIGH_TIE: Tie = { direction: unit([0, -0.78, -0.6]), lift: 0.12 }
const BUN_TIE: Tie = { direction: unit([0, -0.8, -0.6]), lift: 0.06 }

const TOP_TIE: Tie = { direction: unit([0, -0.93, -0.36]), lift: 0.05 }

function sideTie(side: number, [x, y, z]: Vector): Tie {
  return { direction: unit([side * x, y, z]), lift: 0.08 }
}

type Cut = (kit: HairKit) => Surface[]

const CUTS: Record<Exclude<HairSheet['kind'], 'bald'>, Cut> = {
  shaved: () => [],
  short: (kit) =>
    isWound(kit.sheet.hair.texture)
      ? seldomPart('curly hair')(kit, 1.14)
      : [...buildShortHair(kit, { sides: true, reach: 1 }), ...buildFringe(kit)],
  crop: buildCroppedHair,
  spiky: (kit) => [...buildSpikyHair(kit), ...buildFringe(kit)],
  bob: (kit) => [...buildHangingHair(kit, { tip: 1.84, tipLift: 0.03, blunt: 2.8, count: 24 }), ...buildFringe(kit)],
  shoulder: (kit) => [...buildHangingHair(kit, { tip: 2.38, tipLift: 0.13, blunt: 1.7, count: 24 }), ...buildFringe(kit)],
  long: (kit) => [...buildHangingHair(kit, { tip: 3.2, tipLift: 0.16, blunt: 1.6, count: 24 }), ...buildFringe(kit)],
  'very long': (kit) => [...buildHangingHair(kit, { tip: 4.6, tipLift: 0.22, blunt: 1.5, count: 26 }), ...buildFringe(kit)],
  curly: (kit) => seldomPart('curly hair')(kit, 1.62),
  afro: (kit) => seldomPart('afro')(kit, 0.2 + kit.sheet.hair.volume * 1.8),
  'pony tail': (kit) => [
    ...combToTies(kit, [HIGH_TIE]),
    ...buildTail(kit, HIGH_TIE, { count: 20, length: 3, away: [1.4, -0.75, -0.45], spread: 0.36, width: 0.19 }),
    ...buildFringe(kit),
  ],
  'twin tails': (kit) => {
    const ties = [-1, 1].map((side) => sideTie(side, [0.82, -0.5, -0.3]))
    return [
      ...combToTies(kit, ties),
      ...ties.flatMap((tie) =>
        buildTail(kit, tie, {
          count: 15,
          length: 2.2,
          away: [Math.sign(tie.direction[0]) * 0.8, -0.22, 0],
          spread: 0.32,
          width: 0.19,
        }),
      ),
      ...buildFringe(kit),
    ]
  },
  bun: (kit) => [...combToTies(kit, [BUN_TIE]), ...buildBun(kit, BUN_TIE, 0.34), ...buildFringe(kit)],
  braid: (kit) => {
    const side = kit.sheet.hair.parting > 0 ? 1 : -1
    const tie: Tie = { direction: unit([side * 0.55, 0.36, -0.75]), lift: 0.06 }
    return [
      ...combToTies(kit, [tie]),
      ...seldomPart('braid')(kit, tie, { length: 2.35, drift: [side * 0.3, 0.85], width: 0.19 }),
      ...buildFringe(kit),
    ]
  },
  'twin braids': (kit) => {
    const ties = [-1, 1].map((side) => sideTie(side, [0.82, 0.36, -0.35]))
    return [
      ...combToTies(kit, ties),
      ...ties.flatMap((tie) =>
        seldomPart('braid')(kit, tie, { length: 2.1, drift: [Math.sign(tie.direction[0]) * 0.1, 0.5], width: 0.155 }),
      ),
      ...buildFringe(kit),
    ]
  },
  'space buns': (kit) => {
    const ties = [-1, 1].map((side): Tie => ({ direction: unit([side * 0.66, -0.74, -0.1]), lift: 0.04 }))
    return [
      ...combToTies(kit, ties),
      ...ties.flatMap((tie) => (isWound(kit.sheet.hair.texture) ? buildPuff(kit, tie, 0.42) : buildBun(kit, tie, 0.27))),
      ...(kit.sheet.hair.texture === 'coily' ? [] : buildFringe(kit)),
    ]
  },
  topknot: (kit) => [...combToTies(kit, [TOP_TIE]), ...buildBun(kit, TOP_TIE, 0.29)],
  'side tail': (kit) => {
    const side = kit.sheet.hair.parting > 0 ? 1 : -1
    const tie: Tie = { direction: unit([side * 0.62, 0.3, -0.68]), lift: 0.06 }
    return [
      ...combToTies(kit, [tie]),
      ...buildTail(kit, tie, { count: 16, length: 2.1, away: [side * 0.3, 0.1, 0.85], spread: 0.22, width: 0.17 }),
      ...buildFringe(kit),
    ]
  },
  pigtails: (kit) => {
    const ties = [-1, 1].map((side) => sideTie(side, [0.84, 0.24, -0.25]))
    return [
      ...combToTies(kit, ties),
      ...ties.flatMap((tie) =>
        buildTail(kit, tie, {
          count: 13,
          length: 1.35,
          away: [Math.sign(tie.direction[0]) * 0.5, -0.05, 0.3],
          spread: 0.26,
          width: 0.17,
        }),
      ),
      ...buildFringe(kit),
    ]
  },
  'half up': (kit) => [
    ...buildHangingHair(kit, { tip: 2.9, tipLift: 0.16, blunt: 1.6, count: 24 }),
    ...buildBun(kit, BUN_TIE, 0.24),
    ...buildFringe(kit),
  ],
  mullet: (kit) => [
    ...buildShortHair(kit, { sides: true, reach: 1 }),
    ...buildBackHair(kit, { tip: 2.5, tipLift: 0.12, blunt: 1.5, count: 18 }),
    ...buildFringe(kit),
  ],
  quiff: (kit) => [...buildShortHair(kit, { sides: true, reach: 0.86 }), ...buildQuiff(kit)],
  cornrows: (kit) => seldomPart('cornrows')(kit),
  dreadlocks: (kit) => seldomPart('hair in ropes')(kit, { tip: 2.75, thick: 0.07, count: 0.9, knots: 46 }),
  'box braids': (kit) => seldomPart('hair in ropes')(kit, { tip: 3.1, thick: 0.044, count: 1.35, knots: 75 }),
  mohawk: buildMohawk,
  undercut: (kit) => [...buildShortHair(kit, { sides: false, reach: 0.86 }), ...buildFringe(kit)],
  'slicked back': (kit) => combToTies(kit, [BACK_TIE]),
}

const LOW_TIE: Tie = { direction: unit([0, 0.34, -0.94]), lift: 0.04 }
const lowBun: Cut = (kit) => [...combToTies(kit, [LOW_TIE]), ...buildBun(kit, LOW_TIE, 0.32), ...buildFringe(kit)]

/** Where a hat leaves room for what is tied up. */
const UNDER_HATS: Partial<Record<HairSheet['kind'], Cut>> = {
  topknot: lowBun,
  bun: lowBun,
  'pony tail': CUTS['side tail'],
  'twin tails': CUTS.pigtails,
  'space buns': CUTS.pigtails,
  'half up': CUTS.long,
  // A cloud pressed in the middle would be two ears.
  afro: CUTS.curly,
}
