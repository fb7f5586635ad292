import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { showcase } from '#web/data/showcase/showcase-pictures.ts'
import { classNames } from '#web/ui/class-names.ts'
import { SectionHead } from '#web/ui/section-head.tsx'
import { LANDING_STYLES } from './landing-styles.ts'
import { StylePicture } from './style-picture.tsx'

/** How much wider the open panel is than a closed one, and what that leaves for one. */
const OPEN_SHARE = 1.6
const UNIT = `((100cqw - ${(LANDING_STYLES.length - 1) * 8}px) / ${LANDING_STYLES.length - 1 + OPEN_SHARE})`

/** One person in several hands. The pointer or the arrow keys open a panel; panels move by transform and clip, never by layout. */
export function StyleStrip() {
  const [open, setOpen] = useState(2)
  const list = useRef<HTMLUListElement>(null)
  // The page comes drawn: somebody may have tabbed to a panel before it came to life, and no event tells of that any more.
  useEffect(() => {
    const panels: (Element | null)[] = [...(list.current?.querySelectorAll('button') ?? [])]
    const focused = panels.indexOf(document.activeElement)
    if (focused >= 0) setOpen(focused)
  }, [])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const next = Math.min(LANDING_STYLES.length - 1, Math.max(0, open + step))
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <section aria-labelledby="styles-title" className="column pt-28 small:pt-22">
      <SectionHead id="styles-title" title="Diverse Character Styles">
        One character, six of many hands. Move across to see her change.
      </SectionHead>
      <ul
        ref={list}
        onKeyDown={onKeyDown}
        className="@container min-[62.5rem]:relative min-[62.5rem]:h-110 min-[110rem]:h-136 min-[62.5rem]:overflow-x-clip small:-mx-5 small:scroll-px-5 wide:max-[62.4375rem]:-mx-10 wide:max-[62.4375rem]:scroll-px-10 wide:max-[62.4375rem]:px-10 max-[62.4375rem]:flex max-[62.4375rem]:snap-x max-[62.4375rem]:snap-mandatory max-[62.4375rem]:gap-2 max-[62.4375rem]:overflow-x-auto small:px-5 max-[62.4375rem]:pb-2"
      >
        {LANDING_STYLES.map(({ name, styleId }, index) => (
          <li key={name} className="contents">
            <button
              type="button"
              aria-pressed={index === open}
              onFocus={() => setOpen(index)}
              onPointerEnter={() => setOpen(index)}
              style={panelPlace(index, open)}
              className={classNames(
                'group overflow-hidden rounded-card text-left transition-[transform,clip-path] duration-220 ease-out',
                'min-[62.5rem]:absolute min-[62.5rem]:inset-y-0 min-[62.5rem]:left-0 min-[62.5rem]:w-(--panel-width) min-[62.5rem]:translate-x-(--panel-x) min-[62.5rem]:[clip-path:var(--panel-clip)]',
                'max-[62.4375rem]:relative max-[62.4375rem]:h-70 max-[62.4375rem]:w-52 max-[62.4375rem]:shrink-0 max-[62.4375rem]:snap-start',
              )}
            >
              <span className="block size-full transition-transform duration-220 ease-out min-[62.5rem]:translate-x-(--picture-x)">
                <StylePicture url={showcase.strip(styleId)} styleId={styleId} className="size-full" />
              </span>
              <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-[#0b0a0fe0] to-transparent p-4 pt-14 font-semibold text-[#f5f2ec] text-sm">
                <span className={classNames('block', index !== open && 'min-[62.5rem]:max-w-(--label-width)')}>{name}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Every panel is as wide as the open one; closed ones are clipped at the right and keep the middle of their picture. */
function panelPlace(index: number, open: number): React.CSSProperties {
  const isOpen = index === open
  const hidden = isOpen ? '0px' : `calc(${OPEN_SHARE - 1} * ${UNIT})`
  const shift = index > open ? `${OPEN_SHARE - 1} * ${UNIT}` : '0px'
  return {
    '--panel-width': `calc(${OPEN_SHARE} * ${UNIT})`,
    '--panel-x': `calc(${index} * (${UNIT} + 8px) + ${shift})`,
    '--panel-clip': `inset(0 ${hidden} 0 0 round 16px)`,
    '--picture-x': isOpen ? '0px' : `calc(${-(OPEN_SHARE - 1) / 2} * ${UNIT})`,
    '--label-width': `calc(${UNIT} - 32px)`,
  } as React.CSSProperties // custom properties
}
