import { DropdownMenu as Primitive } from 'radix-ui'
import { createContext, type ReactNode, type RefObject, use, useRef } from 'react'
import { classNames } from './class-names.ts'

/** What is done once the menu is gone and its trigger has the focus again. */
const AfterClose = createContext<RefObject<(() => void) | undefined> | undefined>(undefined)

/** A menu under its trigger, or over it. */
export function Menu({
  trigger,
  label,
  side = 'bottom',
  gapPx = 8,
  className,
  children,
}: {
  trigger: ReactNode
  label: string
  /** Where it opens, if there is room. */
  side?: 'top' | 'bottom'
  gapPx?: number
  className?: string
  children: ReactNode
}) {
  const afterClose = useRef<() => void>(undefined)
  const runAfterClose = () => {
    const run = afterClose.current
    afterClose.current = undefined
    if (run) queueMicrotask(run)
  }
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          // Else it is named by its trigger.
          aria-labelledby={undefined}
          align="end"
          side={side}
          sideOffset={gapPx}
          collisionPadding={12}
          onCloseAutoFocus={runAfterClose}
          className={classNames(
            'z-50 min-w-60 max-w-[min(24rem,calc(100vw-24px))] animate-enter rounded-card bg-stage p-1.5 text-ink shadow-float ring-1 ring-seam',
            className,
          )}
        >
          <AfterClose value={afterClose}>{children}</AfterClose>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** What the menu is about, above its entries, for the eye: the keys pass it by, so the menu's `label` says the same. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return (
    <>
      <Primitive.Label aria-hidden="true" className="wrap-anywhere px-3 pt-2 pb-2.5">
        {children}
      </Primitive.Label>
      <Primitive.Separator className="mx-1.5 mb-1.5 h-px bg-seam" />
    </>
  )
}

/**
 * `opensDialog`: the dialog, or whatever else takes the focus, comes when the menu is gone; closing it leads back to the menu's
 * trigger. `describedBy`: the id of what more there is to know of it; the keys pass by everything that is no entry.
 */
export function MenuEntry({
  icon,
  onSelect,
  opensDialog = false,
  describedBy,
  className,
  children,
}: {
  icon?: ReactNode
  onSelect(): void
  opensDialog?: boolean
  describedBy?: string | undefined
  className?: string
  children: ReactNode
}) {
  const afterClose = use(AfterClose)
  const select = () => {
    if (opensDialog && afterClose) afterClose.current = onSelect
    else onSelect()
  }
  return (
    <Primitive.Item
      onSelect={select}
      aria-describedby={describedBy}
      className={classNames(
        'flex min-h-10 pointer-coarse:min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 font-medium text-sm outline-none data-[highlighted]:bg-wing',
        className,
      )}
    >
      {icon}
      {children}
    </Primitive.Item>
  )
}
