import { Dialog as Primitive } from 'radix-ui'
import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { showFocused } from './show-focused.ts'
import { useFocusReturn } from './use-focus-return.ts'

/** What every sheet at an edge of the page shares: the curtain behind it, its edge, and where the focus goes and returns. */
export function EdgeSheet({
  isOpen = true,
  onClose,
  children,
  className,
  style,
}: {
  isOpen?: boolean
  onClose(): void
  children: ReactNode
  className: string
  style?: CSSProperties
}) {
  const focus = useFocusReturn()
  return (
    <Primitive.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-appear bg-curtain" />
        <Primitive.Content
          {...focus}
          onFocus={showFocused}
          aria-describedby={undefined}
          style={style}
          className={classNames('fixed z-50 flex flex-col bg-stage text-ink shadow-float outline-none', className)}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
