import type { Species } from '../character-sheet.ts'

/** Colours of one harmony for what the words leave open: two for clothes, a quiet one, leather, and an accent. */
export interface Palette {
  readonly main: string
  readonly second: string
  readonly quiet: string
  readonly leather: string
  readonly accent: string
}

export const PALETTES: readonly Palette[] = [
  { main: '#33506b', second: '#d9c6a0', quiet: '#3c4048', leather: '#5a3d2b', accent: '#c9772e' },
  { main: '#6b3357', second: '#d8cbb8', quiet: '#413a4a', leather: '#4c3a34', accent: '#c08a34' },
  { main: '#2f5a4c', second: '#e2d6bc', quiet: '#4a463c', leather: '#6a4a30', accent: '#b8543c' },
  { main: '#8f3b34', second: '#e4d5bd', quiet: '#3a3f4a', leather: '#503628', accent: '#d2a43c' },
  { main: '#c08a3c', second: '#efe6d2', quiet: '#46505a', leather: '#6a4630', accent: '#3f7a7c' },
  { main: '#3f6f86', second: '#f0e6d6', quiet: '#565048', leather: '#4a3a32', accent: '#d98672' },
  { main: '#4a4f78', second: '#cfd3dc', quiet: '#2e3240', leather: '#3a3234', accent: '#d9a04c' },
  { main: '#a65a48', second: '#e9d9c4', quiet: '#4d5a58', leather: '#5c4130', accent: '#3d5f7a' },
  { main: '#6f7a4c', second: '#eadfc6', quiet: '#48403a', leather: '#5f4430', accent: '#b06a7c' },
  { main: '#5f5570', second: '#d9cfd6', quiet: '#36323c', leather: '#463630', accent: '#8fb0a2' },
]

/** What people who are photographed wear: wool, denim and linen as they are dyed, not as they are painted. */
export const PALETTES_OF_LIFE: readonly Palette[] = [
  { main: '#2b3442', second: '#cfc8ba', quiet: '#2c2e33', leather: '#4a3629', accent: '#8a5a3a' },
  { main: '#4a4036', second: '#d5cdbf', quiet: '#3a3d42', leather: '#3f2f27', accent: '#7d3a33' },
  { main: '#3d4a3f', second: '#dad3c4', quiet: '#38342f', leather: '#5a4231', accent: '#9a7a45' },
  { main: '#5b2f31', second: '#d8cfc3', quiet: '#2f3338', leather: '#43322a', accent: '#42566b' },
  { main: '#8c7355', second: '#e0d8c8', quiet: '#3b4350', leather: '#553c2c', accent: '#3c4c5c' },
  { main: '#46566a', second: '#d9d6cf', quiet: '#35363b', leather: '#42352e', accent: '#a3704e' },
  { main: '#26282c', second: '#c9c9cb', quiet: '#3a3c44', leather: '#2c2624', accent: '#6d2f37' },
  { main: '#7d736a', second: '#e3ddd2', quiet: '#40423f', leather: '#4c3a2e', accent: '#5d6e62' },
  { main: '#5f6450', second: '#d6cdb8', quiet: '#3c3731', leather: '#503a2b', accent: '#8f5a4c' },
  { main: '#695a66', second: '#d7cfd1', quiet: '#34323a', leather: '#423430', accent: '#5a7078' },
]

/** What beings wear that words leave open: night and blood, light, mist, embers, petals, the sea. */
export const PALETTES_OF_SPECIES: Readonly<Partial<Record<Species, readonly Palette[]>>> = {
  vampire: [
    { main: '#2c2733', second: '#e9e3dc', quiet: '#211e27', leather: '#2e2428', accent: '#8f2432' },
    { main: '#5e1f2c', second: '#e4dad2', quiet: '#24202a', leather: '#33262a', accent: '#b8a06a' },
    { main: '#33294a', second: '#ddd6dc', quiet: '#232028', leather: '#2c2630', accent: '#a03344' },
  ],
  angel: [
    { main: '#f0ece1', second: '#dfe5ec', quiet: '#cfc6b4', leather: '#b99a5a', accent: '#d2a43c' },
    { main: '#e3e8ef', second: '#f4f1ea', quiet: '#b9c2cf', leather: '#a98f62', accent: '#c9a44c' },
  ],
  ghost: [
    { main: '#d3dce6', second: '#eef1f5', quiet: '#a9b5c3', leather: '#8e99a6', accent: '#b8c6da' },
    { main: '#c6d2cf', second: '#e9efee', quiet: '#9fb0b0', leather: '#87948f', accent: '#a9c4c4' },
  ],
  demon: [
    { main: '#322833', second: '#6b2833', quiet: '#241f27', leather: '#3a2a28', accent: '#d07a2e' },
    { main: '#571f2a', second: '#3a2f36', quiet: '#262026', leather: '#33262a', accent: '#c9a03c' },
  ],
  fairy: [
    { main: '#8fb86a', second: '#f0e6c8', quiet: '#5c7a4c', leather: '#7a5a3a', accent: '#e08aa8' },
    { main: '#d98fb0', second: '#f4e6dc', quiet: '#8a6a8f', leather: '#7a5a4a', accent: '#7fc0b8' },
    { main: '#8f86cc', second: '#e6e4f2', quiet: '#5f5a8a', leather: '#6a5560', accent: '#e0b85a' },
  ],
  mermaid: [
    { main: '#2f8f8a', second: '#e9dcc4', quiet: '#2c5a6a', leather: '#7a6a52', accent: '#e0907a' },
    { main: '#6a5aa0', second: '#d8e4e2', quiet: '#34486f', leather: '#6f6258', accent: '#e0c07a' },
  ],
}

/** Colours that a garment has by nature when none is said. */
export const NATURAL_COLORS: Readonly<Record<string, string>> = {
  armor: '#a3abb6',
  chainmail: '#8d949e',
  'lab coat': '#f0efe9',
  jeans: '#3a4d69',
  overalls: '#435a7c',
  'leather jacket': '#38302e',
  'space suit': '#e6e6e2',
  suit: '#31374a',
  boots: '#4a352a',
  belt: '#4f3828',
  tie: '#8f3b34',
}
