import CircleAlert from '~icons/lucide/circle-alert'
import { classNames } from './class-names.ts'

/** Why something cannot be started yet and what to do first, for as long as that is so; nothing where it can. */
export function HeldUp({
  words,
  id,
  className,
}: {
  words: string | undefined
  /** By which what cannot be started is described. */
  id?: string
  className?: string | undefined
}) {
  if (!words) return null
  return (
    <p id={id} role="note" className={classNames('flex items-start gap-2.5 text-sm leading-snug', className)}>
      <CircleAlert size={18} aria-hidden="true" className="mt-px shrink-0 text-warn" />
      {words}
    </p>
  )
}
