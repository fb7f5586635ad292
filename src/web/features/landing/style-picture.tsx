import type { StyleId } from '#contract/styles.ts'
import { styleLook } from '#web/data/showcase/style-looks.ts'
import { classNames } from '#web/ui/class-names.ts'
import { SwatchFigure } from '#web/ui/swatch-figure.tsx'

/** A showcase picture over its style's colours, which are seen until it has come. It needs no script to appear. */
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
    <span className={classNames('relative block overflow-hidden', className)}>
      <SwatchFigure {...styleLook(styleId)} />
      <img
        src={url}
        alt={alt}
        loading={isEager ? 'eager' : 'lazy'}
        // The title is what one waits for; no picture comes before the fonts and the script.
        fetchPriority="low"
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
    </span>
  )
}
