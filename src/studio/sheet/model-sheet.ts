import { lightFor } from '../scene/light.ts'
import { moodOf } from './casting/cast-scene.ts'
import type { CharacterSheet } from './character-sheet.ts'
import type { Camera, ExpressionKind, SceneSheet } from './scene-sheet.ts'

export interface ModelSheetView {
  readonly label: string
  readonly scene: SceneSheet
}

const EXPRESSIONS_SHOWN = [
  'neutral',
  'happy',
  'angry',
  'sad',
  'surprised',
  'determined',
] as const satisfies readonly ExpressionKind[]

/**
 * The nine pictures of a model sheet: portrait, full figure, three-quarter view and six expressions, on a calm studio
 * ground. The character is the same in all; of the scene only its mood is kept.
 */
export function modelSheetViews(character: CharacterSheet, scene: SceneSheet): ModelSheetView[] {
  const side = Math.sign(scene.camera.headYaw) || 1
  const camera: Camera = {
    framing: 'bust',
    angle: 'eye level',
    headYaw: side * 0.28,
    headPitch: 0.01,
    headRoll: side * 0.04,
    bodyYaw: side * 0.12,
  }
  const base: SceneSheet = {
    version: 1,
    seed: scene.seed,
    pose: 'portrait',
    expression: 'neutral',
    gaze: { x: 0, y: 0 },
    backdrop: 'studio',
    timeOfDay: 'noon',
    weather: 'clear',
    light: lightFor('studio', 'noon', 'clear'),
    camera,
  }
  const isHolding = character.props.length > 0
  return [
    { label: 'Portrait', scene: { ...base, ...moodOf(scene) } },
    {
      label: 'Full figure',
      scene: {
        ...base,
        pose: isHolding ? 'holding' : 'relaxed',
        camera: { ...camera, framing: 'full figure', bodyYaw: side * 0.2 },
      },
    },
    {
      label: 'Three-quarter view',
      scene: { ...base, camera: { ...camera, headYaw: -side * 0.62, headRoll: -side * 0.03, bodyYaw: -side * 0.5 } },
    },
    ...EXPRESSIONS_SHOWN.map((expression) => ({
      label: expression[0]!.toUpperCase() + expression.slice(1),
      scene: { ...base, expression, camera: { ...camera, framing: 'close portrait' as const } },
    })),
  ]
}
