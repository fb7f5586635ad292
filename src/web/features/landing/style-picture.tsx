import type { StyleId } from '#contract/styles.ts'
import { styleLook } from '#web/data/showcase/style-looks.ts'
import { Picture } from '#web/ui/picture.tsx'
import { SwatchFigure } from '#web/ui/swatch-figure.tsx'

/** A showcase picture in its frame, with the style's colours until it has come. */
export function StylePicture({
  url,
  styleId,
  alt = '',
  className,
  isEager,
}: {
  url: string
  styleId: StyleId
  alt?: string
  className?: string
  isEager?: boolean
}) {
  return (
    <Picture url={url} alt={alt} isEager={isEager} className={className} fallback={<SwatchFigure {...styleLook(styleId)} />} />
  )
}
