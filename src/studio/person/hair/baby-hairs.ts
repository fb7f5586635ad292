import type { StrandCollector } from './collect-strands.ts'
import type { Guide } from './grow-guide.ts'
import { growLocks } from './grow-locks.ts'
import { countOf, type HairKit, locksOf, randomOf, SHORT_PX } from './hair-kit.ts'
import { sowRoots } from './sow-roots.ts'

const HAIRS = 1500
/** Half heads that the longest are. */
const LONGEST = 0.24

/** Fine short hairs along the hairline, which would else begin like that of a wig: they leave the skin as the hair behind them does. */
export function addBabyHairs(to: StrandCollector, kit: HairKit, guides: readonly Guide[], onScalp: Float32Array): void {
  // Where locks are modelled, not hairs, lines are clear.
  if (locksOf(kit) < 0.5) return
  const random = randomOf(kit, 'baby hairs')
  const onVertex = onScalp.map((thick) => thick * (1 - thick) * 4)
  const roots = sowRoots(kit.ground, { onVertex, count: countOf(kit, HAIRS, SHORT_PX), random })
  growLocks(to, kit, {
    guides: guides.map(shortened),
    roots,
    shape: { clump: 0, stray: 0.3, shortest: 0.25, wave: 0.25, strength: 0.5 },
    random,
  })
}

function shortened(guide: Guide): Guide {
  const steps = guide.points.length / 3 - 1
  const kept = Math.max(2, Math.min(steps, Math.round((steps * LONGEST) / guide.length)))
  if (kept >= steps) return guide
  const { most: _, ...plan } = guide.plan
  return { ...guide, plan, points: guide.points.subarray(0, (kept + 1) * 3), length: (guide.length * kept) / steps }
}
