import { LIMITS } from '#contract/limits.ts'
import { countCharacters } from '#contract/text.ts'
import { useCharacterDraft } from '#web/data/draft/character-draft.ts'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { readLimited } from './read-limited.ts'

export function NameField({ isLocked }: { isLocked: boolean }) {
  const name = useCharacterDraft((draft) => draft.characterName)
  const change = useCharacterDraft((draft) => draft.change)
  const maxChars = LIMITS.characterNameMaxChars
  const count = countCharacters(name)
  return (
    <Field label="Character name" counter={{ text: `${count}/${maxChars}`, spoken: `${count} of ${maxChars} characters` }}>
      {({ inputId, describedBy }) => (
        <TextInput
          id={inputId}
          dir="auto"
          aria-describedby={describedBy}
          value={name}
          readOnly={isLocked}
          autoComplete="off"
          placeholder="What are they called?"
          onChange={(event) => change({ characterName: readLimited(event.target, maxChars) })}
        />
      )}
    </Field>
  )
}
