import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A 40 px square with an icon; `label` is its name for those who cannot see the icon. */
export function IconButton({
  label,
  icon,
  className,
  ...rest
}: { label: string; icon: ReactNode } & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classNames(
        'touch inline-flex size-10 shrink-0 items-center justify-center rounded-control text-soft transition duration-120',
        'hover:bg-wing hover:text-ink disabled:hover:bg-transparent disabled:hover:text-soft',
        className,
      )}
    >
      {icon}
    </button>
  )
}
