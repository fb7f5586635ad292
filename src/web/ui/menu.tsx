import { DropdownMenu as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

/** A menu under its trigger. */
export function Menu({ trigger, label, children }: { trigger: ReactNode; label: string; children: ReactNode }) {
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-50 min-w-60 animate-enter rounded-card bg-stage p-1.5 shadow-float ring-1 ring-seam"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** What the menu is about, above its entries. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return (
    <>
      <Primitive.Label className="px-3 pt-2 pb-2.5">{children}</Primitive.Label>
      <Primitive.Separator className="mx-1.5 mb-1.5 h-px bg-seam" />
    </>
  )
}

export function MenuEntry({ icon, onSelect, children }: { icon?: ReactNode; onSelect(): void; children: ReactNode }) {
  return (
    <Primitive.Item
      onSelect={onSelect}
      className="touch flex h-10 cursor-pointer items-center gap-3 rounded-control px-3 font-medium text-sm outline-none data-[highlighted]:bg-wing"
    >
      {icon}
      {children}
    </Primitive.Item>
  )
}
