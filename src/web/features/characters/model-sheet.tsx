import type { Character } from '#contract/entities/character.ts'
import { Drawing } from '#web/ui/drawing.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import CircleAlert from '~icons/lucide/circle-alert'

/** The large views come first in the list, in this number: portrait, full figure, three-quarter view. */
const LARGE_VIEWS = 3

/** The references of a character: three large views and six expressions; a stage while they are being drawn. */
export function ModelSheet({ character }: { character: Character }) {
  if (character.references.length === 0) return <SheetPending character={character} />
  const large = character.references.slice(0, LARGE_VIEWS)
  const expressions = character.references.slice(LARGE_VIEWS)
  return (
    <section aria-label={`Model sheet of ${character.name}`}>
      <div className="grid grid-cols-3 gap-2 small:grid-cols-1">
        {large.map((reference) => (
          <View key={reference.view} {...reference} name={character.name} className="rounded-card" />
        ))}
      </div>
      <h2 className="display mt-10 mb-4 text-card">One face, many moods</h2>
      <div className="grid grid-cols-6 gap-2 max-[1300px]:grid-cols-3">
        {expressions.map((reference) => (
          <View key={reference.view} {...reference} name={character.name} isSmall className="rounded-picture" />
        ))}
      </div>
    </section>
  )
}

interface ViewProps {
  view: string
  url: string
  thumbnailUrl: string
  name: string
  isSmall?: boolean
  className: string
}

function View({ view, url, thumbnailUrl, name, isSmall = false, className }: ViewProps) {
  return (
    <figure>
      <a href={url} target="_blank" rel="noreferrer" className={`group block overflow-hidden ${className}`}>
        <Picture
          url={isSmall ? thumbnailUrl : url}
          alt={`${name}, ${view}`}
          fallback={<Skeleton className="absolute inset-0" />}
          className={`aspect-square w-full transition-transform duration-220 group-hover:scale-102 ${className}`}
        />
      </a>
      <figcaption className="mt-2 text-sm text-soft first-letter:uppercase">{view}</figcaption>
    </figure>
  )
}

function SheetPending({ character }: { character: Character }) {
  if (character.status === 'FAILED') {
    return (
      <div className="rounded-card border border-edge bg-stage p-6">
        <p className="flex items-center gap-2.5 font-semibold text-bad">
          <CircleAlert size={18} aria-hidden="true" />
          Character Failed
        </p>
        <p className="mt-2 max-w-prose text-soft">
          The model sheet could not be drawn, and what it cost came back. Open the previews in your generations to create the
          character again.
        </p>
      </div>
    )
  }
  return (
    <Drawing progress={0} className="aspect-[16/10] w-full rounded-panel">
      <p className="font-semibold">Your Character Is Being Created!</p>
      <p className="mt-1 mb-4 text-sm opacity-75">
        Portrait, full figure, three-quarter view and six expressions, in about a minute.
      </p>
      <Spinner label="Drawing the model sheet" />
    </Drawing>
  )
}
