import { AppError } from '#contract/app-error.ts'
import { findOwnCharacter } from '../characters/characters.store.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { withSourcePicture } from './with-source-picture.ts'

/**
 * Stores a picture as the user's, for as long as they like, and answers its file. Throws 'character.not-found',
 * 'picture.unreadable', 'file.no-room'.
 */
export async function saveImage(
  parts: GenerationParts,
  requester: Requester,
  { image, characterId }: { image: string; characterId?: string },
): Promise<{ fileId: string }> {
  const { userId } = requester
  const source = { base64: image, field: 'image', folder: `saved/${parts.randomId()}` }
  return withSourcePicture(parts, requester, source, async (transaction, picture) => {
    if (characterId !== undefined && !(await findOwnCharacter(transaction, { userId, characterId }))) {
      throw new AppError('character.not-found', { field: 'characterId' })
    }
    await picture.keep()
    return { fileId: picture.fileId }
  })
}
