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
