import type { Camera, PoseKind, SceneSheet } from '../sheet/scene-sheet.ts'

/** How far each of two stands from the middle: a share of the width, less where they are small. And how far one turns to the other. */
const SHIFT = 0.215
const SHIFT_WHOLE = 0.15
const TURN = 0.34

/** What two do together; everything else is what the first one does, and the other one stands by. */
const SHARED_POSES: ReadonlySet<PoseKind> = new Set([
  'sitting',
  'sitting on the floor',
  'cross-legged',
  'walking',
  'running',
  'jumping',
  'dancing',
  'fighting',
  'kneeling',
  'crouching',
  'praying',
  'arms raised',
  'arms crossed',
  'bowing',
  'flying',
  'lying',
])

/** The scene as each of two stands in it: the first on the left, the other on the right, turned to each other. `shape`: width over height. */
export function scenesOfTwo(scene: SceneSheet, shape: number): readonly [SceneSheet, SceneSheet] {
  const pose = SHARED_POSES.has(scene.pose) ? scene.pose : 'relaxed'
  return [sideOf(scene, -1, shape), { ...sideOf(scene, 1, shape), pose }]
}

function sideOf(scene: SceneSheet, side: -1 | 1, shape: number): SceneSheet {
  const { framing } = scene.camera
  const isNear = framing === 'close portrait' || framing === 'bust'
  const isWhole = framing === 'full figure' || framing === 'wide'
  const camera: Camera = {
    ...scene.camera,
    framing: isNear && shape < 1.4 ? 'half figure' : framing,
    headYaw: -side * TURN,
    headRoll: -side * Math.abs(scene.camera.headRoll),
    bodyYaw: -side * TURN * 0.6,
    shift: side * Math.min(1, 1 / Math.sqrt(shape)) * (isWhole ? SHIFT_WHOLE : SHIFT),
  }
  return { ...scene, camera: ONWARD.has(scene.pose) ? { ...camera, ...sideBySide(side) } : camera }
}

/** Who goes on goes the same way as the other, not into them; the one behind looks at the one before. */
function sideBySide(side: -1 | 1): Pick<Camera, 'bodyYaw' | 'headYaw'> {
  return { bodyYaw: ONWARD_TURN, headYaw: side === -1 ? 0.4 : 0.22 }
}

const ONWARD: ReadonlySet<PoseKind> = new Set(['walking', 'running', 'flying'])
const ONWARD_TURN = 0.86
