import type { PhotoLens } from './draw-backdrop.ts'
import { lensBlur } from './lens-blur.ts'
import { layMatter } from './matter.ts'

/** The lens of every photograph. */
export const PHOTO_LENS: PhotoLens = { blur: lensBlur, layMatter }
