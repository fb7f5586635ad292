import type { StyleId } from '#contract/styles.ts'

/** Colours of a style's air and ground, shown until its picture has come. */
export interface StyleLook {
  air: string
  ground: string
  figure: string
}

const PLAIN: StyleLook = { air: '#3a3346', ground: '#1c1924', figure: '#c98f6c' }

const LOOKS: Partial<Record<StyleId, StyleLook>> = {
  photoreal: { air: '#6d5a62', ground: '#2a2026', figure: '#c98a68' },
  'van-gogh': { air: '#2f5aa0', ground: '#d9a441', figure: '#8fae7e' },
  watercolor: { air: '#cfe1ea', ground: '#f1e3d2', figure: '#d98f7a' },
  'studio-ghibli': { air: '#7fbfe6', ground: '#7fb069', figure: '#f0c9a4' },
  'pixel-art': { air: '#3fa7d6', ground: '#2c5d8a', figure: '#e6a06c' },
  '3d-anime': { air: '#b78bd0', ground: '#513a7a', figure: '#f3bf9d' },
  '3d-cartoon': { air: '#5bb6c9', ground: '#2f6f86', figure: '#f2b184' },
  pixar: { air: '#f0a35e', ground: '#9c4f3c', figure: '#ffd1a6' },
  'chinese-ink-painting': { air: '#efe8da', ground: '#cfc5b2', figure: '#4a4642' },
  cartoon: { air: '#ffd35c', ground: '#ef7b5b', figure: '#fbe0bd' },
  'neon-cyberpunk': { air: '#2a1a5e', ground: '#a12a8c', figure: '#59d0ff' },
  'sci-fi': { air: '#16304a', ground: '#0d1626', figure: '#8fc6d8' },
  anime: { air: '#8aa4ff', ground: '#f2a7c3', figure: '#fde3d0' },
  'pop-art': { air: '#f2d22e', ground: '#e0403a', figure: '#f7efe2' },
  'line-art': { air: '#f6f2ea', ground: '#e3dccf', figure: '#6a655e' },
  'comic-book': { air: '#3d8fd0', ground: '#f0c53c', figure: '#e9a07a' },
  'cyberpunk-retro': { air: '#7a1f86', ground: '#2a0e3c', figure: '#ff8a5c' },
}

export function styleLook(id: StyleId): StyleLook {
  return LOOKS[id] ?? PLAIN
}
