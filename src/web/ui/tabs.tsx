import { Tabs as Primitive } from 'radix-ui'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

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
  const row = useRef<HTMLDivElement>(null)
  const bringIntoSight = useEffectEvent((chosenValue: Value) => {
    const chosen = row.current?.children[choices.findIndex((choice) => choice.value === chosenValue)]
    if (!row.current || !(chosen instanceof HTMLElement)) return
    const middlePx = chosen.offsetLeft - row.current.offsetLeft + chosen.offsetWidth / 2
    row.current.scrollLeft = middlePx - row.current.clientWidth / 2
  })
  // On small screens the row scrolls, and what a press or a link has chosen may be cut by its edge.
  useEffect(() => bringIntoSight(value), [value])
  return (
    <Primitive.Root
      className="min-w-0 max-w-full"
      value={value}
      onValueChange={(next) => onChange(next as Value) /* only our own values are offered */}
    >
      <Primitive.List
        ref={row}
        aria-label={label}
        className="-mx-1 flex gap-1 overflow-x-auto px-1 py-1 [scrollbar-width:none] small:pr-10 small:[mask-image:linear-gradient(90deg,#000_calc(100%_-_48px),transparent)]"
      >
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
      {children && (
        <Primitive.Content value={value} className="outline-none">
          {children}
        </Primitive.Content>
      )}
    </Primitive.Root>
  )
}
