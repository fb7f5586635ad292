import type { StyleId } from '#contract/styles.ts'

/** The six of product text §2, and the style of the master list that each one is. */
export const LANDING_STYLES: readonly { name: string; styleId: StyleId }[] = [
  { name: '3D Stylized', styleId: '3d-cartoon' },
  { name: 'Anime/Manga', styleId: 'anime' },
  { name: 'Realistic Portrait', styleId: 'photoreal' },
  { name: 'Comic Book', styleId: 'comic-book' },
  { name: 'Retro Cyberpunk', styleId: 'cyberpunk-retro' },
  { name: 'Science fiction', styleId: 'sci-fi' },
]
