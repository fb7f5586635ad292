import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { TIMING } from '#contract/timing.ts'
import { useCharacterDraft } from '#web/data/draft/character-draft.ts'
import { Drawing } from '#web/ui/drawing.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

const TAKES = Array.from({ length: LIMITS.previewsPerRequest }, (_, index) => index + 1)

/** Step 2: the previews that have just been started, for the 3 s before the library takes over (OP-11). */
export function StartedStep({ sketch, onLeave }: { sketch?: ReactNode; onLeave(): void }) {
  const name = useCharacterDraft((draft) => draft.characterName.trim())
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const leaving = setTimeout(() => leave(), TIMING.descriptionRedirectMs)
    return () => clearTimeout(leaving)
  }, [])
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-8 overflow-y-auto px-10 pt-1 pb-9 small:gap-5 small:px-5 small:pt-6">
      <div>
        <h2 className="display break-words text-card">
          Three takes on <bdi>{name}</bdi> have started
        </h2>
        <p className="mt-2 text-soft">They are drawn in your generations, where you choose the one to keep.</p>
      </div>
      <div className="grid grid-cols-3 gap-5 small:gap-2">
        {TAKES.map((take) => (
          <figure key={take}>
            {/* Who it is about: the sketch of the words they were ordered with. Square, so that all of it is in a low window. */}
            <Drawing
              progress={sketch ? 1 : 0}
              colour={sketch}
              isDim
              className="aspect-square rounded-picture small:aspect-[312/440]"
            />
            <figcaption className="mt-2.5 text-sm text-soft">Take {take}</figcaption>
          </figure>
        ))}
      </div>
      <Spinner label="Taking you to your generations" />
    </div>
  )
}
