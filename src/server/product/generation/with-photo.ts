import type { Transaction } from 'kysely'
import { AppError } from '#contract/app-error.ts'
import { LIMITS } from '#contract/limits.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import type { PictureSource, SourcePicture } from './source-picture.ts'
import { withSourcePicture } from './with-source-picture.ts'

const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/gif']

/**
 * Runs a start that makes a character of a photo in one transaction; the rules of product text §5 are checked here again
 * (UP-12). Throws 'photo.wrong-type', 'photo.too-heavy', 'photo.too-small' and what `withSourcePicture` throws.
 */
export async function withPhoto<Started>(
  parts: GenerationParts,
  requester: Requester,
  source: { image: string; field: string; folder: string },
  start: (transaction: Transaction<Tables>, photo: SourcePicture & { keep(): Promise<void> }) => Promise<Started>,
): Promise<Started> {
  const { image, field, folder } = source
  return withSourcePicture(parts, requester, { ...sourceOf(image), field, folder }, async (transaction, photo) => {
    refuseUnfit(photo, field)
    return start(transaction, photo)
  })
}

/** An address, or else the picture itself; base64 has no colon and begins with no slash but that of a JPEG. */
function sourceOf(image: string): PictureSource {
  const isAddress = /^(?:https?:\/\/|\/v1\/)/i.test(image)
  return isAddress ? { url: image } : { base64: image }
}

function refuseUnfit({ mimeType, sizeBytes, widthPx, heightPx }: SourcePicture, field: string): void {
  if (!PHOTO_TYPES.includes(mimeType)) throw new AppError('photo.wrong-type', { field })
  if (sizeBytes > LIMITS.characterPhotoMaxBytes) throw new AppError('photo.too-heavy', { field })
  if (Math.min(widthPx, heightPx) < LIMITS.characterPhotoMinPx) throw new AppError('photo.too-small', { field })
}
