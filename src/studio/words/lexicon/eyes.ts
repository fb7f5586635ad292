/** Colours of eyes where the name means something else than on cloth. */
export const EYE_COLORS: Readonly<Record<string, string>> = {
  blue: '#4a80c4',
  green: '#4f9a55',
  brown: '#6b4426',
  hazel: '#8d7436',
  grey: '#8a97a3',
  gray: '#8a97a3',
  amber: '#c98a24',
  black: '#2a2328',
  dark: '#3b281f',
  gold: '#d3a02c',
  golden: '#d3a02c',
  silver: '#b3bdc9',
  violet: '#7f59b8',
  purple: '#7a48ad',
  red: '#b8262c',
  white: '#dfe6ea',
  yellow: '#d9b92e',
  light: '#94b4cc',
  pale: '#a9c2d2',
  icy: '#a8cfe6',
  honey: '#b17a2c',
  stormy: '#6f7f90',
  pink: '#d66a92',
  orange: '#d57a22',
  chocolate: '#54341f',
  steel: '#7d8c9c',
  ice: '#a8cfe6',
}

/** Words that say what eyes do rather than their colour. */
export const EYE_WORDS: Readonly<Record<string, { readonly glow?: number; readonly pupil?: 'round' | 'slit' | 'none' }>> = {
  glowing: { glow: 0.9 },
  luminous: { glow: 0.8 },
  shining: { glow: 0.35 },
  'slit pupils': { pupil: 'slit' },
  blind: { pupil: 'none' },
}
