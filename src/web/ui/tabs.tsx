import { Tabs as Primitive } from 'radix-ui'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { SlidingRow } from './sliding-row.tsx'

export interface TabChoice<Value extends string> {
  value: Value
  label: string
}

/** A row of words of which one is chosen; the content below belongs to it. */
export function Tabs<Value extends string>({
  label,
  choices,
  value,
  onChange,
  children,
}: {
  label: string
  choices: readonly TabChoice<Value>[]
  value: Value
  onChange(value: Value): void
  children?: ReactNode
}) {
  const scroller = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const bringIntoSight = useEffectEvent((chosenValue: Value) => {
    const chosen = row.current?.children[choices.findIndex((choice) => choice.value === chosenValue)]
    if (!scroller.current || !(chosen instanceof HTMLElement)) return
    const middlePx = chosen.offsetLeft - scroller.current.offsetLeft + chosen.offsetWidth / 2
    scroller.current.scrollLeft = middlePx - scroller.current.clientWidth / 2
  })
  // On small screens the row scrolls, and what a press or a link has chosen may be cut by its edge.
  useEffect(() => bringIntoSight(value), [value])
  return (
    <Primitive.Root
      className="min-w-0 max-w-full"
      value={value}
      onValueChange={(next) => onChange(next as Value) /* only our own values are offered */}
    >
      <SlidingRow scroller={scroller} className="-mx-1">
        {/* As wide as its words, so that it is seen to grow with them. */}
        <Primitive.List ref={row} aria-label={label} className="flex w-max gap-1 px-1 py-1">
          {choices.map((choice) => (
            <Primitive.Trigger
              key={choice.value}
              value={choice.value}
              {...(children ? {} : { 'aria-controls': undefined })}
              className="touch h-10 shrink-0 rounded-control px-4 font-medium text-sm text-soft transition duration-120 hover:text-ink data-[state=active]:bg-wing data-[state=active]:text-ink"
            >
              {choice.label}
            </Primitive.Trigger>
          ))}
        </Primitive.List>
      </SlidingRow>
      {children && (
        <Primitive.Content value={value} className="outline-none">
          {children}
        </Primitive.Content>
      )}
    </Primitive.Root>
  )
}
