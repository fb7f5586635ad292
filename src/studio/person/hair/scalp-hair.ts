import type { Strands } from '../../raster/strands.ts'
import { addBabyHairs } from './baby-hairs.ts'
import { collectStrands } from './collect-strands.ts'
import { addCornrows } from './cornrows.ts'
import type { Cut } from './cut.ts'
import { LOOSE_CUTS } from './cuts.ts'
import { fringePlan } from './fringe.ts'
import { gatherGuides } from './gather-guides.ts'
import { type Guide, growGuide } from './grow-guide.ts'
import { growLocks } from './grow-locks.ts'
import { tipsFrom } from './hair-colors.ts'
import { countOf, type HairKit, locksOf, randomOf, widthOf } from './hair-kit.ts'
import { addRopes, BOX_BRAIDS, DREADLOCKS } from './ropes.ts'
import { ROPES, scalpDensity } from './scalp-density.ts'
import { type Root, sowRoots } from './sow-roots.ts'
import { TEXTURES, textureOf } from './textures.ts'
import { addTiedEnd } from './tied-ends.ts'
import { combedGuide, type Tie, tiesOf } from './ties.ts'
import { cutUnder } from './worn-over.ts'

const GUIDES = 460
/** Of them, where each lock is a ringlet. */
const RINGLETS = 0.42

/** Combed to a tie. */
const TIED: Omit<Cut, 'plan'> = { hairs: 9500, clump: 0.8, stray: 0.008, shortest: 0.97, wave: 0.25, isWhole: true }

/** The hair of the head. */
export function scalpHair(kit: HairKit): Strands[] {
  const { sheet, ground } = kit
  const kind = cutUnder(sheet)
  if (kind === undefined || kind === 'bald') return []
  const onVertex = scalpDensity(ground, sheet)
  const ties = tiesOf(kind, sheet)
  const loose = LOOSE_CUTS[kind]
  const shape = loose ?? TIED
  const collector = collectStrands()
  const random = randomOf(kit, 'guides')
  if (!ROPES.has(kind)) {
    const guides: Guide[] = []
    for (const root of sowRoots(ground, {
      onVertex,
      count: Math.round(GUIDES * locksOf(kit) * (shape.locks ?? 1) * (textureOf(sheet.hair) === 'curly' ? RINGLETS : 1)),
      random,
    })) {
      const guide = guideOf(root, kit, { ties, loose, random })
      if (guide) guides.push(guide)
    }
    const ofHairs = randomOf(kit, 'hairs')
    const roots = sowRoots(ground, { onVertex, count: countOf(kit, shape.hairs, shape.finestPx), random: ofHairs })
    growLocks(collector, kit, { guides: gatherGuides(guides, kit), roots, shape, random: ofHairs })
    if (kind !== 'shaved') addBabyHairs(collector, kit, guides, onVertex)
  }
  for (const tie of ties) addTiedEnd(collector, kit, kind, tie)
  if (kind === 'dreadlocks') addRopes(collector, kit, onVertex, DREADLOCKS)
  if (kind === 'box braids') addRopes(collector, kit, onVertex, BOX_BRAIDS)
  if (kind === 'cornrows') addCornrows(collector, kit)
  return [
    collector.finish({
      width: widthOf(kit, shape.finestPx) * (shape.thick ?? 1) * TEXTURES[textureOf(sheet.hair)].thick,
      tipShare: 0.5,
      tipsFrom: tipsFrom(sheet.hair),
    }),
  ]
}

interface Growing {
  readonly ties: readonly Tie[]
  readonly loose: Cut | undefined
  readonly random: () => number
}

function guideOf(root: Root, kit: HairKit, { ties, loose, random }: Growing): Guide | undefined {
  const fringe = loose?.isOpen ? undefined : fringePlan(root, kit, random, ties.length > 0)
  if (fringe) return growGuide(root, fringe, kit.ground)
  const isHalfUp = loose !== undefined && ties.length > 0
  if (ties.length > 0 && !(isHalfUp && root.base[1] < 7.9)) {
    const tie = ties.length > 1 && root.place[0] > 0 ? ties[1]! : ties[0]!
    return combedGuide(root, tie, kit.ground, 0.015 + kit.sheet.hair.volume * 0.35 * random())
  }
  const plan = loose?.plan(root, kit, random)
  return plan && growGuide(root, plan, kit.ground)
}
