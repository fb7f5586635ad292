import { type ReactNode, useId } from 'react'
import { PRICES_CREDITS } from '#contract/prices.ts'
import { classNames } from '#web/ui/class-names.ts'
import Film from '~icons/lucide/film'
import Image from '~icons/lucide/image'
import type { LipSyncMode } from './lip-sync-form.ts'

const MODES: readonly { mode: LipSyncMode; name: string; icon: ReactNode; credits: number }[] = [
  { mode: 'image', name: 'Image + audio', icon: <Image size={20} />, credits: PRICES_CREDITS.lipSyncImage },
  { mode: 'video', name: 'Video + audio', icon: <Film size={20} />, credits: PRICES_CREDITS.lipSyncVideo },
]

/** Who speaks: somebody in a picture, or in a film. */
export function ModeChoice({
  mode,
  isLocked,
  onChange,
}: {
  mode: LipSyncMode | undefined
  isLocked: boolean
  onChange(mode: LipSyncMode): void
}) {
  const name = useId()
  return (
    <fieldset disabled={isLocked} className="grid min-w-0 grid-cols-2 gap-3">
      <legend className="sr-only">Lip sync mode</legend>
      {MODES.map((one) => (
        <label
          key={one.mode}
          className={classNames(
            'flex min-h-14 cursor-pointer items-center gap-3 rounded-card border px-4 py-3 transition duration-120 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-spot small:flex-col small:items-start small:gap-2',
            one.mode === mode ? 'border-lit bg-wing' : 'border-edge hover:bg-wing',
          )}
        >
          <input type="radio" name={name} checked={one.mode === mode} onChange={() => onChange(one.mode)} className="sr-only" />
          <span className={one.mode === mode ? 'text-lit' : 'text-soft'}>{one.icon}</span>
          <span>
            <span className="block font-semibold text-button leading-5">{one.name}</span>
            <span className="block text-sm text-soft tabular-nums">{one.credits} credits</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
