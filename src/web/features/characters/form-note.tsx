import type { Character } from '#contract/entities/character.ts'
import { useToldOfForm } from '#web/data/characters/told-of-form.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import X from '~icons/lucide/x'

/** Told once on the page of somebody who looks a little different in new pictures; it lies over the stream and moves nothing. */
export function FormNote({ userId, character }: { userId: string; character: Character }) {
  const { isUntold, keepTold } = useToldOfForm(userId, character)
  if (!isUntold) return null
  return (
    <aside
      aria-label="What is new"
      className="absolute inset-x-0 top-full z-10 mx-auto w-full max-w-[760px] px-5 pt-3 small:px-3"
    >
      <div className="flex animate-appear items-center gap-2 rounded-card border border-seam bg-stage py-1.5 pr-1.5 pl-4 shadow-[0_6px_20px_rgb(0_0_0/0.12)]">
        <p className="min-w-0 flex-1 text-pretty break-words py-1 text-sm text-soft leading-snug">
          <span className="text-ink">{character.name} is drawn on a real human form from now on.</span> Pictures made before
          stay as they are.
        </p>
        <IconButton label="Dismiss" icon={<X size={18} aria-hidden="true" />} onClick={keepTold} />
      </div>
    </aside>
  )
}
