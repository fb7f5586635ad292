import { useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'

/** The last thing in a column that scrolls and pads its foot by 4 (`pb-4`): what is cut at the foot fades out as long as there is more below, and only then. */
export function MoreBelow({ className }: { className?: string }) {
  const end = useRef<HTMLDivElement>(null)
  const [isMore, setIsMore] = useState(false)
  useEffect(() => {
    if (!end.current) return
    // A busy page is told of several changes at once, the newest last.
    const observer = new IntersectionObserver((entries) => setIsMore(entries.at(-1)?.isIntersecting === false))
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div aria-hidden="true" className={classNames('pointer-events-none sticky -bottom-4 z-10 h-0 shrink-0', className)}>
        <div
          data-testid="more-below"
          className={classNames(
            'absolute inset-x-0 bottom-0 h-16 bg-linear-to-t from-stage transition-opacity duration-220',
            !isMore && 'opacity-0',
          )}
        />
      </div>
      <div ref={end} className={classNames('h-px shrink-0', className)} />
    </>
  )
}
