import { useId } from 'react'
import { type ThemeChoice as Choice, useTheme } from '#web/data/theme/theme-store.ts'
import { classNames } from '#web/ui/class-names.ts'
import Monitor from '~icons/lucide/monitor'
import Moon from '~icons/lucide/moon'
import Sun from '~icons/lucide/sun'

const CHOICES = [
  ['dark', 'Dark', Moon],
  ['light', 'Light', Sun],
  ['system', 'As my device', Monitor],
] as const satisfies readonly (readonly [Choice, string, unknown])[]

/** All three themes; the button of the header knows two. */
export function ThemeChoice() {
  const group = useId()
  const { choice, choose } = useTheme()
  return (
    <fieldset className="mt-5 inline-flex rounded-full border border-edge p-0.5">
      <legend className="sr-only">Theme</legend>
      {CHOICES.map(([value, label, Icon]) => (
        <label
          key={value}
          title={label}
          className={classNames(
            'grid h-10 w-11 cursor-pointer place-items-center rounded-full transition duration-120 has-focus-visible:outline-2 has-focus-visible:outline-spot',
            value === choice ? 'bg-wing text-ink' : 'hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={group}
            aria-label={label}
            checked={value === choice}
            onChange={() => choose(value)}
            className="sr-only"
          />
          <Icon size={16} />
        </label>
      ))}
    </fieldset>
  )
}
