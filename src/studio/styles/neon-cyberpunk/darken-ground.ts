import type { Context2D } from '../../canvas.ts'
import { duotone } from '../duotone.ts'
import type { PictureSize } from '../style.ts'

/** Night falls over a ground: indigo in the dark, magenta haze in the middle, a trace of cyan in the lights. */
export function darkenGround(context: Context2D, { widthPx, heightPx }: PictureSize): void {
  const picture = context.getImageData(0, 0, widthPx, heightPx)
  duotone(
    { width: widthPx, height: heightPx, data: picture.data },
    {
      ramp: [
        [0.02, 0.015, 0.07],
        [0.3, 0.06, 0.42],
        [0.35, 0.85, 1],
      ],
      share: 0.6,
      exposure: 0.62,
    },
  )
  context.putImageData(picture, 0, 0)
}
