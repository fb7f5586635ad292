import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

/** What is there to spend, and for as long as it does not suffice the way to more beside it. */
export function CreditsLeft({
  id,
  words,
  isShort,
  onGetMore,
  className,
}: {
  id?: string
  words: string
  isShort: boolean
  onGetMore(): void
  className?: string
}) {
  return (
    <div className={classNames('flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-soft tabular-nums', className)}>
      <p id={id}>{words}</p>
      {isShort && (
        <Button size="small" onClick={onGetMore}>
          Buy Credits
        </Button>
      )}
    </div>
  )
}
