import type { ComponentProps, ReactNode } from 'react'
import { type ButtonStyle, buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  icon?: ReactNode
  /** Shows a spinner and takes no presses. */
  isBusy?: boolean
}

export function Button({ kind, size, isWide, icon, isBusy = false, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={classNames(buttonStyle({ kind, size, isWide }), className)}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  )
}
