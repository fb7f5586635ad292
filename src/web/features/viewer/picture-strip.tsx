import { classNames } from '#web/ui/class-names.ts'
import type { ViewedPicture } from './viewed-picture.ts'

/** The pictures beside the one that is shown, small. */
export function PictureStrip({
  pictures,
  at,
  onShow,
}: {
  pictures: readonly ViewedPicture[]
  at: number
  onShow(index: number): void
}) {
  return (
    <div className="flex max-w-full gap-2 overflow-x-auto px-5 py-3 *:first:ml-auto *:last:mr-auto">
      {pictures.map((picture, index) => (
        <button
          key={picture.url}
          type="button"
          aria-label={`Picture ${index + 1} of ${pictures.length}`}
          aria-current={index === at}
          onClick={() => onShow(index)}
          className={classNames(
            'size-14 shrink-0 overflow-hidden rounded-control transition duration-120',
            index === at ? 'ring-2 ring-lit ring-offset-2 ring-offset-[#060509]' : 'opacity-60 hover:opacity-100',
          )}
        >
          <img
            src={picture.thumbnailUrl ?? picture.url}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            decoding="async"
            className="size-full object-cover"
          />
        </button>
      ))}
    </div>
  )
}
