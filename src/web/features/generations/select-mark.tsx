import type { MouseEvent } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import Check from '~icons/lucide/check'

/** Lies over a card while many are chosen: a press, or Space, takes it; with Shift all from the last one on. */
export function SelectMark({
  name,
  isSelected,
  onToggle,
}: {
  name: string
  isSelected: boolean
  onToggle(isRange: boolean): void
}) {
  return (
    <label className="absolute inset-0 cursor-pointer rounded-picture has-focus-visible:outline-2 has-focus-visible:outline-spot has-focus-visible:outline-offset-4">
      <input
        type="checkbox"
        checked={isSelected}
        aria-label={`Select ${name}`}
        // The change event does not say whether Shift is held.
        onClick={(event: MouseEvent) => onToggle(event.shiftKey)}
        onChange={() => {}}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span
        aria-hidden="true"
        className={classNames(
          'pointer-events-none absolute top-2.5 right-2.5 grid size-8 place-items-center rounded-full',
          isSelected ? 'bg-limelight text-onlimelight' : 'border-2 border-[#f5f2ec] bg-[#0b0a0fa6]',
        )}
      >
        {isSelected && <Check size={18} strokeWidth={2.5} />}
      </span>
    </label>
  )
}
