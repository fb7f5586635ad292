import type { StyleId } from '#contract/styles.ts'

/** Pictures the house's own engine drew for its walls; `scripts/` renders them into `public/showcase`. */
export const showcase = {
  /** One per style of the picker, square. */
  style: (id: StyleId) => `/showcase/styles/${id}.webp`,
  /** One per style of the image wizard: the same photo redrawn; `none` is the photo itself. */
  photoStyle: (id: StyleId) => `/showcase/photo-styles/${id}.webp`,
  /** The same person in the styles of the landing page, square. */
  strip: (id: StyleId) => `/showcase/strip/${id}.webp`,
  /** Upright figures of the poster, by the person's name. */
  lineUp: (name: string) => `/showcase/line-up/${name}.webp`,
  /** Before and after of each tool, square. */
  dressUp: (name: 'person' | 'outfit' | 'after') => `/showcase/dress-up/${name}.webp`,
  stealTheLook: (name: 'person' | 'look' | 'after') => `/showcase/steal-the-look/${name}.webp`,
  blend: (name: 'first' | 'second' | 'after') => `/showcase/blend/${name}.webp`,
  changeBackground: (name: 'before' | 'after') => `/showcase/change-background/${name}.webp`,
  flashEdit: (name: 'before' | 'hair' | 'glasses' | 'night' | 'watercolor') => `/showcase/flash-edit/${name}.webp`,
  fromAPhoto: (name: 'photo' | 'anime' | 'comic') => `/showcase/from-a-photo/${name}.webp`,
  /** `mira` and the scenes `1` to `4` with her. */
  scene: (name: string) => `/showcase/scenes/${name}.webp`,
  /** Characters of the sample gallery. */
  sample: (name: string) => `/showcase/samples/${name}.webp`,
  /** Films and their first frames. */
  film: (name: string) => `/showcase/films/${name}.mp4`,
  filmPoster: (name: string) => `/showcase/films/${name}.webp`,
}
