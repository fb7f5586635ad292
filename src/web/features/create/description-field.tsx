import { LIMITS } from '#contract/limits.ts'
import { type CharacterDraft, useCharacterDraft } from '#web/data/draft/character-draft.ts'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { descriptionCounter, descriptionMaxChars, isDescriptionShort } from './draft-state.ts'
import { EnhanceButton } from './enhance-button.tsx'
import { readLimited } from './read-limited.ts'
import type { EnhanceAction } from './use-enhance.ts'

function hint(draft: CharacterDraft): string {
  if (draft.isEnhanced) return 'Enhanced'
  return isDescriptionShort(draft) ? `At least ${LIMITS.descriptionMinChars} characters` : ''
}

export function DescriptionField({ enhance, isLocked }: { enhance: EnhanceAction; isLocked: boolean }) {
  const draft = useCharacterDraft()
  const onChange = (box: HTMLTextAreaElement) => {
    const characterDescription = readLimited(box, descriptionMaxChars(draft))
    // Whoever clears an enhanced text begins a new one, with its limit.
    draft.change({ characterDescription, isEnhanced: draft.isEnhanced && characterDescription !== '' })
  }
  return (
    <Field label="Description" counter={descriptionCounter(draft)}>
      {({ inputId, describedBy }) => (
        <TextArea
          id={inputId}
          dir="auto"
          aria-describedby={describedBy}
          value={draft.characterDescription}
          readOnly={isLocked}
          placeholder="Hair, eyes, age, clothes, expression, place, time of day: what you say is drawn, the rest is left to chance."
          onChange={(event) => onChange(event.target)}
          foot={
            <>
              <span className="text-soft text-xs">{hint(draft)}</span>
              <EnhanceButton enhance={enhance} isLocked={isLocked} />
            </>
          }
        />
      )}
    </Field>
  )
}
