import type { Species } from '../character-sheet.ts'
import type { Palette } from './palettes.ts'

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
