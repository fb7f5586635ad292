import type { ReactNode } from 'react'
import { styleLabel } from '#contract/styles.ts'
import { useCharacterDraft } from '#web/data/draft/character-draft.ts'
import { Drawing } from '#web/ui/drawing.tsx'

/** The stage beside the form: who is about to enter. `sketch` lies over the mannequin and shows it while it is empty. */
export function WizardStage({
  sketch,
  isCaptioned = false,
  className,
}: {
  sketch?: ReactNode
  isCaptioned?: boolean
  className?: string
}) {
  const name = useCharacterDraft((draft) => draft.characterName.trim())
  const style = useCharacterDraft((draft) => draft.characterStyle)
  return (
    <Drawing progress={sketch ? 1 : 0} colour={sketch} className={className}>
      {isCaptioned && (
        <>
          <p className="display break-words text-card">
            <bdi>{name || 'Your character'}</bdi>
          </p>
          <p className="mt-2 text-sm opacity-75">Three takes will be drawn, in {styleLabel(style)}.</p>
        </>
      )}
    </Drawing>
  )
}
