import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export interface FieldProps {
  label: string
  /** How much of what is allowed is used, right of the label. */
  counter?: { text: string; isBad?: boolean; spoken: string }
  /** Why it cannot be sent as it is. */
  problem?: string
  children(ids: { inputId: string; describedBy: string | undefined }): ReactNode
}

/** A label with its counter above, one input, and what is wrong with it below. */
export function Field({ label, counter, problem, children }: FieldProps) {
  const id = useId()
  const described = [counter && `${id}-counter`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-medium text-button">
          {label}
        </label>
        {counter && (
          <span id={`${id}-counter`} className={classNames('text-sm tabular-nums', counter.isBad ? 'text-bad' : 'text-soft')}>
            <span aria-hidden="true">{counter.text}</span>
            <span className="sr-only">{counter.spoken}</span>
          </span>
        )}
      </div>
      {children({ inputId: id, describedBy: described || undefined })}
      {problem && (
        <p id={`${id}-problem`} className="mt-2 text-bad text-sm">
          {problem}
        </p>
      )}
    </div>
  )
}
