import { Popover as Primitive } from 'radix-ui'
import { type ReactNode, useState } from 'react'

/** A few settings beside their trigger: the focus goes in and comes back; Escape, Enter and a press beside it close it. */
export function Popover({ trigger, label, children }: { trigger: ReactNode; label: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Primitive.Root open={isOpen} onOpenChange={setIsOpen}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align="end"
          side="top"
          sideOffset={10}
          collisionPadding={12}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Where the portal stands in the tree there may be a form.
            event.preventDefault()
            event.stopPropagation()
            setIsOpen(false)
          }}
          className="z-50 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-24px)] animate-enter overflow-y-auto rounded-card bg-stage p-4 text-ink shadow-float outline-none ring-1 ring-seam"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
