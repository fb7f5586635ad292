import { styleLabel } from '#contract/styles.ts'
import { useCharacterDraft } from '#web/data/draft/character-draft.ts'
import { Drawing } from '#web/ui/drawing.tsx'

/** The stage beside the form: who is about to enter. */
export function WizardStage({ isCaptioned = false, className }: { isCaptioned?: boolean; className?: string }) {
  const name = useCharacterDraft((draft) => draft.characterName.trim())
  const style = useCharacterDraft((draft) => draft.characterStyle)
  return (
    <Drawing progress={0} className={className}>
      {isCaptioned && (
        <>
          <p className="display break-words text-card">{name || 'Your character'}</p>
          <p className="mt-2 text-sm opacity-75">Three takes will be drawn, in {styleLabel(style)}.</p>
        </>
      )}
    </Drawing>
  )
}
