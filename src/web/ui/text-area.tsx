import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A text box with a foot for small print and a tool, inside the same frame. */
export function TextArea({ foot, className, ...rest }: { foot?: ReactNode } & ComponentProps<'textarea'>) {
  return (
    <div
      className={classNames(
        'rounded-control bg-wing transition duration-120 focus-within:outline-2 focus-within:outline-spot',
        className,
      )}
    >
      <textarea
        {...rest}
        className={classNames(
          'block field-sizing-content max-h-60 min-h-21 w-full resize-none bg-transparent px-3.5 pt-3 text-base text-ink leading-6 outline-none',
          !foot && 'pb-3',
        )}
      />
      {foot && <div className="flex items-center justify-between gap-3 py-2 pr-2 pl-3.5">{foot}</div>}
    </div>
  )
}
