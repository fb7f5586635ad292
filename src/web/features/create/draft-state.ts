import { countWords } from '#contract/count-words.ts'
import { LIMITS } from '#contract/limits.ts'
import { countCharacters } from '#contract/text.ts'
import type { CharacterDraft } from '#web/data/draft/character-draft.ts'

/** Why a draft cannot be sent yet, in words for beside the button; undefined when it can. */
export function draftProblem(draft: CharacterDraft): string | undefined {
  if (!draft.characterName.trim()) return 'Give your character a name.'
  if (isDescriptionShort(draft)) return `Describe it in at least ${LIMITS.descriptionMinChars} characters.`
  return undefined
}

export function isDescriptionShort({ characterDescription }: CharacterDraft): boolean {
  return countCharacters(characterDescription.trim()) < LIMITS.descriptionMinChars
}

/** An enhanced description has no maximum (product text §5). */
export function descriptionMaxChars({ isEnhanced }: CharacterDraft): number {
  return isEnhanced ? Number.POSITIVE_INFINITY : LIMITS.descriptionMaxChars
}

/** What the counter beside the description says. */
export function descriptionCounter(draft: CharacterDraft) {
  const count = countCharacters(draft.characterDescription)
  return {
    text: draft.isEnhanced ? `${count}` : `${count}/${LIMITS.descriptionMaxChars}`,
    spoken: draft.isEnhanced ? countWords(count, 'character') : `${count} of ${LIMITS.descriptionMaxChars} characters`,
    isBad: isDescriptionShort(draft),
  }
}
