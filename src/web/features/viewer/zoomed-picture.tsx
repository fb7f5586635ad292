import { type RefObject, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import type { useZoom } from './use-zoom.ts'
import type { ViewedPicture } from './viewed-picture.ts'

/** One picture, as near as it was brought; its small version stands there until it has come. */
export function ZoomedPicture({
  picture: { url, thumbnailUrl, alt },
  frame,
  look: { zoom, isHeld, handlers },
}: {
  picture: ViewedPicture
  frame: RefObject<HTMLDivElement | null>
  look: ReturnType<typeof useZoom>
}) {
  const [state, setState] = useState<'loading' | 'loaded' | 'broken'>('loading')
  const [attempt, setAttempt] = useState(0)
  const place = 'absolute inset-0 size-full select-none object-contain'
  return (
    <div
      ref={frame}
      {...handlers}
      className={classNames(
        'relative size-full touch-none overflow-hidden',
        zoom.scale > 1 ? (isHeld ? 'cursor-grabbing' : 'cursor-grab') : 'cursor-zoom-in',
      )}
    >
      <div
        className={classNames('absolute inset-0', !isHeld && 'transition-transform duration-120')}
        style={{ transform: `translate(${zoom.xPx}px, ${zoom.yPx}px) scale(${zoom.scale})` }}
      >
        {thumbnailUrl && state === 'loading' && <img src={thumbnailUrl} alt="" draggable={false} className={place} />}
        {state !== 'broken' && (
          <img
            key={attempt}
            src={url}
            alt={alt}
            draggable={false}
            decoding="async"
            onLoad={() => setState('loaded')}
            onError={() => setState('broken')}
            className={classNames(place, state === 'loading' && 'opacity-0')}
          />
        )}
      </div>
      {state === 'loading' && (
        <span className="pointer-events-none absolute inset-x-0 bottom-6 flex justify-center">
          <Spinner label="Loading the picture..." />
        </span>
      )}
      {state === 'broken' && (
        <div role="alert" className="absolute inset-0 grid place-content-center justify-items-center gap-4 p-6 text-center">
          <p className="font-semibold">This picture could not be loaded.</p>
          <Button
            onClick={() => {
              setAttempt(attempt + 1)
              setState('loading')
            }}
          >
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}
