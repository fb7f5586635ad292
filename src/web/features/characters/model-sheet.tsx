import type { Character } from '#contract/entities/character.ts'
import { Picture } from '#web/ui/picture.tsx'
import { PouredPicture } from '#web/ui/poured-picture.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import CircleAlert from '~icons/lucide/circle-alert'

/** The references of a character, small, in rows of three; a stage while they are being drawn. */
export function ModelSheet({ character, onOpen }: { character: Character; onOpen(index: number): void }) {
  const { references, name } = character
  if (references.length === 0) return <SheetPending character={character} />
  return (
    <section aria-label={`Model sheet of ${name}`} className="grid grid-cols-3 gap-2">
      {references.map(({ view, thumbnailUrl }, index) => (
        <figure key={view} className="min-w-0">
          <button
            type="button"
            onClick={() => onOpen(index)}
            aria-label={`Open: ${name}, ${view}`}
            className="group block w-full overflow-hidden rounded-control"
          >
            <Picture
              url={thumbnailUrl}
              alt={`${name}, ${view}`}
              fallback={<Skeleton className="absolute inset-0" />}
              className="aspect-square w-full transition-transform duration-220 group-hover:scale-103"
            />
          </button>
          <figcaption className="mt-1 truncate text-soft text-xs tracking-tight first-letter:uppercase">
            {view.replace(/ view$/, '')}
          </figcaption>
        </figure>
      ))}
    </section>
  )
}

function SheetPending({ character }: { character: Character }) {
  if (character.status === 'FAILED') {
    return (
      <div className="rounded-card border border-edge bg-stage p-5">
        <p className="flex items-center gap-2.5 font-semibold text-bad">
          <CircleAlert size={18} aria-hidden="true" />
          Character Failed
        </p>
        <p className="mt-2 text-sm text-soft">
          The model sheet could not be drawn, and what it cost came back. Open the previews in your generations to create the
          character again.
        </p>
      </div>
    )
  }
  return (
    <PouredPicture url={character.thumbnailUrl} progress={0} className="aspect-[4/5] w-full rounded-card">
      <p className="font-semibold">Your Character Is Being Created!</p>
      <p className="mt-1 mb-4 text-sm opacity-75">
        Portrait, full figure, three-quarter view and six expressions, in about a minute.
      </p>
      <Spinner label="Drawing the model sheet" />
    </PouredPicture>
  )
}
