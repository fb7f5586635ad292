import { classNames } from './class-names.ts'

/** Where one stands in a row of named steps; `current` counts from 0. */
export function StepList({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <ol className="flex items-center gap-3 text-sm">
      {steps.map((step, index) => (
        <li key={step} aria-current={index === current ? 'step' : undefined} className="flex items-center gap-3">
          {index > 0 && <span aria-hidden="true" className="h-px w-7 bg-edge max-[62.5rem]:w-3" />}
          <span
            aria-hidden="true"
            className={classNames(
              'inline-flex size-5.5 items-center justify-center rounded-full font-semibold text-xs tabular-nums',
              index === current ? 'bg-ink text-house' : 'text-soft ring-1 ring-edge ring-inset',
            )}
          >
            {index + 1}
          </span>
          <span className={classNames('whitespace-nowrap', index === current ? 'font-semibold text-ink' : 'text-soft')}>
            {step}
          </span>
        </li>
      ))}
    </ol>
  )
}
