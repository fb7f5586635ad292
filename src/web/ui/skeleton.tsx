import { classNames } from './class-names.ts'

/** The shape of what comes. Give it its size and radius by class. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-shimmer bg-wing [:where(&)]:rounded-picture', className)} />
}
