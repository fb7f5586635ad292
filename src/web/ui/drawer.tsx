import { Dialog as Primitive } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import X from '~icons/lucide/x'
import { IconButton } from './icon-button.tsx'

/** A panel from the right edge, for menus on small screens. */
export function Drawer({
  isOpen,
  onClose,
  title,
  children,
}: {
  isOpen: boolean
  onClose(): void
  title: string
  children: ReactNode
}) {
  const opener = useRef<Element>(null)
  return (
    <Primitive.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-appear bg-curtain" />
        <Primitive.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          // Radix gives the focus back to a trigger of its own only.
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          className="fixed inset-y-0 right-0 z-50 flex w-[min(340px,86vw)] animate-from-right flex-col overflow-y-auto bg-stage shadow-float outline-none"
        >
          <div className="sticky top-0 z-10 flex h-15 shrink-0 items-center justify-between gap-3 bg-stage pr-3 pl-6">
            <Primitive.Title className="display min-w-0 truncate text-lg">{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label="Close" icon={<X size={20} />} />
            </Primitive.Close>
          </div>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
