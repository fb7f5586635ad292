import type { ReactNode } from 'react'
import type { StyleId } from '#contract/styles.ts'
import { showcase } from '#web/data/showcase/showcase-pictures.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Drawing } from '#web/ui/drawing.tsx'
import { StylePicture } from './style-picture.tsx'

interface Standing {
  /** Who it is; their picture's name. */
  name: string
  styleId: StyleId
  label: string
  height: string
}

const LEFT: readonly Standing[] = [
  { name: 'momo', styleId: 'pixel-art', label: 'Pixel Art', height: 'h-[61%]' },
  { name: 'noor', styleId: 'anime', label: 'Anime', height: 'h-[81%]' },
]
const RIGHT: readonly Standing[] = [
  { name: 'anselm', styleId: 'photoreal', label: 'Photorealistic', height: 'h-[73%]' },
  { name: 'kit', styleId: 'anime', label: 'Anime', height: 'h-[56%]' },
]

/** Figures in different styles on one floor, and a place in the light for the visitor's own. */
export function LineUp({ yours, className }: { yours?: ReactNode; className?: string }) {
  return (
    <div className={classNames('flex items-end gap-2', className)}>
      {LEFT.map((standing) => (
        <Panel key={standing.name} {...standing} />
      ))}
      <figure className="relative h-full w-[236px] shrink-0 small:w-[176px]">
        <Drawing progress={yours ? 1 : 0} colour={yours} className="h-full rounded-t-card ring-1 ring-seam" />
        <figcaption className="absolute top-full left-0 flex items-center gap-2 pt-3 font-medium text-sm">
          <span className="size-1.5 rounded-full bg-lit" />
          Yours next
        </figcaption>
      </figure>
      {RIGHT.map((standing) => (
        <Panel key={standing.name} {...standing} />
      ))}
    </div>
  )
}

function Panel({ name, styleId, label, height }: Standing) {
  return (
    <figure className={classNames('relative w-32 shrink-0 small:w-24', height)}>
      <StylePicture url={showcase.lineUp(name)} styleId={styleId} isEager className="h-full rounded-t-card" />
      <figcaption className="absolute top-full left-0 max-w-full truncate pt-3 text-sm text-soft">{label}</figcaption>
    </figure>
  )
}
