import { classNames } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import Check from '~icons/lucide/check'
import Maximize2 from '~icons/lucide/maximize-2'
import { TAKE_CAPTION, takesGrid } from './takes-grid.ts'

export interface OptionGridProps {
  urls: readonly string[]
  selectedUrl: string | undefined
  name: string
  /** Of several rounds each is a group of its own, under its heading; the others are near, so small screens show it small. */
  round?: { readonly number: number; readonly headingId: string; readonly isSmall: boolean }
  onSelect(url: string): void
}

/** The takes beside each other; one is chosen. Never dimmed: what one judges must be seen as it is. */
export function OptionGrid({ urls, selectedUrl, name, round, onSelect }: OptionGridProps) {
  return (
    <fieldset className={takesGrid(round)} {...(round && { 'aria-labelledby': round.headingId })}>
      {!round && (
        <legend className="sr-only">
          Choose one picture of <bdi>{name}</bdi>
        </legend>
      )}
      {urls.map((url, index) => (
        <Option
          key={url}
          url={url}
          words={round ? `Round ${round.number}, take ${index + 1}` : `Take ${index + 1}`}
          number={index + 1}
          isSmall={round?.isSmall ?? false}
          isChosen={url === selectedUrl}
          onSelect={onSelect}
        />
      ))}
    </fieldset>
  )
}

function Option({
  url,
  words,
  number,
  isSmall,
  isChosen,
  onSelect,
}: {
  url: string
  /** Which one it is among all that can be chosen. */
  words: string
  number: number
  isSmall: boolean
  isChosen: boolean
  onSelect(url: string): void
}) {
  return (
    <div className="min-w-0">
      <label
        className={classNames(
          'relative block cursor-pointer rounded-card ring-lit ring-offset-3 ring-offset-stage transition duration-120',
          'has-focus-visible:outline-2 has-focus-visible:outline-spot has-focus-visible:outline-offset-6',
          isChosen && 'ring-3',
        )}
      >
        <input
          type="radio"
          name="take"
          value={url}
          checked={isChosen}
          onChange={() => onSelect(url)}
          // One that is chosen for whoever has not chosen yet does not change when it is pressed.
          onClick={() => onSelect(url)}
          className="sr-only"
          aria-label={words}
        />
        <Picture
          url={url}
          alt={words}
          isEager
          fallback={<Skeleton className="absolute inset-0" />}
          className="aspect-square w-full rounded-card"
        />
        {isChosen && (
          <span
            aria-hidden="true"
            className={classNames(
              'absolute top-3 right-3 grid size-8 place-items-center rounded-full bg-limelight text-onlimelight',
              isSmall && 'small:top-1.5 small:right-1.5 small:size-6',
            )}
          >
            <Check size={18} strokeWidth={2.5} />
          </span>
        )}
      </label>
      <p className={TAKE_CAPTION}>
        <span className={isChosen ? 'font-semibold' : 'text-soft'}>Take {number}</span>
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="touch inline-flex items-center gap-2 text-soft hover:text-ink"
        >
          <Maximize2 size={15} aria-hidden="true" />
          <span className={isSmall ? 'small:sr-only' : undefined}>Look closer</span>
          <span className="sr-only"> at {words.toLowerCase()}</span>
        </a>
      </p>
    </div>
  )
}
