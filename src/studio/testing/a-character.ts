import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'

/** A plain character for tests; name only what matters. */
export function aCharacter(over: Partial<CharacterSheet> = {}): CharacterSheet {
  return {
    version: 1,
    seed: 'mira',
    species: 'human',
    ageYears: 26,
    masculinity: 0,
    build: { height: 1, breadth: 1, muscle: 0.4, weight: 0.4 },
    face: {
      kind: 'oval',
      jaw: 1,
      cheeks: 1,
      eyeSize: 1,
      eyeSpacing: 1,
      eyeTilt: 0.05,
      noseLength: 1,
      noseWidth: 1,
      lipFullness: 1,
      mouthWidth: 1,
      asymmetry: 0.01,
    },
    skin: { base: [0.94, 0.76, 0.64], blush: [0.9, 0.45, 0.4], blushStrength: 0.4, freckles: 0 },
    ears: 'round',
    hair: { kind: 'long', color: [0.45, 0.22, 0.12], texture: 'straight', fringe: 'swept', volume: 0.1, parting: -0.3 },
    eyes: { left: [0.25, 0.5, 0.4], right: [0.25, 0.5, 0.4], pupil: 'round', glow: 0, lashes: 0.6 },
    brows: { color: [0.3, 0.16, 0.1], thickness: 1, arch: 0.5 },
    halo: false,
    fangs: false,
    garments: [],
    jewellery: [],
    props: [],
    marks: [],
    ...over,
  }
}

/** A calm studio portrait for tests. */
export function aScene(over: Partial<SceneSheet> = {}): SceneSheet {
  return {
    version: 1,
    seed: 'studio',
    pose: 'portrait',
    expression: 'neutral',
    gaze: { x: 0, y: 0 },
    backdrop: 'studio',
    timeOfDay: 'noon',
    weather: 'clear',
    light: {
      keyDirection: [-0.5, -0.6, 0.62],
      key: [1.05, 1, 0.94],
      ambient: [0.6, 0.64, 0.8],
      rimDirection: [0.8, -0.3, -0.5],
      rim: [1, 0.95, 0.9],
      fog: 0,
      air: [0.8, 0.85, 0.9],
    },
    camera: { framing: 'bust', angle: 'eye level', headYaw: 0.35, headPitch: 0.02, headRoll: 0.06, bodyYaw: 0.1 },
    ...over,
  }
}
