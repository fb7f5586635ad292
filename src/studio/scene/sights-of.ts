import type { BackdropKind, SceneSheet, Sight } from '../sheet/scene-sheet.ts'

/** What drifts through a place by its nature. */
const OF_PLACES: Readonly<Partial<Record<BackdropKind, Sight>>> = {
  'burning house': 'embers',
  volcano: 'embers',
  'cherry avenue': 'petals',
}

/** What is seen in the air and the sky of a scene: what was said, and what belongs to its place and weather. */
export function sightsOf({ sights = [], backdrop, weather }: SceneSheet): ReadonlySet<Sight> {
  const ofPlace = OF_PLACES[backdrop]
  return new Set([...sights, ...(ofPlace ? [ofPlace] : []), ...(weather === 'storm' ? (['lightning'] as const) : [])])
}

/** What flies between the viewer and the figure. */
export const DRIFTING = [
  'petals',
  'leaves',
  'embers',
  'fireflies',
  'confetti',
  'bubbles',
  'butterflies',
  'sand',
] as const satisfies readonly Sight[]

export type DriftingSight = (typeof DRIFTING)[number]
