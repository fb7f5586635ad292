import { findTerms } from '../../words/find-terms.ts'
import { CAMERAS, type SaidGaze } from '../../words/lexicon/scenes.ts'
import type { Camera, SceneSheet } from '../scene-sheet.ts'

/** Radians that body and head are turned where a view was asked for. */
const VIEWS = {
  front: { bodyYaw: 0.12, headYaw: 0.14 },
  side: { bodyYaw: 1.3, headYaw: 1.38 },
  back: { bodyYaw: 2.72, headYaw: 2.6 },
  'over the shoulder': { bodyYaw: 2.1, headYaw: 0.86 },
  away: { bodyYaw: 0.3, headYaw: 0.85 },
} as const

/** Radians that the head turns and lifts toward what is looked at, and where the eyes go: −1…1, right and down. */
const GAZES: Readonly<
  Record<SaidGaze, { readonly headYaw?: number; readonly headPitch?: number; readonly x: number; readonly y: number }>
> = {
  viewer: { x: 0, y: 0 },
  // Eyes that look ahead of a turned head: without it they stay with the viewer.
  away: { x: 0.72, y: -0.06 },
  left: { headYaw: -0.62, x: -0.75, y: 0 },
  right: { headYaw: 0.62, x: 0.75, y: 0 },
  up: { headPitch: 0.34, x: 0, y: -0.62 },
  down: { headPitch: -0.36, x: 0, y: 0.62 },
}

const saidTerms = (words: string): Partial<(typeof CAMERAS)[string]> =>
  Object.assign({}, ...findTerms(words, CAMERAS).map((term) => CAMERAS[term]))

/** What words such as 'low angle, full body, from behind, looking up' say of the view; `side` 1 faces the picture's right. */
export function saidCamera(words: string, side: number): Partial<Camera> {
  const { view, gaze, ...said } = saidTerms(words)
  const turn = view && VIEWS[view]
  const { headYaw, headPitch } = gaze ? GAZES[gaze] : {}
  return {
    ...said,
    ...(turn && { bodyYaw: side * turn.bodyYaw, headYaw: side * turn.headYaw }),
    ...(headYaw !== undefined && !turn && { headYaw, bodyYaw: headYaw * 0.4 }),
    ...(headPitch !== undefined && { headPitch }),
  }
}

/** Where the eyes look, if that is said. */
export function saidGaze(words: string, side: number): SceneSheet['gaze'] | undefined {
  const { gaze } = saidTerms(words)
  if (gaze === undefined) return undefined
  const { x, y } = GAZES[gaze]
  return { x: gaze === 'away' ? side * x : x, y }
}
