import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { heroImagesQuery } from '#web/data/showcase/hero-images-query.ts'
import { showcase } from '#web/data/showcase/showcase-pictures.ts'
import { styleLook } from '#web/data/showcase/style-looks.ts'
import { AmbientVideo } from '#web/ui/ambient-video.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { SwatchFigure } from '#web/ui/swatch-figure.tsx'

/** The moving one of the line-up. Its poster is a picture of the fetched list by chance; without a list, its first frame. */
export function HeroFilm({ className }: { className?: string }) {
  const { data: posters = [], isPending } = useQuery(heroImagesQuery)
  const [chance] = useState(Math.random)
  const poster = posters[Math.floor(chance * posters.length)] ?? (isPending ? undefined : showcase.filmPoster('hero'))
  return (
    <div className={classNames('relative isolate overflow-hidden', className)}>
      <SwatchFigure {...styleLook('anime')} />
      <AmbientVideo
        url={showcase.film('hero')}
        label="A drawn woman by the sea, her hair in the wind"
        posterUrl={poster}
        inViewShare={LIMITS.videoInViewShare}
        // She stands a little left of the middle, in the film as in its posters.
        className="size-full [&_video]:object-[40%_50%]"
      />
    </div>
  )
}
