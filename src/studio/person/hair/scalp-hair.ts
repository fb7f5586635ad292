import type { Strands } from '../../raster/strands.ts'
import { collectStrands } from './collect-strands.ts'
import { LOOSE_CUTS } from './cuts.ts'
import { fringePlan } from './fringe.ts'
import { type Guide, growGuide } from './grow-guide.ts'
import { growLocks } from './grow-locks.ts'
import { tipsFrom } from './hair-colors.ts'
import { countOf, type HairKit, randomOf, widthOf } from './hair-kit.ts'
import { scalpDensity } from './scalp-density.ts'
import { sowRoots } from './sow-roots.ts'

const GUIDES = 460

/** The hair of the head. */
export function scalpHair(kit: HairKit): Strands[] {
  const { sheet, ground } = kit
  const cut = LOOSE_CUTS[sheet.hair.kind]
  if (!cut) return []
  const onVertex = scalpDensity(ground, sheet)
  const random = randomOf(kit, 'guides')
  const guides: Guide[] = []
  for (const root of sowRoots(ground, { onVertex, count: GUIDES, random })) {
    const plan = (cut.isOpen ? undefined : fringePlan(root, kit, random)) ?? cut.plan(root, kit, random)
    if (plan) guides.push(growGuide(root, plan, ground))
  }
  const collector = collectStrands()
  const ofHairs = randomOf(kit, 'hairs')
  const thick = cut.thick ?? 1
  const roots = sowRoots(ground, { onVertex, count: countOf(kit, cut.hairs), random: ofHairs })
  growLocks(collector, kit, { guides, roots, shape: cut, random: ofHairs })
  return [collector.finish({ width: widthOf(kit) * thick, tipShare: 0.5, tipsFrom: tipsFrom(sheet.hair) })]
}
