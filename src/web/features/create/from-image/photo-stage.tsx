import { styleLabel } from '#contract/styles.ts'
import { useCharacterDraft } from '#web/data/draft/character-draft.ts'
import { Drawing } from '#web/ui/drawing.tsx'
import { imageStyleOf, keepsOriginal } from './image-style.ts'

/** The stage beside the form: the photo in the light, and what becomes of it. */
export function PhotoStage({ image, className }: { image: string; className?: string }) {
  const name = useCharacterDraft((draft) => draft.characterName.trim())
  const style = useCharacterDraft(imageStyleOf)
  return (
    <Drawing
      progress={image ? 1 : 0}
      colour={<img src={image} alt="" className="absolute inset-0 size-full object-cover" />}
      className={className}
    >
      <p className="display break-words text-card">
        <bdi>{name || 'Your character'}</bdi>
      </p>
      <p className="mt-2 text-sm opacity-75">
        {keepsOriginal(style) ? 'Kept as it is in the photo.' : `Three variations will be drawn, in ${styleLabel(style)}.`}
      </p>
    </Drawing>
  )
}
