import { useId } from 'react'
import type { AspectRatio } from '#contract/aspect-ratios.ts'
import { LIMITS } from '#contract/limits.ts'
import { Popover } from '#web/ui/popover.tsx'

const COUNTS = Array.from({ length: LIMITS.chatPicturesPerMessage }, (_, index) => index + 1)

/** The wide ones in one row, the tall ones in the other. */
const SHAPES = ['1:1', '4:3', '3:2', '16:9', '3:4', '2:3', '9:16'] as const satisfies readonly AspectRatio[]

const CHOICE =
  'grid min-h-10 pointer-coarse:min-h-11 min-w-14 cursor-pointer place-items-center rounded-control px-2 text-sm text-soft tabular-nums ring-edge ring-inset ring-1 transition duration-120 hover:text-ink has-checked:text-ink has-checked:ring-2 has-checked:ring-lit has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-spot'

/** How many pictures a scene has, and of which shape: small beside the price, since one square is what is mostly wanted. */
export function PictureOptions({
  count,
  aspectRatio,
  onChange,
}: {
  count: number
  aspectRatio: AspectRatio
  onChange(part: { count?: number; aspectRatio?: AspectRatio }): void
}) {
  const group = useId()
  const now = count > 1 ? `${count} × ${aspectRatio}` : aspectRatio
  return (
    <Popover
      label="How many pictures, and their shape"
      trigger={
        <button
          type="button"
          aria-label={`${now}, number and shape of the pictures`}
          title="Number and shape"
          className="touch -mx-2 inline-flex h-10 shrink-0 items-center gap-2 rounded-control px-2 font-medium text-sm text-soft tabular-nums transition duration-120 hover:text-ink data-[state=open]:text-ink"
        >
          <Shape ratio={aspectRatio} />
          {now}
        </button>
      }
    >
      <fieldset>
        <legend className="mb-2 font-medium text-sm">How many</legend>
        <div className="grid grid-cols-4 gap-2">
          {COUNTS.map((value) => (
            <label key={value} className={CHOICE}>
              <input
                type="radio"
                name={`${group}-count`}
                aria-label={value === 1 ? '1 picture' : `${value} pictures`}
                checked={value === count}
                onChange={() => onChange({ count: value === 1 ? undefined : value })}
                className="sr-only"
              />
              {value}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="mt-4">
        <legend className="mb-2 font-medium text-sm">Shape</legend>
        <div className="grid grid-cols-4 gap-2">
          {SHAPES.map((ratio) => (
            <label key={ratio} className={`${CHOICE} gap-1 py-2`}>
              <input
                type="radio"
                name={`${group}-shape`}
                aria-label={ratio}
                checked={ratio === aspectRatio}
                onChange={() => onChange({ aspectRatio: ratio === '1:1' ? undefined : ratio })}
                className="sr-only"
              />
              <span className="grid h-5 place-items-center">
                <Shape ratio={ratio} />
              </span>
              <span aria-hidden="true">{ratio}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </Popover>
  )
}

/** A small frame of that shape. */
function Shape({ ratio }: { ratio: AspectRatio }) {
  const [wide = 1, high = 1] = ratio.split(':').map(Number)
  const sidePx = 14
  const width = sidePx * Math.sqrt(wide / high)
  return (
    <span
      aria-hidden="true"
      style={{ width, height: sidePx ** 2 / width }}
      className="inline-block rounded-[2px] border-[1.5px] border-current"
    />
  )
}
