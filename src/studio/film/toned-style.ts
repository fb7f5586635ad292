import { isTone, tonePicture } from '../finish/tone-picture.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import type { Style } from '../styles/style.ts'

/**
 * The style in the tones that were said of the picture (black and white, sepia, moonlight …), for films, which are put together from
 * what a style paints. What else is said of light needs the place of the figure in the picture, and films are without it.
 */
export function tonedStyle(style: Style, { light }: SceneSheet): Style {
  const tones = (light.effects ?? []).filter(isTone)
  if (tones.length === 0) return style
  return {
    ...style,
    paint(job) {
      const picture = style.paint(job)
      for (const tone of tones) tonePicture(picture, tone)
      return picture
    },
  }
}
