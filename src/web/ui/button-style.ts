import { classNames } from './class-names.ts'

export interface ButtonStyle {
  /** `primary` is the one limelight action of a screen; `quiet` an outline; `wing` sits inside cards; `danger` cannot be taken back; `plain` is only words. */
  kind?: 'primary' | 'quiet' | 'wing' | 'danger' | 'plain'
  size?: 'small' | 'medium' | 'large'
  isWide?: boolean
}

const KINDS = {
  primary: 'bg-limelight text-onlimelight hover:brightness-106 active:brightness-96',
  quiet: 'border border-edge text-ink hover:bg-wing',
  wing: 'bg-wing text-ink hover:brightness-115 light:hover:brightness-97',
  danger: 'bg-wing text-bad hover:brightness-115 light:hover:brightness-97',
  plain: 'text-soft hover:text-ink',
} as const

const SIZES = {
  small: 'h-9 px-3.5 text-sm touch',
  medium: 'h-11 px-4.5 text-button',
  large: 'h-13 px-6 text-base',
} as const

/** A busy button looks disabled, and is not: it keeps the focus. */
const DISABLED = classNames(
  'disabled:bg-none disabled:bg-transparent disabled:border disabled:border-seam disabled:text-soft disabled:brightness-100',
  'aria-busy:bg-none aria-busy:bg-transparent aria-busy:border aria-busy:border-seam aria-busy:text-soft aria-busy:brightness-100',
)

/** The look of a button, for links that act like one. */
export function buttonStyle({ kind = 'quiet', size = 'medium', isWide = false }: ButtonStyle = {}): string {
  return classNames(
    'inline-flex shrink-0 select-none items-center justify-center gap-2.5 whitespace-nowrap rounded-control font-semibold',
    'transition duration-120 ease-out',
    KINDS[kind],
    SIZES[size],
    DISABLED,
    isWide && 'w-full',
  )
}
