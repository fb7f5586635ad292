import type { ReactNode } from 'react'

/** A section's title with one sentence at the right, both on the last baseline; below it where the row would be cramped. */
export function SectionHead({ id, title, children }: { id?: string; title: string; children?: ReactNode }) {
  return (
    <div className="mb-10 flex items-end justify-between gap-x-16 gap-y-3 small:mb-6 max-[62.4375rem]:flex-col max-[62.4375rem]:items-start">
      <h2 id={id} className="display text-section small:text-[1.875rem]">
        {title}
      </h2>
      {children && <p className="max-w-98 text-soft max-[62.4375rem]:max-w-140 min-[62.5rem]:w-1/3">{children}</p>}
    </div>
  )
}
