import type { ReactNode } from 'react'
import type { StyleId } from '#contract/styles.ts'
import { showcase } from '#web/data/showcase/showcase-pictures.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Drawing } from '#web/ui/drawing.tsx'
import { HeroFilm } from './hero-film.tsx'
import { StylePicture } from './style-picture.tsx'

interface Standing {
  /** Who it is; their picture's name. */
  name: string
  styleId: StyleId
  label: string
  className: string
}

const LEFT: Standing = { name: 'momo', styleId: 'pixel-art', label: 'Pixel Art', className: 'h-[61%] small:hidden' }
const RIGHT: readonly Standing[] = [
  { name: 'anselm', styleId: 'photoreal', label: 'Photorealistic', className: 'h-[73%]' },
  { name: 'kit', styleId: 'anime', label: 'Anime', className: 'h-[56%]' },
]

/** Figures in different styles on one floor: one of them moves, and there is a place in the light for the visitor's own. */
export function LineUp({ yours, className }: { yours?: ReactNode; className?: string }) {
  return (
    <div className={classNames('flex items-end gap-2', className)}>
      <Panel {...LEFT} />
      <figure className="relative h-[81%] w-49 shrink-0 small:w-35">
        <HeroFilm className="h-full rounded-t-card" />
        <Caption>Anime, in motion</Caption>
      </figure>
      <figure className="relative h-full w-[236px] shrink-0 small:w-[176px]">
        <Drawing progress={yours ? 1 : 0} colour={yours} className="h-full rounded-t-card ring-1 ring-seam" />
        <figcaption className="absolute top-full left-0 flex items-center gap-2 pt-3 font-medium text-sm">
          <span className="size-1.5 rounded-full bg-lit" />
          Yours, as you type
        </figcaption>
      </figure>
      {RIGHT.map((standing) => (
        <Panel key={standing.name} {...standing} />
      ))}
    </div>
  )
}

function Panel({ name, styleId, label, className }: Standing) {
  return (
    <figure className={classNames('relative w-32 shrink-0 small:w-24', className)}>
      <StylePicture url={showcase.lineUp(name)} styleId={styleId} isEager className="h-full rounded-t-card" />
      <Caption>{label}</Caption>
    </figure>
  )
}

function Caption({ children }: { children: ReactNode }) {
  return <figcaption className="absolute top-full left-0 max-w-full truncate pt-3 text-sm text-soft">{children}</figcaption>
}
