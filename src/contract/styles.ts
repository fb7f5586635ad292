/** The master list of product text §3, in its order. */
export const STYLE_NAMES = [
  'None',
  'Photoreal',
  'Realism',
  'Anime',
  'Comic-Book',
  'Fantasy',
  'Neonpunk',
  'Corporate',
  'Cyberpunk-retro',
  'Cyberpunk-cityscape',
  'Photorealistic',
  'Impressionist Painting',
  'Van Gogh',
  'Oil Painting',
  'Watercolor',
  'Cinematic',
  'Studio Ghibli',
  'Pixel Art',
  '3D model',
  'Chinese Ink Painting',
  'American Cartoon',
  'Cartoon',
  'Neon Cyberpunk',
  'Sci-Fi',
  '3D Cartoon',
  '3D Anime',
  'Pixar',
  'Minimalist',
  'Line Art',
  'Surrealist',
  'Pop Art',
  'Cyberpunk',
  'Fantasy Art',
] as const

export type StyleName = (typeof STYLE_NAMES)[number]
type Hyphenated<Text extends string> = Text extends `${infer Head} ${infer Tail}` ? `${Head}-${Hyphenated<Tail>}` : Text
/** A style on the wire: the master list's name in lower case, blanks as hyphens (functions page). */
export type StyleId = Exclude<Lowercase<Hyphenated<StyleName>>, 'photorealistic'>

export const DEFAULT_STYLE: StyleId = 'photoreal'

/** The 15 choices of the description wizard, in the order of product text §3; the first is the default (OP-16). */
export const DESCRIPTION_STYLES = [
  { id: 'photoreal', label: 'Photorealistic' },
  { id: 'van-gogh', label: 'van Gogh' },
  { id: 'watercolor', label: 'Watercolor' },
  { id: 'studio-ghibli', label: 'Studio Ghibli' },
  { id: 'pixel-art', label: 'Pixel Art' },
  { id: '3d-anime', label: '3D Anime' },
  { id: '3d-cartoon', label: '3D Cartoon' },
  { id: 'pixar', label: 'Pixar' },
  { id: 'chinese-ink-painting', label: 'Chinese Ink Painting' },
  { id: 'cartoon', label: 'Cartoon' },
  { id: 'neon-cyberpunk', label: 'Neon Cyberpunk' },
  { id: 'sci-fi', label: 'Sci-Fi' },
  { id: 'anime', label: 'Anime' },
  { id: 'pop-art', label: 'Pop Art' },
  { id: 'line-art', label: 'Line Art' },
] as const satisfies readonly { id: StyleId; label: string }[]

/** The 10 choices of the image wizard; `none` is Keep Original. */
export const IMAGE_STYLES = [
  { id: 'none', label: 'Keep Original' },
  { id: 'anime', label: 'Anime' },
  { id: 'cartoon', label: 'Cartoon' },
  { id: 'comic-book', label: 'Comic Book' },
  { id: 'fantasy', label: 'Fantasy' },
  { id: 'neonpunk', label: 'Neonpunk' },
  { id: 'corporate', label: 'Corporate' },
  { id: 'sci-fi', label: 'Sci-Fi' },
  { id: 'cyberpunk-retro', label: 'Cyberpunk Retro' },
  { id: 'cyberpunk-cityscape', label: 'Cyberpunk Cityscape' },
] as const satisfies readonly { id: StyleId; label: string }[]

const squeezed = (text: string) => text.toLowerCase().replaceAll(/[\s-]+/g, '')

const idBySqueezedName = new Map<string, StyleId>(
  STYLE_NAMES.filter((name) => name !== 'Photorealistic').map((name) => [
    squeezed(name),
    name.toLowerCase().replaceAll(' ', '-') as StyleId, // true by the definition of StyleId
  ]),
).set('photorealistic', 'photoreal')

/** The canonical style of a name written with any case, blanks and hyphens; undefined when there is no such style. */
export function findStyle(name: string): StyleId | undefined {
  return idBySqueezedName.get(squeezed(name))
}

/** The name a person reads for a style. */
export function styleLabel(id: string): string {
  const shown = [...DESCRIPTION_STYLES, ...IMAGE_STYLES].find((style) => style.id === id)
  return shown?.label ?? STYLE_NAMES.find((name) => findStyle(name) === id) ?? id
}
