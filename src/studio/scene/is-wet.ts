import type { SceneSheet } from '../sheet/scene-sheet.ts'

/** Stone, asphalt, planks and trodden earth, on which rain stays; grass and sand drink it. */
const HARD_GROUND: ReadonlySet<SceneSheet['backdrop']> = new Set([
  'city street',
  'downtown',
  'alley',
  'market',
  'rooftop',
  'harbour',
  'bridge',
  'ship deck',
  'shrine',
  'park',
  'castle outside',
  'cherry avenue',
  'amusement park',
  'war zone',
])

/** Whether what stands in a place is mirrored in its ground: after rain, and always under neon. */
export const isWet = ({ backdrop, weather }: SceneSheet): boolean =>
  backdrop === 'neon city' || ((weather === 'rain' || weather === 'storm') && HARD_GROUND.has(backdrop))
