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
  onSelect(url: string): void
}

const GRID = 'mt-5 grid grid-cols-3 gap-5 small:grid-cols-1 small:gap-4'
/** As high as the link in it, so that nothing moves when that comes. */
const CAPTION = 'mt-3 flex items-center justify-between text-sm pointer-coarse:min-h-11'

/** The takes beside each other; one is chosen. Never dimmed: what one judges must be seen as it is. */
export function OptionGrid({ urls, selectedUrl, name, onSelect }: OptionGridProps) {
  if (!urls) {
    return (
      <div className={GRID} role="status" aria-label="The previews are being drawn">
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
    <fieldset className={GRID}>
      <legend className="sr-only">
        Choose one picture of <bdi>{name}</bdi>
      </legend>
      {urls.map((url, index) => (
        <Option key={url} url={url} number={index + 1} isChosen={url === selectedUrl} onSelect={onSelect} />
      ))}
    </fieldset>
  )
}

function Option({
  url,
  number,
  isChosen,
  onSelect,
}: {
  url: string
  number: number
  isChosen: boolean
  onSelect(url: string): void
}) {
  return (
    <div>
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
          aria-label={`Take ${number}`}
        />
        <Picture
          url={url}
          alt={`Take ${number}`}
          isEager
          fallback={<Skeleton className="absolute inset-0" />}
          className="aspect-square w-full rounded-card"
        />
        {isChosen && (
          <span
            aria-hidden="true"
            className="absolute top-3 right-3 grid size-8 place-items-center rounded-full bg-limelight text-onlimelight"
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
          Look closer<span className="sr-only"> at take {number}</span>
        </a>
      </p>
    </div>
  )
}
