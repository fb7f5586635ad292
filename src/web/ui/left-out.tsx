import { useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

export interface LeftOutChoice {
  readonly label: string
  run(): void
}

/** What will be left out, beside the button that orders it: quiet lines, and what is grave with the choices it leaves. */
export function LeftOut({
  lines,
  graveLines,
  choices,
  className,
}: {
  lines: readonly string[]
  graveLines: readonly string[]
  /** Somebody has pressed, and chooses; the last of them changes nothing and gets the focus. */
  choices: readonly LeftOutChoice[]
  className?: string
}) {
  const last = useRef<HTMLButtonElement>(null)
  const isAsking = choices.length > 0
  useEffect(() => {
    if (isAsking) last.current?.focus()
  }, [isAsking])
  if (lines.length + graveLines.length === 0) return null
  return (
    <div role="status" className={classNames('flex flex-col gap-1.5 text-sm leading-snug', className)}>
      {graveLines.map((line) => (
        <p key={line} className="font-medium text-warn">
          {line}
        </p>
      ))}
      {lines.map((line) => (
        <p key={line} className="line-clamp-2 text-soft">
          {line}
        </p>
      ))}
      {isAsking && (
        <div className="mt-1.5 flex flex-wrap gap-2 small:*:grow">
          {choices.map(({ label, run }, index) => (
            <Button
              key={label}
              ref={index === choices.length - 1 ? last : undefined}
              kind="quiet"
              size="small"
              onClick={(event) => {
                run()
                // Whoever changes what they said goes on where they said it.
                if (index === choices.length - 1) event.currentTarget.closest('form')?.querySelector('textarea')?.focus()
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
