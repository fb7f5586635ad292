import type { Character } from '#contract/entities/character.ts'
import { styleLabel } from '#contract/styles.ts'
import { Button } from '#web/ui/button.tsx'
import Trash2 from '~icons/lucide/trash-2'
import { ModelSheet } from './model-sheet.tsx'
import { Portrait } from './portrait.tsx'
import { TraitList } from './trait-list.tsx'

export interface CharacterSheetProps {
  userId: string
  character: Character
  onOpenPortrait(): void
  onOpenReference(index: number): void
  onDelete(): void
}

/** All that stays the same about a character: its face, its model sheet, its traits, the words it was made of. */
export function CharacterSheet({ userId, character, onOpenPortrait, onOpenReference, onDelete }: CharacterSheetProps) {
  const traits = [...character.traits, { name: 'Style', value: styleLabel(character.style) }]
  return (
    <>
      <Portrait userId={userId} character={character} onOpen={onOpenPortrait} />
      <h2 className="display mt-7 mb-3 text-lg">Model sheet</h2>
      <ModelSheet character={character} onOpen={onOpenReference} />
      <h2 className="display mt-7 text-lg">Always the same</h2>
      <TraitList traits={traits} />
      {character.description && (
        <>
          <h2 className="display mt-6 text-lg">In your words</h2>
          <p dir="auto" className="mt-2 whitespace-pre-line break-words text-sm text-soft">
            {character.description}
          </p>
        </>
      )}
      <p className="mt-6 text-soft text-xs">
        Made on {new Date(character.$createdAt).toLocaleDateString(undefined, { dateStyle: 'long' })}
      </p>
      <Button size="small" icon={<Trash2 size={16} aria-hidden="true" />} className="mt-5" onClick={onDelete}>
        Delete character
      </Button>
    </>
  )
}
