import type { FaceMoves } from '../../features/expressions.ts'
import type { Matrix, Vector } from '../../math/matrix.ts'
import type { SceneSheet } from '../../sheet/scene-sheet.ts'

/** How far eyes turn in the head before the head would follow (tangents of angles). */
const MOST = { aside: 0.4, up: 0.3, down: 0.36 } as const
/** Of the way back to the viewer the eyes go so much of themselves. */
const HELD = 0.66
/** What a gaze of 1 adds. */
const ASIDE = 0.5
const UP = 0.34

/** Where the eyes look in head space (x right, y down, z ahead): at the viewer, and from there as scene and mood have it. */
export function gazeInHead(
  scene: Pick<SceneSheet, 'gaze'>,
  moves: Pick<FaceMoves, 'gazeX' | 'gazeY'>,
  headPlace: Matrix,
): Vector {
  const size = Math.sqrt(headPlace[8] * headPlace[8] + headPlace[9] * headPlace[9] + headPlace[10] * headPlace[10]) || 1
  // The viewer's direction in head space is the last row of the way to view space.
  const ahead = Math.max(0.35, headPlace[10] / size)
  const x = ((headPlace[8] / size) * HELD) / ahead + (scene.gaze.x + (moves.gazeX ?? 0)) * ASIDE
  const y = ((headPlace[9] / size) * HELD) / ahead + (scene.gaze.y + (moves.gazeY ?? 0)) * UP
  const [aside, up] = [held(x, -MOST.aside, MOST.aside), held(y, -MOST.up, MOST.down)]
  const length = Math.sqrt(aside * aside + up * up + 1)
  return [aside / length, up / length, 1 / length]
}

const held = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
