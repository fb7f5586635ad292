import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export interface Choice<Value extends string> {
  value: Value
  name: string
  note: string
  icon?: ReactNode
}

/** A few choices side by side, of which one is taken. */
export function ChoiceTiles<Value extends string>({
  label,
  labelIsHidden = false,
  choices,
  value,
  isLocked,
  onChange,
}: {
  label: string
  labelIsHidden?: boolean
  choices: readonly Choice<Value>[]
  value: Value | undefined
  isLocked: boolean
  onChange(value: Value): void
}) {
  const group = useId()
  return (
    <fieldset disabled={isLocked} className="min-w-0">
      <legend className={labelIsHidden ? 'sr-only' : 'mb-2 font-medium text-button'}>{label}</legend>
      <div className="grid grid-cols-2 gap-3">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              // What is hidden in it scrolls with it.
              'relative flex min-h-14 cursor-pointer items-center gap-3 rounded-card border px-4 py-3 transition duration-120 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-spot small:flex-col small:items-start small:gap-2 small:px-3.5',
              choice.value === value ? 'border-lit bg-wing' : 'border-edge hover:bg-wing',
            )}
          >
            <input
              type="radio"
              name={group}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.icon && <span className={choice.value === value ? 'text-lit' : 'text-soft'}>{choice.icon}</span>}
            <span>
              <span className="block font-semibold text-button leading-5">{choice.name}</span>
              <span className="block text-sm text-soft tabular-nums">{choice.note}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
