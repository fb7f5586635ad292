import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import ChevronLeft from '~icons/lucide/chevron-left'
import ChevronRight from '~icons/lucide/chevron-right'
import { classNames } from './class-names.ts'

/** The room of an arrow, and from where on what lies beside it is whole. */
const ARROW_PX = 32
const FADED_PX = 56
/** How much of its width the row goes on with one press. */
const STRIDE = 0.7

/** A row that slides where it has no room. An arrow stands at each edge where it goes on, for fingers and pointers; keys need none. */
export function SlidingRow({
  children,
  className,
  scroller: given,
}: {
  children: ReactNode
  className?: string
  scroller?: RefObject<HTMLDivElement | null>
}) {
  const own = useRef<HTMLDivElement>(null)
  const scroller = given ?? own
  const more = useMore(scroller)
  const slide = (direction: -1 | 1) => {
    const row = scroller.current
    row?.scrollBy({ left: direction * row.clientWidth * STRIDE, behavior: 'smooth' })
  }
  return (
    <div className={classNames('relative min-w-0', className)}>
      <div
        ref={scroller}
        className="overflow-x-auto [scrollbar-width:none]"
        style={{ maskImage: maskOf(more), scrollPaddingInline: FADED_PX }}
      >
        {children}
      </div>
      {more.before && (
        <Arrow side="before" onPress={() => slide(-1)}>
          <ChevronLeft size={18} />
        </Arrow>
      )}
      {more.after && (
        <Arrow side="after" onPress={() => slide(1)}>
          <ChevronRight size={18} />
        </Arrow>
      )}
    </div>
  )
}

function Arrow({ side, onPress, children }: { side: 'before' | 'after'; onPress(): void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-hidden="true"
      tabIndex={-1}
      data-testid={`more-${side}`}
      onClick={onPress}
      style={{ width: ARROW_PX }}
      className={classNames(
        'absolute inset-y-0 grid place-items-center text-soft transition duration-120 hover:text-ink',
        side === 'before' ? 'left-0' : 'right-0',
      )}
    >
      {children}
    </button>
  )
}

interface More {
  readonly before: boolean
  readonly after: boolean
}

/** At which edges the row goes on. */
function useMore(scroller: RefObject<HTMLElement | null>): More {
  const [more, setMore] = useState<More>({ before: false, after: false })
  useEffect(() => {
    const row = scroller.current
    if (!row) return
    const look = () => {
      const before = row.scrollLeft > 1
      const after = row.scrollWidth - row.clientWidth - row.scrollLeft > 1
      setMore((known) => (known.before === before && known.after === after ? known : { before, after }))
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(row)
    for (const child of row.children) sizes.observe(child)
    row.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      row.removeEventListener('scroll', look)
    }
  }, [scroller])
  return more
}

/** What lies at an edge where the row goes on fades, and leaves room for the arrow. */
function maskOf({ before, after }: More): string | undefined {
  if (!before && !after) return undefined
  const start = before ? `transparent ${ARROW_PX}px, #000 ${FADED_PX}px` : '#000 0'
  const end = after ? `#000 calc(100% - ${FADED_PX}px), transparent calc(100% - ${ARROW_PX}px)` : '#000 100%'
  return `linear-gradient(90deg, ${start}, ${end})`
}
