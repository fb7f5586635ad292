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
  /** Where the edge of the window leaves so little of it that its name would be cut. */
  captionClassName?: string
}

const LEFT: Standing = { name: 'momo', styleId: 'pixel-art', label: 'Pixel Art', className: 'h-[61%] small:hidden' }
const RIGHT: readonly Standing[] = [
  {
    name: 'anselm',
    styleId: 'photoreal',
    label: 'Photorealistic',
    className: 'h-[73%]',
    captionClassName: 'max-[26.25rem]:hidden min-[68.75rem]:max-[82.5rem]:hidden',
  },
  {
    name: 'kit',
    styleId: 'anime',
    label: 'Anime',
    className: 'h-[56%]',
    captionClassName: 'max-[29.375rem]:hidden min-[68.75rem]:max-[92.625rem]:hidden',
  },
]

/** Figures in different styles on one floor: one of them moves, and there is a place in the light for the visitor's own. */
export function LineUp({ yours, className }: { yours?: ReactNode; className?: string }) {
  return (
    <div className={classNames('flex items-end gap-2', className)}>
      <Panel {...LEFT} />
      <figure className="relative h-[81%] w-40 shrink-0 broad:w-56 small:w-30">
        <HeroFilm className="h-full rounded-t-card" />
        <Caption>Anime, in motion</Caption>
      </figure>
      <figure className="relative h-full w-59 shrink-0 broad:w-70 small:w-41">
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

function Panel({ name, styleId, label, className, captionClassName }: Standing) {
  return (
    <figure className={classNames('relative w-32 shrink-0 broad:w-36 small:w-24', className)}>
      <StylePicture url={showcase.lineUp(name)} styleId={styleId} isEager className="h-full rounded-t-card" />
      <Caption className={captionClassName}>{label}</Caption>
    </figure>
  )
}

function Caption({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <figcaption className={classNames('absolute top-full left-0 max-w-full truncate pt-3 text-sm text-soft', className)}>
      {children}
    </figcaption>
  )
}
