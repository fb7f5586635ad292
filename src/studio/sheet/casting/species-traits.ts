import type { CharacterSheet, Species } from '../character-sheet.ts'

/** What a species brings where the words say nothing else. Colours as '#rrggbb'. */
export interface SpeciesTraits {
  readonly skins?: readonly string[]
  readonly hairColors?: readonly string[]
  readonly hairKinds?: readonly CharacterSheet['hair']['kind'][]
  readonly eyeColors?: readonly string[]
  readonly pupil?: CharacterSheet['eyes']['pupil']
  readonly glow?: number
  readonly ears?: CharacterSheet['ears']
  readonly horns?: readonly [NonNullable<CharacterSheet['horns']>['kind'], string]
  readonly wings?: readonly [NonNullable<CharacterSheet['wings']>['kind'], string]
  readonly tail?: NonNullable<CharacterSheet['tail']>['kind']
  readonly halo?: boolean
  readonly fangs?: boolean
  readonly build?: Partial<CharacterSheet['build']>
  readonly mark?: 'scales' | 'circuit lines'
}

/** Faces stay faces: fair and tawny, the coat is in ears, tail and hair; fur that is said is drawn. */
const CAT_SKINS = ['#efc9a4', '#f0d6bf', '#dcae86', '#c48f68'] as const

export const SPECIES_TRAITS: Readonly<Record<Species, SpeciesTraits>> = {
  human: {},
  elf: { ears: 'long pointed', build: { breadth: -0.05 }, hairKinds: ['long', 'very long', 'braid', 'shoulder', 'pony tail'] },
  'half-elf': { ears: 'pointed' },
  dwarf: { build: { height: -0.15, breadth: 0.12, muscle: 0.2, weight: 0.15 } },
  orc: {
    skins: ['#6f9a5c', '#587f4c', '#7d8f5f', '#6b8a72'],
    ears: 'pointed',
    fangs: true,
    build: { breadth: 0.06, muscle: 0.3, height: 0.05 },
    hairKinds: ['mohawk', 'bald', 'braid', 'undercut', 'pony tail'],
    eyeColors: ['#c98a24', '#b2452c', '#7d8f3a'],
  },
  goblin: {
    skins: ['#86a850', '#6f9548', '#9aa45a'],
    ears: 'long pointed',
    fangs: true,
    build: { height: -0.15, breadth: -0.04 },
    hairKinds: ['bald', 'mohawk', 'spiky', 'undercut'],
    eyeColors: ['#d9b92e', '#d57a22', '#b8262c'],
  },
  vampire: {
    skins: ['#efe2de', '#e9dcd8', '#dcd0d0'],
    ears: 'pointed',
    fangs: true,
    eyeColors: ['#b8262c', '#c05a2a', '#8f2a4a'],
  },
  demon: {
    skins: ['#b5513f', '#8a5a86', '#a24a5c', '#c07a68'],
    ears: 'pointed',
    fangs: true,
    horns: ['curved', '#8f7f6c'],
    tail: 'demon',
    eyeColors: ['#e0a02a', '#d9d03a', '#e05a2a'],
    pupil: 'slit',
    glow: 0.3,
  },
  angel: { wings: ['feathered', '#f4f1ea'], halo: true },
  fairy: {
    wings: ['fairy', '#bfe3e0'],
    ears: 'pointed',
    build: { height: -0.1, breadth: -0.08 },
    hairColors: ['#d27a9c', '#dcb871', '#7fb069', '#a98fd0', '#c4643c'],
    eyeColors: ['#4f9a55', '#7f59b8', '#2f9aa8'],
  },
  mermaid: {
    ears: 'fin',
    hairKinds: ['very long', 'long', 'braid'],
    hairColors: ['#2f8f8a', '#a33c34', '#3a5f9a', '#dcb871'],
    eyeColors: ['#2f9aa8', '#4a80c4', '#4f9a55'],
    mark: 'scales',
    tail: 'fish',
  },
  'cat person': {
    skins: CAT_SKINS,
    ears: 'cat',
    tail: 'cat',
    pupil: 'slit',
    eyeColors: ['#8fae3c', '#d3a02c', '#4a9ac4'],
    fangs: true,
  },
  'fox person': {
    skins: ['#f0cba2', '#e4b184', '#d39a6a'],
    ears: 'fox',
    tail: 'fox',
    eyeColors: ['#c98a24', '#7d8f3a', '#6b4426'],
    fangs: true,
  },
  'wolf person': {
    skins: ['#e6cbb4', '#cfa98c', '#b08a70'],
    ears: 'wolf',
    tail: 'fox',
    eyeColors: ['#d3a02c', '#8fb2cc', '#c98a24'],
    fangs: true,
  },
  'rabbit person': { skins: ['#f4e0d0', '#e2c0a2', '#c79a78'], ears: 'rabbit', eyeColors: ['#6b4426', '#c0506a', '#4a80c4'] },
  'dragon person': {
    skins: ['#5f8f6a', '#a8503c', '#4f6f9a', '#8a7a4c'],
    ears: 'fin',
    horns: ['curved', '#d8c9a8'],
    tail: 'lizard',
    pupil: 'slit',
    eyeColors: ['#e0a02a', '#9ac43a', '#e05a2a'],
    hairKinds: ['bald', 'long', 'slicked back'],
    mark: 'scales',
  },
  'animal person': { ears: 'none' },
  robot: {
    skins: ['#b4bcc6', '#8f9aa8', '#c9b48a', '#dfe3e6'],
    ears: 'none',
    hairKinds: ['bald'],
    eyeColors: ['#38c8e0', '#f0b43a', '#6ae07a'],
    glow: 0.8,
    mark: 'circuit lines',
  },
  android: {
    skins: ['#eadbd2', '#d8c3b4', '#8f6a52'],
    eyeColors: ['#38c8e0', '#9ad0ff', '#b8e06a'],
    glow: 0.4,
    mark: 'circuit lines',
  },
  alien: {
    skins: ['#7fb3a8', '#8f8fcf', '#9ab86a', '#6f9fcf'],
    ears: 'none',
    hairKinds: ['bald'],
    eyeColors: ['#20202c', '#7a48ad', '#2fb8d0'],
    build: { breadth: -0.08, weight: -0.15 },
  },
  zombie: {
    skins: ['#9aa88a', '#8a9a92', '#a8a48c'],
    eyeColors: ['#d8dcc8', '#b9c06a', '#cfcfd8'],
    hairKinds: ['shoulder', 'short', 'spiky'],
  },
  ghost: {
    skins: ['#dfe8f0', '#cfdcea', '#e6e6f0'],
    pupil: 'none',
    glow: 0.4,
    hairColors: ['#e4ebf2', '#c4d0de', '#f0f0f4'],
    eyeColors: ['#dff0ff', '#bfe0f0', '#e8e8ff'],
  },
}
