import type { PoseKind } from '../../../sheet/pose-kind.ts'
import type { SceneSheet } from '../../../sheet/scene-sheet.ts'
import type { BeastBuild } from '../beasts/beast-build.ts'
import type { BeastStance } from '../beasts/beast-pose.ts'

/** Parts of a stride that show it best: a gallop just off the ground, a walk with one paw off the ground. */
const SHOWN = { running: 0.27, jumping: 0.3, walking: 0.14 } as const

const SITS: ReadonlySet<PoseKind> = new Set([
  'sitting',
  'sitting on the floor',
  'sitting with chin on hand',
  'cross-legged',
  'hugging knees',
  'crouching',
  'kneeling',
  'on one knee',
  'legs crossed',
])

/** How an animal is in a scene: as far as it can do what the scene's pose says, else it stands or sits as its kind does. */
export function stanceOf({ pose, moment }: SceneSheet, { isStanding }: BeastBuild): BeastStance {
  const stride = (shown: number) => ((moment?.stride ?? 0) * 2 + shown) % 1
  if (pose === 'running' || pose === 'jumping')
    return { stride: stride(SHOWN[pose]), isTrot: false, isGallop: true, reach: pose === 'jumping' ? 0.95 : 0.85 }
  if (pose === 'walking') return { stride: stride(SHOWN.walking), isTrot: !isStanding, reach: 0.36 }
  if (pose === 'sleeping') return 'sleeping'
  if (pose.startsWith('lying')) return 'lying'
  return SITS.has(pose) || (pose === 'portrait' && !isStanding) ? undefined : 'standing'
}
