import type { CharacterDraft } from '#web/data/draft/character-draft.ts'
import { type ImageStyle, imageStyleOf } from './image-style.ts'

/** What the image wizard sends. */
export interface ImageDraft {
  name: string
  /** As a data URL, or "" until one was chosen. */
  image: string
  style: ImageStyle
}

export interface DraftRefusal {
  title: string
  text: string
}

/** The draft of the wizard with its picture, or what is missing, in the words of product text §8. */
export function imageDraftOf(
  draft: Pick<CharacterDraft, 'characterName' | 'characterStyle'>,
  image: string,
): ImageDraft | DraftRefusal {
  const name = draft.characterName.trim()
  if (!name) return { title: 'Missing name', text: 'Please enter a name for your character.' }
  if (!image) return { title: 'Missing image', text: 'Please upload an image for your character.' }
  return { name, image, style: imageStyleOf(draft) }
}

export function isRefusal(draft: ImageDraft | DraftRefusal): draft is DraftRefusal {
  return 'title' in draft
}
