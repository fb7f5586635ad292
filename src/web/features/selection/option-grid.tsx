import { LIMITS } from '#contract/limits.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Drawing } from '#web/ui/drawing.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import Check from '~icons/lucide/check'
import Maximize2 from '~icons/lucide/maximize-2'

export interface OptionGridProps {
  /** Undefined while they are being drawn. */
  urls: readonly string[] | undefined
  selectedUrl: string | undefined
  name: string
  /** Of several rounds each is a group of its own, under its heading; the others are near, so small screens show it small. */
  round?: { readonly number: number; readonly headingId: string; readonly isSmall: boolean }
  onSelect(url: string): void
}

const GRID = 'mt-5 grid grid-cols-3 gap-5 small:gap-4'
/** Of several rounds two are seen at once in a low window. */
const ROUND_GRID = 'mt-3 min-[75rem]:mt-0 min-[75rem]:grid-cols-[repeat(3,clamp(11.5rem,50dvh-12.25rem,16.5rem))]'
/** As high as the link in it, so that nothing moves when that comes. */
const CAPTION = 'mt-3 flex items-center justify-between gap-2 text-sm pointer-coarse:min-h-11'

/** The takes beside each other; one is chosen. Never dimmed: what one judges must be seen as it is. */
export function OptionGrid({ urls, selectedUrl, name, round, onSelect }: OptionGridProps) {
  const grid = classNames(GRID, round && ROUND_GRID, round?.isSmall ? 'small:gap-2' : 'small:grid-cols-1')
  if (!urls) {
    return (
      <div className={grid} role="status" aria-label="The previews are being drawn">
        {Array.from({ length: LIMITS.previewsPerRequest }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stages are all alike and never change places.
          <div key={index}>
            <Drawing progress={0} className="aspect-square w-full animate-shimmer rounded-card" />
            <p className={`${CAPTION} text-soft`}>Take {index + 1}</p>
          </div>
        ))}
      </div>
    )
  }
  return (
    <fieldset className={grid} {...(round && { 'aria-labelledby': round.headingId })}>
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
      <p className={CAPTION}>
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
