import type { PoseKind } from './scene-sheet.ts'

/** Poses of the whole body: legs and trunk tell them, so all of the figure is to be seen. */
const WHOLE: ReadonlySet<PoseKind> = new Set([
  'leaning',
  'walking',
  'running',
  'jumping',
  'dancing',
  'ballet',
  'fighting',
  'attacking',
  'aiming',
  'flying',
  'hovering',
  'bowing',
  'kneeling',
  'on one knee',
  'crouching',
  'sitting',
  'sitting with chin on hand',
  'sitting on the floor',
  'cross-legged',
  'hugging knees',
  'lying',
])

export function isWholePose(pose: PoseKind): boolean {
  return WHOLE.has(pose)
}
