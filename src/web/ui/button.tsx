import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { type ButtonStyle, buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  icon?: ReactNode
  /** Shows a spinner and takes no presses. It keeps the focus, which a disabled button would lose: it may be pressed again. */
  isBusy?: boolean
}

/** A busy submit button is still the one that Enter in a field presses. */
const ignore = (event: MouseEvent) => event.preventDefault()

export function Button({
  kind,
  size,
  isWide,
  icon,
  isBusy = false,
  className,
  children,
  disabled = false,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={isBusy ? ignore : onClick}
      disabled={disabled && !isBusy}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={classNames(buttonStyle({ kind, size, isWide }), className)}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  )
}
