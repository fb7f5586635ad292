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
}
