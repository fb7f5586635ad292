import type { PreviewMode } from '#contract/job-constants.ts'
import { type CheckKey, CREATION_PRICES_CREDITS, PREMIUM_PRICES_CREDITS, PRICES_CREDITS } from '#contract/prices.ts'
import type { PremiumMode, VideoUpscale } from '#contract/video.ts'
import type { FreeUseKind } from '../../platform/database/tables/credits.ts'

/** What something costs, and which free use makes it free. */
export interface Price {
  readonly credits: number
  readonly freeUse?: FreeUseKind
}

/** Three previews; the first ones and the first regeneration are free (OP-03). */
export function previewPrice({ isRegeneration }: { isRegeneration: boolean }): Price {
  return { credits: PRICES_CREDITS.preview, freeUse: isRegeneration ? 'regeneration' : 'preview' }
}

/** A character from a preview: by how the preview was made, never by what the client says (OP-01). */
export function creationPrice(mode: PreviewMode | null): Price {
  const path = mode === 'create-preview-description' ? 'description' : 'style'
  return { credits: CREATION_PRICES_CREDITS[path], freeUse: 'character' }
}

/** A message in a chat: so many pictures. */
export function chatPicturePrice({ count }: { count: number }): Price {
  return { credits: PRICES_CREDITS.chatPicture * count }
}

/** A film made larger: by what it becomes. */
export const filmUpscalePrice = ({ priceCredits }: VideoUpscale): Price => ({ credits: priceCredits })

/** A premium film: by its quality mode. */
export const premiumFilmPrice = (mode: PremiumMode): Price => ({ credits: PREMIUM_PRICES_CREDITS[mode] })

/** Somebody who is made to speak: in a picture, or in a film. */
export function lipSyncPrice({ isFilm }: { isFilm: boolean }): Price {
  return { credits: isFilm ? PRICES_CREDITS.lipSyncVideo : PRICES_CREDITS.lipSyncImage }
}

/** The price of a key whose circumstances do not matter. */
export function plainPrice(
  key: Exclude<
    CheckKey,
    | 'create-preview'
    | 'create-character'
    | 'enhance-prompt'
    | 'create-system-message'
    | 'video-generation-lip-sync'
    | 'video-upscale'
  >,
): Price {
  switch (key) {
    case 'create-character-direct':
      return { credits: CREATION_PRICES_CREDITS.direct, freeUse: 'character' }
    case 'create-chat-tools-response':
      return { credits: PRICES_CREDITS.flashEdit }
    case 'video-generation':
      return { credits: PRICES_CREDITS.chatVideo }
    case 'video-restoration':
      return { credits: PRICES_CREDITS.videoRestoration }
    case 'dress-up':
      return { credits: PRICES_CREDITS.dressUp }
    case 'merge-generation':
      return { credits: PRICES_CREDITS.blend }
    case 'image-upscale':
      return { credits: PRICES_CREDITS.imageUpscale }
    default:
      return key satisfies never
  }
}
