import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** One thing the house can do: words on four columns, pictures on eight; every second one mirrored. */
export function FeatureSection({
  id,
  title,
  text,
  words,
  isMirrored = false,
  children,
}: {
  id: string
  title: string
  text: ReactNode
  /** Below the text. */
  words?: ReactNode
  isMirrored?: boolean
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'column grid items-center gap-14 pt-28 max-[62.4375rem]:grid-cols-1 max-[62.4375rem]:gap-8 small:pt-18',
        isMirrored ? 'grid-cols-[8fr_4fr]' : 'grid-cols-[4fr_8fr]',
      )}
    >
      <div className={classNames('min-w-0', isMirrored && 'min-[62.5rem]:order-last')}>
        <h2 id={id} className="display text-section small:text-[1.875rem]">
          {title}
        </h2>
        <p className="mt-4 max-w-120 text-soft max-[62.4375rem]:max-w-140">{text}</p>
        {words}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
