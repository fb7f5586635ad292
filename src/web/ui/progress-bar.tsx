import { classNames } from './class-names.ts'

/** A 4 px bar in limelight; `value` is 0 to 100. */
export function ProgressBar({ value, label, className }: { value: number; label: string; className?: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
      className={classNames('h-1 overflow-hidden rounded-full bg-edge', className)}
    >
      <div
        className="h-full origin-left rounded-full bg-limelight transition-transform duration-200 ease-linear"
        style={{ transform: `scaleX(${Math.min(100, Math.max(0, value)) / 100})` }}
      />
    </div>
  )
}
