import { Tooltip as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

/** Around a page that has tooltips (they are no part of the first load): how long a pointer rests before a tooltip shows, and how long the next one shows at once. */
export function TooltipProvider(props: { delayMs: number; skipDelayMs: number; children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={props.delayMs} skipDelayDuration={props.skipDelayMs}>
      {props.children}
    </Primitive.Provider>
  )
}

/** A sentence beside its trigger. A disabled button sends no pointer events: wrap it in a span with `tabIndex={0}`. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={8}
          collisionPadding={12}
          className="z-60 max-w-70 animate-appear rounded-control bg-ink px-3 py-2 text-house text-sm shadow-float"
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
